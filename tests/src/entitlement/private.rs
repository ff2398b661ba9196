//! What one person alone is told.

use bot_core::game::{
    Action, Answer, Ask, Detail, Hint, Known, NotebookWhy, Notice, PersonId, Role, Seat, Target, WarningCode,
};

use super::batch::Batch;
use super::rights::{Speciality, Tells};
use super::truth::{Part, Truth};
use super::watch::Watch;

/// Whether this person may be told this now.
pub(super) fn check(
    truth: &Truth,
    watch: &mut Watch,
    batch: &Batch<'_>,
    to: &PersonId,
    notice: &Notice,
    found: &mut Vec<String>,
) {
    let seat = truth.seat_of(to);
    let own = batch.sender.as_ref().is_some_and(|(sender, _)| sender == to);
    let right = match notice {
        Notice::Dealt { seat: of, hand, knows, side, marks, .. } => {
            let held: Vec<Role> = truth.hand(*of).map(|(_, card)| card.role).collect();
            let before_order = truth.rights.id == "v6" && batch.newcomer.is_none();
            knows_right(truth, *of, knows, before_order)
                && seat == Some(*of)
                && (held == *hand || batch.newcomer.is_some())
                && *side == truth.side_of(*of)
                && marks.iter().all(|mark| marked(truth, *of, mark.card, mark.group))
        }
        Notice::Identity { seat: of, role, knows, .. } => {
            let front = truth.acting(*of).first().map(|index| truth.cards[*index].role);
            seat == Some(*of) && front == Some(*role) && knows_right(truth, *of, knows, false)
        }
        Notice::Promoted { seat: of, .. } => {
            let special = truth.hand(*of).any(|(_, card)| card.alive && card.role == Role::SpecialKiller);
            seat == Some(*of) && special
        }
        Notice::Ask { seat: of, .. } => seat == Some(*of),
        Notice::Noted { ask, targets, detail } => {
            noted(truth, watch, batch, seat, (*ask, targets, detail.as_ref()))
        }
        Notice::Team { ask, from, targets, said, friend } => {
            let part = watch.part.unwrap_or(Part::Night);
            *friend == seat.is_none()
                && team(truth, batch, (to, seat), (*ask, *from, targets, said.as_deref()), part)
        }
        Notice::Answer { ask, targets, answer } => answered(truth, batch, seat, (*ask, targets, answer)),
        Notice::Suspect { seat: from, .. } => {
            let police = |seat: &Seat| truth.hand(*seat).any(|(_, card)| card.role == Role::Police);
            let mine = truth.rights.special == Speciality::Suspects && batch.seat() == Some(*from);
            mine && police(from) && seat.as_ref().is_some_and(police)
        }
        Notice::Squeezed { .. } => truth.rights.special == Speciality::Squeeze && seat.is_some(),
        Notice::Parted { seat: of, .. } => {
            truth.rights.special == Speciality::Parting && seat == Some(*of) && !truth.lives(*of)
        }
        Notice::Partner { seat: other } => {
            let kira = |seat: &Seat| truth.books.get(seat).is_some_and(|count| *count > 0);
            seat.as_ref().is_some_and(kira) && kira(other) && seat != Some(*other)
        }
        Notice::Notebook { why, .. } => notebook(truth, batch, seat, *why),
        Notice::Befriended { seat: of, hand } => {
            let held: Vec<Role> = truth.hand(*of).map(|(_, card)| card.role).collect();
            truth.friends.get(to) == Some(of) && held == *hand
        }
        Notice::StoryPart { .. } => own && truth.rights.special == Speciality::Story,
        Notice::Question { from, .. } => {
            let asks = batch.sender.as_ref().is_some_and(|(sender, _)| sender == from);
            truth.host.as_ref() == Some(to) && asks
        }
        Notice::CalledBack {} => batch.over && truth.rights.id == "v2-club",
        // Source: SL-20
        Notice::Reminder { asks, .. } => seat.is_some_and(|seat| {
            let part = watch.part.unwrap_or(Part::Night);
            asks.iter().all(|ask| *ask == Ask::Vote || truth.powers(seat, part).contains(ask))
        }),
        Notice::Warning { code, seat: of } => warned(truth, to, (*code, *of), own, seat),
        // Everything else is for all to hear, and nobody reviews by default. Source: NO-03
        _ => false,
    };
    if !right {
        found.push(format!("{to} (seat {seat:?}) may not be told: {notice:?}"));
    }
}

/// Source: A-05, V6-05
fn knows_right(truth: &Truth, seat: Seat, knows: &[Known], before_order: bool) -> bool {
    let wanted = if before_order { Vec::new() } else { truth.known_to(seat) };
    wanted == knows
}

/// Only cards of one's own are marked, and only in the group that they are in. Source: V5-04, DU-11
fn marked(truth: &Truth, seat: Seat, number: u16, group: Role) -> bool {
    let card = truth.hand(seat).find(|(index, _)| truth.number_of(*index) == number);
    let role = card.map(|(_, card)| card.role);
    let groups: &[&[Role]] = &[
        &[Role::Killer, Role::Undercover],
        &[Role::Police, Role::Undercover],
        &[Role::SpecialKiller, Role::Killer],
        &[Role::SecretPolice],
        &[Role::Doctor],
    ];
    role.is_some_and(|role| {
        role == group || groups.iter().any(|all| all.contains(&role) && all.contains(&group))
    })
}

/// The judge confirms to whoever has said something, and nobody else, what they have said. A vote that
/// is given back is told to whoever gave it.
fn noted(
    truth: &Truth,
    watch: &mut Watch,
    batch: &Batch<'_>,
    seat: Option<Seat>,
    (ask, targets, detail): (Ask, &[Target], Option<&Detail>),
) -> bool {
    let Some(seat) = seat else { return false };
    let given_back = ask == Ask::Vote && targets.is_empty() && detail.is_none() && !batch.out.is_empty();
    if batch.seat() != Some(seat) {
        watch.give_back(seat);
        return given_back;
    }
    let numbers = |named: &[bot_core::game::PlayerRef]| -> Vec<Target> {
        let number = |target: &bot_core::game::PlayerRef| match target {
            bot_core::game::PlayerRef::Number(number) => Some(Target(*number)),
            bot_core::game::PlayerRef::Person(_) | bot_core::game::PlayerRef::Typed(_) => None,
        };
        named.iter().filter_map(number).collect()
    };
    match &batch.step.action {
        // Only the asker's own number of targets comes back, never another's. Source: SL-03
        Action::Act { ask: named, targets: said, .. } if *named == ask => {
            detail.is_none() && (numbers(said) == targets || targets.is_empty() || ask == Ask::Order)
        }
        Action::Act { .. } => targets.is_empty() && truth.rights.special == Speciality::Conan,
        Action::Vote { targets: said, .. } => {
            ask == Ask::Vote
                && detail.is_none()
                && targets.iter().all(|target| numbers(said).contains(target))
        }
        Action::Abstain { .. } | Action::Unvote => ask == Ask::Vote && targets.is_empty() && detail.is_none(),
        Action::Decline { ask: named, .. } => {
            if ask == Ask::Vote {
                watch.abstain(seat);
            }
            named.is_none_or(|named| named == ask) && (targets.is_empty() || ask == Ask::Order)
        }
        Action::Floor { .. } => ask == Ask::Floor,
        Action::Squeeze { .. } => ask == Ask::Squeeze,
        Action::Play { .. } => ask == Ask::Play,
        Action::Cover { .. } => ask == Ask::Cover,
        Action::Deduce { .. } => ask == Ask::Deduce,
        Action::Write { .. } => ask == Ask::Write,
        Action::Announce { .. } => ask == Ask::Notice,
        Action::Tell { .. } => ask == Ask::Story,
        _ => {
            watch.give_back(seat);
            given_back
        }
    }
}

/// What somebody named is told to those who use that power with them; what they say, to those whom their
/// team may talk to; what a friend says, to the friends of the same team.
///
/// Source: A-04, C-05, SL-17
fn team(
    truth: &Truth,
    batch: &Batch<'_>,
    (to, seat): (&PersonId, Option<Seat>),
    (ask, from, targets, said): (Option<Ask>, Seat, &[Target], Option<&str>),
    part: Part,
) -> bool {
    let Some(seat) = seat else {
        let speaks = batch.sender.as_ref().and_then(|(sender, _)| truth.friends.get(sender)) == Some(&from);
        let hears = truth.friends.get(to);
        let role = |seat: Seat| truth.hand(seat).map(|(_, card)| card.role).next();
        return speaks && said.is_some() && hears.is_some_and(|seat| role(*seat) == role(from));
    };
    if batch.seat() != Some(from) || seat == from || !truth.lives(seat) {
        return false;
    }
    match (ask, &batch.step.action) {
        (None, Action::Say { text }) => {
            said == Some(text) && targets.is_empty() && truth.talks_with(from).contains(&seat)
        }
        (
            Some(ask),
            Action::Act { .. } | Action::Decline { .. } | Action::Announce { .. } | Action::Tell { .. },
        ) => {
            let named = truth.named.get(&(from, ask)).map_or(&[][..], Vec::as_slice);
            truth.group(from, ask, part).contains(&seat) && (targets.is_empty() || targets == named)
        }
        _ => false,
    }
}

/// The judge's answers: what may be answered at all, and that it is true.
fn answered(
    truth: &Truth,
    batch: &Batch<'_>,
    seat: Option<Seat>,
    (ask, targets, answer): (Ask, &[Target], &Answer),
) -> bool {
    let Some(seat) = seat else { return false };
    if batch.newcomer == Some(seat) {
        // Whoever takes over a seat takes over what it knows. Source: C-15
        let known = truth.heard.get(&seat).map_or(&[][..], Vec::as_slice);
        return known.iter().any(|(by, about, said)| (*by, &about[..], said) == (ask, targets, answer));
    }
    match ask {
        Ask::Check => checked(truth, seat, targets, answer),
        // The right account, to whoever wrote a wrong one. Source: DN-04
        Ask::Write => {
            let [target] = targets else { return false };
            let account = truth.sitter(Seat(target.0)).cloned();
            let right = matches!(answer, Answer::Account(person) if Some(person) == account.as_ref());
            truth.books.get(&seat).is_some_and(|count| *count > 0) && right
        }
        _ => truth.rights.special == Speciality::Conan && of_conan(truth, seat, ask, answer),
    }
}

/// Source: V2-03, ST-03, V4-03, V4C-06, V5-09, V5-10, V7-05
fn checked(truth: &Truth, seat: Seat, targets: &[Target], answer: &Answer) -> bool {
    let [target] = targets else { return false };
    // The card may die this very night, but does so after the answer.
    let Some(card) = truth.aimed_at(*target) else { return false };
    let held = |role: Role| truth.hand(seat).any(|(_, card)| card.role == role);
    let hugs =
        || truth.named.iter().filter(|((_, ask), _)| *ask == Ask::Hug).flat_map(|(_, targets)| targets);
    let silent = match truth.rights.id {
        "v4" => hugs().any(|hugged| *hugged == Target(seat.0)),
        "v4-classic" => hugs().any(|hugged| hugged == target),
        _ => false,
    };
    if *answer == Answer::Hint(Hint::None) {
        return silent;
    }
    let secret = matches!(answer, Answer::Hint(Hint::Yes | Hint::No));
    if secret {
        let yes = *answer == Answer::Hint(Hint::Yes);
        return held(Role::Undercover) && yes == (card.role == Role::SecretPolice);
    }
    match truth.rights.tells {
        Tells::TheRole => *answer == Answer::Role(card.role),
        Tells::OneOf(roles) if roles.contains(&card.role) => *answer == Answer::Role(Role::Killer),
        Tells::OneOf(_) => *answer == Answer::Hint(Hint::NotKiller),
        Tells::Nothing => false,
    }
}

/// Who of the Conan game may learn what kind of thing. Source: CO-03 to CO-08, CO-14, CO-18 to CO-24
fn of_conan(truth: &Truth, seat: Seat, ask: Ask, answer: &Answer) -> bool {
    let Some(role) = truth.hand(seat).map(|(_, card)| card.role).next() else { return false };
    let nothing = *answer == Answer::Hint(Hint::None);
    let yes_or_no = matches!(answer, Answer::Hint(Hint::Yes | Hint::No));
    match (role, ask) {
        (Role::Conan | Role::Jodie, Ask::Investigate | Ask::Hunt) if yes_or_no => true,
        // With the watch he asks as the great detective does. Source: CO-04
        (Role::Conan | Role::Kogoro, Ask::Investigate) => nothing || matches!(answer, Answer::Build(_)),
        (Role::Heiji, Ask::Investigate) => {
            nothing || matches!(answer, Answer::Kind(_) | Answer::Role(Role::Killer))
        }
        (Role::Ran | Role::Haibara, Ask::Search) => {
            nothing || yes_or_no || matches!(answer, Answer::Found(_))
        }
        (Role::Gin, Ask::TrueGlare) => nothing || matches!(answer, Answer::Role(_)),
        (Role::Vermouth, Ask::Raven) => nothing || matches!(answer, Answer::Targets { .. }),
        (Role::Vermouth, Ask::Surpass) => nothing || matches!(answer, Answer::Looks { .. }),
        (Role::Sonoko, Ask::Gossip) => nothing || matches!(answer, Answer::Sex(_)),
        (Role::Jodie, Ask::Hunt) => nothing,
        // The boss learns who has black's blessing. Source: CO-20
        (Role::Boss, Ask::Kill) => *answer == Answer::Role(Role::Vermouth),
        _ => false,
    }
}

/// Source: DN-06, DN-12, DN-13, DN-18
fn notebook(truth: &Truth, batch: &Batch<'_>, seat: Option<Seat>, why: NotebookWhy) -> bool {
    let Some(seat) = seat else { return false };
    let handed = match &batch.step.action {
        Action::Act { ask: Ask::Transfer, targets, .. } => targets.first().cloned(),
        _ => None,
    };
    let receiver = match handed {
        Some(bot_core::game::PlayerRef::Number(number)) => Some(Seat(number)),
        _ => None,
    };
    let masked = truth.rights.special == Speciality::DeathNote;
    masked
        && match why {
            NotebookWhy::Received => receiver == Some(seat) || batch.newcomer == Some(seat),
            NotebookWhy::Given => batch.seat() == Some(seat) && receiver.is_some(),
            NotebookWhy::Recovered | NotebookWhy::Won | NotebookWhy::Anew => true,
        }
}

fn warned(
    truth: &Truth,
    to: &PersonId,
    (code, of): (WarningCode, Seat),
    own: bool,
    seat: Option<Seat>,
) -> bool {
    match code {
        WarningCode::OutOfTurn
        | WarningCode::Night
        | WarningCode::Dead
        | WarningCode::Dreams
        | WarningCode::Unheard => own && seat == Some(of),
        WarningCode::OwnAccount => own && truth.rights.is_masked() && seat == Some(of),
        WarningCode::Friend => own && truth.friends.get(to) == Some(&of),
        // Source: A-07
        WarningCode::Away => {
            (truth.host.as_ref() == Some(to) || truth.cohosts.contains(to)) && seat != Some(of)
        }
        WarningCode::TargetOut => {
            let mut aims = truth.named.iter().filter(|((by, _), _)| Some(*by) == seat);
            !truth.lives(of) && aims.any(|(_, targets)| targets.contains(&Target(of.0)))
        }
        WarningCode::FewPosts | WarningCode::NoVote => {
            seat == Some(of) && truth.rights.special == Speciality::Slow
        }
        // Said aloud. Source: C-15
        WarningCode::ByHost => false,
    }
}

//! What the core tells and asks, with the buttons and menus that belong to it.

use bot_core::game::rules::AdmitRule;
use bot_core::game::{
    Ask, Audience, Game, Locale, Notice, Phase, Prompt, Role, Seat, Table, Target, WindowPart,
};
use bot_core::host::{Line, TableView};
use bot_core::text::{Escape, Face};
use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::app::{App, number};
use crate::custom::{Asked, Plain};
use crate::parts::{Labels, OPTIONS_MAX, button, menu, option, prompt_rows};

/// An instant as Discord counts down to it on each reader's screen.
pub(crate) fn countdown(moment: bot_core::game::Moment) -> String {
    format!("<t:{}:R>", moment.0.div_euclid(1000))
}

/// A table's people as they are shown in a message.
pub(crate) fn face(table: &Table, view: &TableView) -> Face {
    Face::of(table, Escape::Discord, view.at).with_moments(countdown)
}

/// Buttons that a row has room for.
const BUTTONS_MAX: usize = 5;

/// Puts buttons into the last row if that has buttons and room, else into a new one.
fn add_buttons(rows: &mut Vec<CreateActionRow>, more: Vec<CreateButton>) {
    if more.is_empty() {
        return;
    }
    match rows.last_mut() {
        Some(CreateActionRow::Buttons(row)) if row.len() + more.len() <= BUTTONS_MAX => row.extend(more),
        _ => rows.push(CreateActionRow::Buttons(more)),
    }
}

impl App {
    fn labels(&self, locale: &Locale, ask: Ask) -> Labels {
        let say = match ask {
            Ask::Floor => "discord-floor",
            Ask::Ready => "discord-ready",
            Ask::Speech | Ask::LastWords => "discord-pass",
            ask if ask.is_in_words() || ask == Ask::Write => "discord-write",
            _ => "discord-use",
        };
        let decline = match ask {
            Ask::Vote => "discord-abstain",
            Ask::Accuse | Ask::Floor => "discord-pass",
            _ => "discord-decline",
        };
        let choose = match ask {
            Ask::Squeeze => "discord-choose-squeeze",
            Ask::Vote => "discord-vote",
            Ask::Approve => "discord-approve",
            _ => "discord-choose",
        };
        Labels {
            choose: self.say(locale, choose, &[]),
            decline: self.say(locale, decline, &[]),
            say: self.say(locale, say, &[]),
            refuse: self.say(locale, "discord-refuse", &[]),
        }
    }

    fn rows(&self, view: &TableView, prompt: &Prompt, locale: &Locale, alone: bool) -> Vec<CreateActionRow> {
        let Some(channel) = number(view.venue.id()) else { return Vec::new() };
        let Some(table) = &view.state.table else { return Vec::new() };
        let asked = Asked { table: view.id, channel, prompt: prompt.id };
        let texts = self.host.texts();
        let choices = texts.choices(locale, prompt, &Face::of(table, Escape::Plain, view.at));
        let chosen = if alone { prompt.chosen.as_slice() } else { &[] };
        prompt_rows(prompt, asked, chosen, &self.labels(locale, prompt.ask), |target, side| {
            let named = choices.iter().find(|(choice, _)| *choice == target);
            let named = named.map_or_else(|| target.to_string(), |(_, text)| text.clone());
            match (side, prompt.ask) {
                (Some(side), _) => {
                    let side = self.say(locale, &format!("hand-{side}"), &[]);
                    self.say(locale, "discord-squeeze", &[("count", named.into()), ("side", side.into())])
                }
                (None, Ask::Order) => {
                    let role = card_of(table, prompt.seat, target);
                    let role = role.map_or(named, |role| texts.role(locale, role));
                    self.say(locale, "discord-front", &[("card", target.0.into()), ("role", role.into())])
                }
                (None, _) => named,
            }
        })
    }

    /// A prompt as a message for the person alone: the question, and with what to answer.
    pub(crate) fn prompt_message(
        &self,
        view: &TableView,
        prompt: &Prompt,
        locale: &Locale,
    ) -> (String, Vec<CreateActionRow>) {
        let question = match &view.state.table {
            Some(table) => self.host.texts().question(locale, prompt, &face(table, view)),
            None => String::new(),
        };
        (self.shown(locale, &question), self.rows(view, prompt, locale, true))
    }

    /// The buttons and menus below a message of the judge.
    pub(crate) fn line_rows(&self, line: &Line) -> Vec<CreateActionRow> {
        let (notice, locale) = (line.notice.open(), &line.locale);
        let room = matches!(line.to, Audience::Room);
        let Some(view) = self.view(line.table) else { return Vec::new() };
        let mut rows = Vec::new();
        if let Some(prompt) = &line.prompt
            && (!room || !prompt.private || matches!(prompt.ask, Ask::Vote))
        {
            let prompt = if room { for_all(prompt, notice, &view) } else { prompt.clone() };
            rows = self.rows(&view, &prompt, locale, !room);
        }
        if room {
            add_buttons(&mut rows, self.day_buttons(notice, &view, locale));
        }
        rows
    }

    /// What else can be done while this goes on. Everybody sees the same buttons, whatever they may do: the judge
    /// refuses what somebody may not, to them alone.
    fn day_buttons(&self, notice: &Notice, view: &TableView, locale: &Locale) -> Vec<CreateButton> {
        let table = view.state.table.as_ref();
        let game = table.and_then(|table| Some((&table.rules, table.game.as_ref()?.day)));
        let from = |rule: &AdmitRule, day: u16| rule.from_day > 0 && day >= rule.from_day;
        let masked = table.is_some_and(|table| table.is_masked());
        let deeds = Deeds::of(notice);
        let all = [
            (deeds.claim, Plain::Claim, "discord-claim", ButtonStyle::Secondary),
            // Whoever wears a mask speaks through the judge alone. Source: DN-01
            (masked && deeds.speak, Plain::Speak, "discord-speak", ButtonStyle::Primary),
            (
                deeds.admit && game.is_some_and(|(rules, day)| from(&rules.explode, day)),
                Plain::Explode,
                "discord-explode",
                ButtonStyle::Danger,
            ),
            (
                deeds.admit && game.is_some_and(|(rules, day)| from(&rules.confess, day)),
                Plain::Confess,
                "discord-confess",
                ButtonStyle::Danger,
            ),
            (deeds.hand, Plain::Hand, "discord-hand", ButtonStyle::Secondary),
        ];
        let shown = all.into_iter().filter(|(applies, ..)| *applies);
        shown.map(|(_, plain, key, style)| button(plain, &self.say(locale, key, &[]), style)).collect()
    }

    /// The roles of a game as a menu to claim one of them.
    pub(crate) fn claim_rows(&self, view: &TableView, locale: &Locale) -> Vec<CreateActionRow> {
        let Some(table) = &view.state.table else { return Vec::new() };
        let texts = self.host.texts();
        let players = u16::try_from(table.players.len()).unwrap_or(u16::MAX);
        let dealt = table.rules.roles_for(players).unwrap_or_default();
        let roles = dealt.keys().take(OPTIONS_MAX);
        let options: Vec<_> = roles.map(|role| option(&texts.role(locale, *role), role.id())).collect();
        let menu = menu(Plain::ClaimRole, &self.say(locale, "discord-claim", &[]), options);
        vec![CreateActionRow::SelectMenu(menu)]
    }
}

/// What people may do of their own will while something goes on that a notice has begun.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Deeds {
    /// Claim a role.
    claim: bool,
    /// Speak as a character.
    speak: bool,
    /// Explode or confess, where the rules have it.
    admit: bool,
    /// Look at what is asked of oneself alone, and at what one may do at any time.
    hand: bool,
}

impl Deeds {
    fn of(notice: &Notice) -> Deeds {
        let none = Deeds::default();
        let hand = Deeds { hand: true, ..none };
        let day = Deeds { admit: true, speak: true, ..hand };
        match notice {
            Notice::Started { .. } | Notice::Riddle { .. } | Notice::Unclaimed { .. } => hand,
            Notice::Reminder { .. } | Notice::Bequeathing { .. } => hand,
            Notice::Night { .. } | Notice::NoticeTime { .. } => Deeds { speak: true, ..hand },
            Notice::Window { part, .. } => {
                Deeds { claim: true, admit: *part == WindowPart::Day, speak: true, hand: true }
            }
            // While votes are cast nobody claims anything.
            Notice::Ballot { .. } => day,
            Notice::Speak { .. }
            | Notice::LastWords { .. }
            | Notice::Discussion { .. }
            | Notice::Accusations { .. }
            | Notice::Defence { .. } => Deeds { claim: true, ..day },
            _ => none,
        }
    }
}

/// A prompt as everybody in the room may answer it. The judge refuses what one alone may not.
fn for_all(prompt: &Prompt, notice: &Notice, view: &TableView) -> Prompt {
    let mut prompt = prompt.clone();
    match notice {
        Notice::Ballot { candidates, weights, .. } => {
            prompt.targets.clone_from(candidates);
            let most = weights.values().copied().max().unwrap_or(1);
            prompt.max = u8::try_from(most).unwrap_or(u8::MAX);
        }
        Notice::Accusations { .. } => {
            let game = view.state.table.as_ref().and_then(|table| table.game.as_ref());
            prompt.targets = game.iter().flat_map(|game| game.living()).map(Target::from).collect();
        }
        _ => {}
    }
    prompt
}

/// The role of one of the cards of a seat, for its owner's eyes.
fn card_of(table: &Table, seat: Seat, card: Target) -> Option<Role> {
    let game = table.game.as_ref()?;
    let index = usize::from(card.0).checked_sub(1)?;
    game.hand(seat).nth(index).map(|(_, held)| held.role)
}

/// How many of how many have answered what everybody is asked by day. Nights tell nothing.
pub(crate) fn progress(table: &Table, game: &Game) -> Option<(&'static str, usize, usize)> {
    match &game.phase {
        Phase::Ballot(ballot) if ballot.called.is_none() => {
            let voters = ballot.weights.keys().filter(|seat| game.is_alive(**seat));
            let voted = voters.clone().filter(|seat| ballot.votes.contains_key(seat)).count();
            Some(("discord-voted", voted, voters.count()))
        }
        Phase::Discussion { passed } => {
            let all: Vec<Seat> = game.present().filter(|seat| !game.is_silenced(*seat)).collect();
            Some(("discord-passed", all.iter().filter(|seat| passed.contains(seat)).count(), all.len()))
        }
        Phase::Ordering { chosen } => Some(("discord-ordered", chosen.len(), table.players.len())),
        _ => None,
    }
}

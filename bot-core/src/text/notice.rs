//! What the judge tells, in words: one text for each notice.

use super::arg::Arg;
use super::ballot::BallotWords;
use super::catalogue::Texts;
use super::face::Face;
use super::prompt::Asked;
use super::teller::{Teller, lines};
use crate::game::{Answer, Ask, Death, Locale, Notice, PersonId, Seat, Seated, Target, WarningCode};

impl Texts {
    /// A notice as it is shown to its reader. The face gives names and the instant it is for.
    #[must_use]
    pub fn notice(&self, locale: &Locale, notice: &Notice, face: &Face) -> String {
        self.teller(locale, face).notice(notice)
    }
}

impl Teller<'_> {
    fn notice(&self, notice: &Notice) -> String {
        match notice {
            Notice::Opened { ruleset, host, house_rules, commitment } => lines([
                self.say(
                    "notice-opened",
                    &[("ruleset", self.ruleset(ruleset).into()), ("host", self.person(host).into())],
                ),
                // What a game is like is said where it is set up. Source: V5-17
                self.texts.ruleset_about(self.locale, ruleset),
                self.house_rules(house_rules),
                self.say("notice-commitment", &[("commitment", commitment.into())]),
            ]),
            Notice::Lobby { ruleset, players, commitment } => lines([
                self.say(
                    "notice-lobby",
                    &[("ruleset", self.ruleset(ruleset).into()), ("players", (*players).into())],
                ),
                self.say("notice-commitment", &[("commitment", commitment.into())]),
            ]),
            Notice::Joined { user, players, computer } => self.say(
                "notice-joined",
                &[
                    ("who", self.person(user).into()),
                    ("players", (*players).into()),
                    ("computer", (*computer).into()),
                ],
            ),
            Notice::Left { user, players } => {
                self.say("notice-left", &[("who", self.person(user).into()), ("players", (*players).into())])
            }
            Notice::OptionSet { option, value, house_rules } => lines([
                self.say("notice-option-set", &[("rule", self.option_sentence(option, value).into())]),
                self.house_rules(house_rules),
            ]),
            Notice::LanguageSet { .. } => self.say("notice-language-set", &[]),
            Notice::ReadyNoted { user, ready, players } => self.say(
                "notice-ready",
                &[
                    ("who", self.person(user).into()),
                    ("ready", (*ready).into()),
                    ("players", (*players).into()),
                ],
            ),
            Notice::ReadyAsked { users, ends } => {
                let who = self.list(users.iter().map(|user| self.person(user)));
                self.limited(self.say("notice-ready-asked", &[("who", who.into())]), *ends)
            }
            Notice::HostPassed { user } => {
                self.say("notice-host-passed", &[("who", self.person(user).into())])
            }
            Notice::Table { note, seat, user, amount } => {
                let who = match (seat, user) {
                    (Some(seat), _) => self.seat(*seat),
                    (None, Some(user)) => self.person(user),
                    (None, None) => self.say("nobody", &[]),
                };
                let user = user.as_ref().map_or_else(|| self.say("nobody", &[]), |user| self.person(user));
                let args =
                    [("who", who.into()), ("amount", amount.unwrap_or(0).into()), ("user", user.into())];
                self.say(&format!("note-{note}"), &args)
            }
            Notice::Paused {} => self.say("notice-paused", &[]),
            Notice::Resumed { ends } => self.limited(self.say("notice-resumed", &[]), *ends),
            Notice::Extended { ends } => self.limited(self.say("notice-extended", &[]), *ends),
            Notice::Started { seats, accounts, ruleset, roles, commitment, nonce, rules_hash, game: _ } => {
                let face = self.face.reseated(seats);
                let there = Teller { face: &face, ..*self };
                lines([
                    self.say("notice-started", &[("ruleset", self.ruleset(ruleset).into())]),
                    self.say("notice-started-roles", &[("roles", self.roles(roles).into())]),
                    lines(seats.iter().map(|seated| there.seat(seated.seat))),
                    self.accounts(accounts.iter().map(|account| &account.user)),
                    self.say(
                        "notice-started-proof",
                        &[
                            ("commitment", commitment.into()),
                            ("nonce", nonce.into()),
                            ("hash", rules_hash.into()),
                        ],
                    ),
                ])
            }
            Notice::Dealt { seat, hand, cards, side, knows, marks } => {
                self.dealt(&super::hand::Held { seat: *seat, hand, cards, side: *side, knows, marks })
            }
            Notice::Night { night, ends } => {
                self.limited(self.say("notice-night", &[("night", (*night).into())]), *ends)
            }
            Notice::Ask { ask, seat: _, targets, min, max, may_decline, ends, roles, calls_boss } => self
                .asked(&Asked {
                    ask: *ask,
                    targets,
                    min: *min,
                    max: *max,
                    may_decline: *may_decline,
                    ends: *ends,
                    chosen: &[],
                    roles,
                    calls_boss: *calls_boss,
                }),
            Notice::Noted { ask, targets, detail: None } => self.noted(*ask, targets),
            Notice::Noted { ask, targets, detail: Some(detail) } => {
                self.noted_in_detail(*ask, targets, detail)
            }
            Notice::Team { ask: _, from, targets: _, said: Some(said), friend: true } => self.say(
                "notice-friend-said",
                &[("who", self.seat(*from).into()), ("said", self.said(said).into())],
            ),
            Notice::Team { ask, from, targets, said, friend: _ } => {
                self.team_talk(*ask, *from, targets, said.as_deref())
            }
            Notice::NoticeTime { night, ends } => self.notice_time(*night, *ends),
            Notice::Review { number, seat, riddle, link } => self.review(*number, *seat, riddle, link),
            Notice::ReviewNoted { number, approves } => self.review_noted(*number, *approves),
            Notice::Reviewed { ask: _, targets, approved, reason } => {
                self.reviewed(targets, *approved, reason.as_deref())
            }
            Notice::Riddle { riddle } => self.riddle(riddle),
            Notice::Solution { seat, riddle, link } => self.solution(*seat, riddle, link),
            Notice::TokenUsed { seat } => self.say("notice-token-used", &[("who", self.seat(*seat).into())]),
            Notice::StoryPart { chars, min } => self.story_part(*chars, *min),
            Notice::Story { text, seat } => self.story(text, *seat),
            Notice::StoryTurn { seat } => self.story_turn(*seat),
            Notice::SwapOffered { seat, target } => self.swap("notice-swap-offered", *seat, *target),
            Notice::Swapped { seat, target } => self.swap("notice-swapped", *seat, *target),
            Notice::Answer { ask, targets, answer } => self.answer(*ask, targets, answer),
            Notice::Said { seat, name: _, said } => {
                self.say("notice-said", &[("who", self.seat(*seat).into()), ("said", self.said(said).into())])
            }
            Notice::Unmasked { seats } => {
                let row = |seated: &Seated| {
                    let name = seated.user.as_ref().map_or_else(String::new, |user| self.name(user));
                    self.say(
                        "over-account",
                        &[("who", self.seat(seated.seat).into()), ("account", name.into())],
                    )
                };
                lines([self.say("notice-unmasked", &[]), lines(seats.iter().map(row))])
            }
            Notice::AccountReplaced { before, user } => self.say(
                "notice-account-replaced",
                &[("before", self.name(before).into()), ("who", self.name(user).into())],
            ),
            Notice::KillFailed { seat } => {
                self.say("notice-kill-failed", &[("who", self.seat(*seat).into())])
            }
            Notice::JoinedUp { ok } => self.say("notice-joined-up", &[("ok", (*ok).into())]),
            Notice::Partner { seat } => self.say("notice-partner", &[("who", self.seat(*seat).into())]),
            Notice::Transferred {} => self.say("notice-transferred", &[]),
            Notice::Unclaimed { ends } => self.limited(self.say("notice-unclaimed", &[]), *ends),
            Notice::Recovered {} => self.say("notice-recovered", &[]),
            Notice::Bequeathing { count, ends } => {
                self.limited(self.say("notice-bequeathing", &[("count", (*count).into())]), *ends)
            }
            Notice::GivenAnew { count } => self.say("notice-given-anew", &[("count", (*count).into())]),
            Notice::Notebook { count, why } => lines([
                self.say(&format!("notebook-{why}"), &[("count", (*count).into())]),
                self.say("notebook-count", &[("count", (*count).into())]),
            ]),
            Notice::Dawn { day, deaths } => self.dawn(*day, deaths),
            Notice::Window { part, ends } => {
                self.limited(self.say("notice-window", &[("part", part.id().into())]), *ends)
            }
            Notice::Reminder { asks, ends } => {
                let asks = self.list(asks.iter().map(|ask| self.word("ask", ask.id())));
                let key = if asks.is_empty() { "notice-reminder" } else { "notice-reminder-asked" };
                self.limited(self.say(key, &[("asks", asks.into())]), Some(*ends))
            }
            Notice::Saved { seat } => self.say("notice-saved", &[("who", self.seat(*seat).into())]),
            Notice::Dream { seat, jailed, said } => {
                let who = ("who", Arg::from(self.seat(*seat)));
                let said = said.as_ref().map(|said| ("said", Arg::from(self.said(said))));
                let args: Vec<_> = [who, ("jailed", (*jailed).into())].into_iter().chain(said).collect();
                let key = if args.len() > 2 { "notice-dream" } else { "notice-dream-mark" };
                self.say(key, &args)
            }
            Notice::Befriended { seat, hand } => self.say(
                "notice-befriended",
                &[("who", self.seat(*seat).into()), ("hand", self.hand(hand).into())],
            ),
            Notice::Silenced { seat } => self.say("notice-silenced", &[("who", self.seat(*seat).into())]),
            Notice::Asleep { seat } => self.say("notice-asleep", &[("who", self.seat(*seat).into())]),
            Notice::Kidnapped { seat } => self.say("notice-kidnapped", &[("who", self.seat(*seat).into())]),
            Notice::Arrested { seat } => self.say("notice-arrested", &[("who", self.seat(*seat).into())]),
            Notice::Clue { kind, seat, value } => self.clue(*kind, *seat, *value),
            Notice::Serial { seat } => self.say("notice-serial", &[("who", self.seat(*seat).into())]),
            Notice::BallotVoid {} => self.say("notice-ballot-void", &[]),
            Notice::Parted { seat: _, ends } => self.limited(self.say("notice-parted", &[]), *ends),
            Notice::Identity { seat: _, card, role, knows } => lines([
                self.say("notice-identity", &[("card", (*card).into()), ("role", self.role_a(*role).into())]),
                self.role_powers(*role),
                self.known(knows),
            ]),
            Notice::Promoted { seat: _, card } => self.say("notice-promoted", &[("card", (*card).into())]),
            Notice::Squeezed { count, side } => self.say(
                "notice-squeezed",
                &[("count", (*count).into()), ("side", self.word("hand", side.id()).into())],
            ),
            Notice::Accused { seat, target, right } => self.say(
                "notice-accused",
                &[
                    ("who", self.seat(*seat).into()),
                    ("target", self.seat(*target).into()),
                    ("right", (*right).into()),
                ],
            ),
            Notice::Accusations { ends, seats: _ } => {
                self.limited(self.say("notice-accusations", &[]), *ends)
            }
            Notice::LastWords { seat, ends } => {
                self.limited(self.say("notice-last-words", &[("who", self.seat(*seat).into())]), *ends)
            }
            Notice::Speak { seat, ends, round } => {
                let computer = self.face.in_seat(*seat).is_some_and(|(_, person)| person.computer);
                let args = [
                    ("who", self.seat(*seat).into()),
                    ("round", (*round).into()),
                    ("computer", computer.into()),
                ];
                self.limited(self.say("notice-speak", &args), *ends)
            }
            Notice::Discussion { ends, seats: _ } => self.limited(self.say("notice-discussion", &[]), *ends),
            Notice::Defence { ends, seats: _ } => self.limited(self.say("notice-defence", &[]), *ends),
            Notice::FloorTaken { seat } => {
                self.say("notice-floor-taken", &[("who", self.seat(*seat).into())])
            }
            Notice::Ballot { round, candidates, voters, weights, kind, may_abstain, names, ends } => self
                .ballot(
                    &BallotWords {
                        round: *round,
                        candidates,
                        voters,
                        weights,
                        kind: *kind,
                        may_abstain: *may_abstain,
                        names: *names,
                    },
                    *ends,
                ),
            Notice::Call { seat, card, ends } => {
                let who = card.map_or_else(|| self.seat(*seat), |card| self.target(card));
                self.limited(self.say("notice-call", &[("who", who.into())]), *ends)
            }
            Notice::Tally { votes, counts } => {
                lines([self.say("notice-tally", &[]), self.votes(votes, counts)])
            }
            Notice::Result { round: _, votes, counts, top, outcome } => lines([
                self.say("notice-result", &[]),
                self.votes(votes, counts),
                self.say(&format!("outcome-{outcome}"), &[("who", self.targets(top).into())]),
            ]),
            Notice::Out { seat, card, out, shown, cause } => {
                self.out(&Death { seat: *seat, card: *card, out: *out, shown: *shown }, *cause)
            }
            Notice::Confessed { seat } => self.say("notice-confessed", &[("who", self.seat(*seat).into())]),
            Notice::Claimed { seat, role } => self.say(
                "notice-claimed",
                &[("who", self.seat(*seat).into()), ("role", self.claim(*role).into())],
            ),
            Notice::Suspect { seat, target } => self.say(
                "notice-suspect",
                &[("who", self.seat(*seat).into()), ("target", self.seat(*target).into())],
            ),
            Notice::DrawAsked { seat, agreed, living } => self.say(
                "notice-draw-asked",
                &[
                    ("who", self.seat(*seat).into()),
                    ("agreed", (*agreed).into()),
                    ("living", (*living).into()),
                ],
            ),
            Notice::Substituted { seat, user } => {
                self.say("notice-substituted", &[("seat", seat.0.into()), ("who", self.name(user).into())])
            }
            Notice::Warning { code, seat } => self.warning(*code, *seat),
            Notice::Deed { by, plays, reason, name, keeper } => {
                let who = ("who", self.keeper(by, name, *keeper).into());
                let reason = reason
                    .as_ref()
                    .map(|reason| self.say("notice-deed-reason", &[("reason", self.said(reason).into())]));
                lines([
                    self.say("notice-deed", &[who, ("plays", (*plays).into())]),
                    reason.unwrap_or_default(),
                ])
            }
            Notice::Cohost { user, serves } => {
                self.say("notice-cohost", &[("who", self.person(user).into()), ("serves", (*serves).into())])
            }
            Notice::Invited { ruleset, players } => self.say(
                "notice-invited",
                &[("ruleset", self.ruleset(ruleset).into()), ("players", (*players).into())],
            ),
            Notice::Introduction {} => self.say("intro", &[]),
            Notice::Proclaimed { said } => self.say("notice-proclaimed", &[("said", self.said(said).into())]),
            Notice::CalledBack {} => self.say("notice-called-back", &[]),
            Notice::Question { from, said } => self.say(
                "notice-question",
                &[("who", self.person(from).into()), ("said", self.said(said).into())],
            ),
            Notice::Over { winners, seats, reason, hands, points, nights, highlights, seed, keeper } => self
                .over(&super::over::Ended {
                    winners,
                    seats,
                    reason: *reason,
                    hands,
                    points,
                    nights,
                    highlights,
                    seed,
                    keeper: *keeper,
                }),
        }
    }

    /// Everybody who plays, numbered in the order of sitting down; nothing where nobody is named.
    /// Source: DN-20
    pub(super) fn accounts<'p>(&self, people: impl IntoIterator<Item = &'p PersonId>) -> String {
        let numbered = (1..).zip(people).map(|(number, person): (u16, _)| {
            self.say("account-named", &[("number", number.into()), ("name", self.name(person).into())])
        });
        let all: Vec<String> = numbered.collect();
        if all.is_empty() {
            return String::new();
        }
        self.say("notice-accounts", &[("accounts", self.list(all).into())])
    }

    /// The names of a table's house rules; nothing where there are none. Source: A-08
    pub(super) fn house_rules(&self, paths: &[String]) -> String {
        if paths.is_empty() {
            return String::new();
        }
        let names = self.list(paths.iter().map(|path| self.option_name(path)));
        self.say("notice-house-rules", &[("options", names.into())])
    }

    fn warning(&self, code: WarningCode, seat: Seat) -> String {
        let said = self.say(&format!("warning-{code}"), &[("who", self.seat(seat).into())]);
        // Talk in the room stands there all the same; a character's is not even said. Source: DN-01
        let unsaid = self.face.character(seat).is_some()
            && matches!(code, WarningCode::OutOfTurn | WarningCode::Night | WarningCode::Dead);
        lines([said, if unsaid { self.say("warning-unsaid", &[]) } else { String::new() }])
    }

    fn noted(&self, ask: Ask, targets: &[Target]) -> String {
        let power = self.word("ask", ask.id());
        match ask {
            Ask::Token => return self.say("notice-noted-token", &[]),
            Ask::Story => return self.say("notice-noted-story", &[]),
            _ => {}
        }
        if targets.is_empty() {
            return self.say("notice-noted-none", &[("ask", power.into())]);
        }
        self.say("notice-noted", &[("ask", power.into()), ("targets", self.aims(ask, targets).into())])
    }

    fn team_talk(&self, ask: Option<Ask>, from: Seat, targets: &[Target], said: Option<&str>) -> String {
        let who = Arg::from(self.seat(from));
        let named = ask.map(|ask| {
            if ask == Ask::Story {
                return self.say("notice-team-story", &[("who", who.clone())]);
            }
            let power = self.word("ask", ask.id());
            let named = !targets.is_empty();
            self.say(
                "notice-team-named",
                &[
                    ("who", who.clone()),
                    ("ask", power.into()),
                    ("named", named.into()),
                    ("targets", self.aims(ask, targets).into()),
                ],
            )
        });
        let said = said.map(|said| {
            self.say("notice-team-said", &[("who", who.clone()), ("said", self.said(said).into())])
        });
        lines([named.unwrap_or_default(), said.unwrap_or_default()])
    }

    pub(super) fn answer(&self, ask: Ask, targets: &[Target], answer: &Answer) -> String {
        let who = Arg::from(self.targets(targets));
        match answer {
            // What is investigated is a type; everybody else is told a role.
            Answer::Role(role) if ask != Ask::Investigate => {
                self.say("answer-role", &[("who", who), ("role", self.role_a(*role).into())])
            }
            Answer::Account(person) => {
                self.say("answer-account", &[("who", who), ("account", self.name(person).into())])
            }
            Answer::Hint(hint) => self.say(&format!("answer-{hint}"), &[("who", who)]),
            Answer::Role(_)
            | Answer::Kind(_)
            | Answer::Build(_)
            | Answer::Sex(_)
            | Answer::Found(_)
            | Answer::Targets { .. }
            | Answer::Looks { .. } => self.looked_into(ask, targets, answer),
        }
    }
}

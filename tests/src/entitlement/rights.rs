//! Who may know what and when, rule set by rule set: read out of the rule catalogue and out of nothing else.
//!
//! No line of this file asks the engine or a rule-set file anything. What a row says is the catalogue's
//! statement beside it; a rule set that comes to say otherwise is found by the games.

use bot_core::game::{Ask, KnownAs, Role, Team};

pub(super) use super::kinds::{
    Answered, As, Hand, Meeting, Power, Rights, Shown, Shows, Speciality, Tells, Votes, When,
};

use Role::{
    Angel, Aoyama, Boss, Bubble, Butterfly, Conan, CopMole, Devil, Doctor, ForestElder, Gin, Haibara, Heiji,
    Jodie, Killer, KillerBoss, KillerMole, Kira, Kogoro, Police, PoliceChief, Ran, Rioter, SecretPolice,
    Sniper, Sonoko, SpecialKiller, Undercover, Vermouth, Vigilante, Vodka,
};

const NOTHING: Shows =
    Shows { night: Shown::Nothing, vote: Shown::Nothing, explode: Shown::Nothing, other: Shown::Nothing };
/// Source: FT-05, V4C-13
const EXECUTED_KILLERS: Shows = Shows { vote: Shown::Killers, ..NOTHING };
const ALL_CARDS: Shows =
    Shows { night: Shown::Card, vote: Shown::Card, explode: Shown::Card, other: Shown::Card };

const KILLERS: &[Role] = &[Killer];
const COPS: &[Role] = &[Police];
const NOBODY: &[Role] = &[];

const fn role(seen_by: &'static [Role], who: &'static [Role]) -> Meeting {
    Meeting { seen_by, who, shown: As::TheRole }
}

const fn group(seen_by: &'static [Role], who: &'static [Role], shown: KnownAs) -> Meeting {
    Meeting { seen_by, who, shown: As::Only(shown) }
}

const fn alone(role: Role, ask: Ask, when: When) -> Power {
    Power { role, ask, when, group: NOBODY }
}

const fn team(role: Role, ask: Ask, group: &'static [Role]) -> Power {
    Power { role, ask, when: When::Always, group }
}

/// Killers and police know their own. Source: C-05
const TWO_TEAMS: &[Meeting] = &[role(KILLERS, KILLERS), role(COPS, COPS)];
const KILL: Power = team(Killer, Ask::Kill, KILLERS);
const CHECK: Power = team(Police, Ask::Check, COPS);
/// Source: BU-02
const HONEST: Power = alone(Bubble, Ask::Honest, When::Always);
const TWO_POWERS: &[Power] = &[KILL, CHECK, HONEST];
const TWO_TALK: &[&[Role]] = &[KILLERS, COPS];

/// Source: V2-02, V2-03, V2-10
const V2: Rights = Rights {
    id: "v2",
    hand: Hand::One,
    meets: TWO_TEAMS,
    powers: TWO_POWERS,
    talk: TWO_TALK,
    tells: Tells::TheRole,
    answered: Answered::WhenAgreed,
    overhear: NOBODY,
    shows: NOTHING,
    votes: Votes::Sealed,
    special: Speciality::None,
};

/// Whether it is a killer is all that is told.
const V2_HINT: Rights = Rights { tells: Tells::OneOf(KILLERS), ..V2 };

/// Source: V3-04 to V3-06
const V3_POWERS: &[Power] =
    &[KILL, CHECK, alone(Doctor, Ask::Save, When::Always), alone(SecretPolice, Ask::Strike, When::Once)];

/// Source: V4-02, V4C-02
const V4_POWERS: &[Power] = &[
    KILL,
    CHECK,
    alone(Butterfly, Ask::Hug, When::Always),
    alone(Sniper, Ask::Shoot, When::Always),
    alone(Doctor, Ask::Save, When::Always),
    alone(ForestElder, Ask::Silence, When::Always),
];

/// Source: V4-07, V4-09
const V4: Rights = Rights {
    id: "v4",
    powers: V4_POWERS,
    answered: Answered::AtTheClose,
    special: Speciality::Silence,
    ..V2_HINT
};

const V5_KILLERS: &[Role] = &[Killer, Undercover];
const V5_COPS: &[Role] = &[Police, Undercover];
/// Source: V5-04, V5-07 to V5-11
const V5: Rights = Rights {
    id: "v5",
    hand: Hand::Ring,
    meets: &[
        role(V5_KILLERS, V5_KILLERS),
        group(V5_COPS, V5_COPS, KnownAs::Role(Police)),
        role(&[SecretPolice], &[SecretPolice]),
        role(&[Doctor], &[Doctor]),
    ],
    powers: &[
        alone(Butterfly, Ask::Hug, When::Always),
        alone(Killer, Ask::Kill, When::Always),
        alone(Doctor, Ask::Save, When::Always),
        alone(Police, Ask::Check, When::Always),
        alone(Undercover, Ask::Check, When::Always),
        alone(SecretPolice, Ask::Strike, When::Once),
    ],
    talk: &[KILLERS],
    tells: Tells::OneOf(V5_KILLERS),
    answered: Answered::AtTheClose,
    ..V2
};

/// Source: V6-04 to V6-08, V6-10
const V6: Rights = Rights {
    id: "v6",
    hand: Hand::InTurn,
    powers: &[KILL, CHECK, alone(Doctor, Ask::Save, When::Always), alone(Sniper, Ask::Shoot, When::Always)],
    shows: Shows { vote: Shown::Card, ..NOTHING },
    ..V2_HINT
};

const DUAL_KILLERS: &[Role] = &[Killer, SpecialKiller];
/// Source: DU-03 to DU-06, DU-11
const DUAL: Rights = Rights {
    id: "dual",
    meets: &[role(DUAL_KILLERS, DUAL_KILLERS), role(COPS, COPS)],
    powers: &[
        team(Killer, Ask::Kill, DUAL_KILLERS),
        team(SpecialKiller, Ask::Kill, DUAL_KILLERS),
        CHECK,
        alone(Sniper, Ask::Shoot, When::Always),
    ],
    talk: &[DUAL_KILLERS, COPS],
    tells: Tells::OneOf(DUAL_KILLERS),
    shows: ALL_CARDS,
    ..V6
};

const INF_KILLERS: &[Role] = &[Killer, KillerBoss];
const INF_KILL: &[Role] = &[Killer, KillerBoss, CopMole];
const INF_COPS: &[Role] = &[Police, PoliceChief];
const INF_CHECK: &[Role] = &[Police, PoliceChief, KillerMole];
/// Source: IN-02 to IN-04, IN-07, IN-08
const INFERNAL: Rights = Rights {
    id: "v5-infernal",
    meets: &[
        role(&[CopMole], &[PoliceChief]),
        role(&[PoliceChief], &[CopMole]),
        role(&[KillerMole], &[KillerBoss]),
        role(&[KillerBoss], &[KillerMole]),
        group(INF_KILL, INF_KILL, KnownAs::Group(Team::Killers)),
        group(INF_CHECK, INF_CHECK, KnownAs::Role(Police)),
    ],
    powers: &[
        team(Killer, Ask::Kill, INF_KILL),
        team(KillerBoss, Ask::Kill, INF_KILL),
        Power { role: CopMole, ask: Ask::Kill, when: When::AmongTwo(INF_KILLERS), group: INF_KILL },
        alone(CopMole, Ask::Check, When::AfterDeath(INF_COPS)),
        team(Police, Ask::Check, INF_CHECK),
        team(PoliceChief, Ask::Check, INF_CHECK),
        Power { role: KillerMole, ask: Ask::Check, when: When::AmongTwo(INF_COPS), group: INF_CHECK },
        alone(KillerMole, Ask::Kill, When::AfterDeath(INF_KILLERS)),
    ],
    talk: &[INF_KILL, INF_CHECK],
    tells: Tells::OneOf(&[Killer, KillerBoss, KillerMole]),
    ..V2
};

/// Source: V7-03 to V7-09
const V7: Rights = Rights {
    id: "v7",
    powers: &[
        KILL,
        CHECK,
        alone(Devil, Ask::Kill, When::AfterDeath(KILLERS)),
        alone(Angel, Ask::Revive, When::Once),
    ],
    overhear: &[Angel, Devil],
    special: Speciality::Parting,
    ..V2_HINT
};

const SLOW_RIOTERS: &[Role] = &[Rioter];
const fn slow(role: Role, ask: Ask, when: When, group: &'static [Role]) -> Power {
    Power { role, ask, when, group }
}
/// Source: SL-02, SL-05 to SL-11
const SLOW: Rights = Rights {
    id: "slow",
    meets: &[role(KILLERS, KILLERS), role(COPS, COPS), role(SLOW_RIOTERS, SLOW_RIOTERS)],
    powers: &[
        slow(Killer, Ask::Kill, When::NightZeroAndLater, KILLERS),
        slow(Butterfly, Ask::Side, When::NightZero, NOBODY),
        slow(Police, Ask::Check, When::UntilTheVote, COPS),
        slow(Rioter, Ask::Check, When::UntilTheVote, SLOW_RIOTERS),
        slow(Doctor, Ask::Save, When::Later, NOBODY),
        slow(Vigilante, Ask::Shoot, When::LaterOnce, NOBODY),
        slow(Butterfly, Ask::Hug, When::Later, NOBODY),
    ],
    talk: &[KILLERS, COPS, SLOW_RIOTERS],
    special: Speciality::Slow,
    ..V2
};

/// Source: CO-03 to CO-30
const CONAN: Rights = Rights {
    id: "conan",
    meets: &[
        group(&[Conan], &[Kogoro, Heiji, Ran], KnownAs::Group(Team::Detectives)),
        role(&[Kogoro, Sonoko], &[Ran]),
        role(&[Heiji], &[Conan]),
        role(&[Ran], &[Sonoko]),
        group(&[Boss], &[Gin, Vodka], KnownAs::Group(Team::GinOrVodka)),
        role(&[Gin, Vermouth], &[Boss]),
        role(&[Vodka], &[Gin]),
    ],
    powers: &[
        alone(Conan, Ask::Investigate, When::Always),
        alone(Conan, Ask::Watch, When::Once),
        alone(Kogoro, Ask::Investigate, When::Always),
        alone(Heiji, Ask::Investigate, When::Always),
        alone(Ran, Ask::Search, When::Always),
        alone(Boss, Ask::Kill, When::Always),
        alone(Gin, Ask::Glare, When::Always),
        alone(Gin, Ask::TrueGlare, When::Once),
        alone(Vodka, Ask::VoidVote, When::Always),
        alone(Vodka, Ask::TrueVoid, When::Once),
        alone(Vodka, Ask::Kidnap, When::Once),
        alone(Vermouth, Ask::Raven, When::Always),
        alone(Vermouth, Ask::Surpass, When::Always),
        alone(Sonoko, Ask::Gossip, When::Always),
        alone(Jodie, Ask::Hunt, When::Always),
        alone(Haibara, Ask::Search, When::Always),
        alone(Aoyama, Ask::Play, When::Always),
    ],
    talk: &[],
    tells: Tells::Nothing,
    answered: Answered::AtTheClose,
    special: Speciality::Conan,
    ..V2
};

/// Source: DN-01, DN-02, DN-04, DN-08, DN-11
const DEATH_NOTE: Rights = Rights {
    id: "death-note",
    meets: &[],
    powers: &[alone(Kira, Ask::Write, When::Always)],
    talk: &[],
    tells: Tells::Nothing,
    shows: Shows { explode: Shown::Nothing, ..ALL_CARDS },
    votes: Votes::Never,
    special: Speciality::DeathNote,
    ..V2
};

/// Who plays for the killers. Source: the heads of the rule sets, TC-02, SL-01, V7-03, DN-17
pub(super) const KILLERS_SIDE: &[Role] = &[
    Killer,
    SpecialKiller,
    Undercover,
    KillerBoss,
    KillerMole,
    Devil,
    Rioter,
    Boss,
    Gin,
    Vodka,
    Vermouth,
    Kira,
];

/// Every rule set of the catalogue. Source: the catalogue's table of rule sets
static ALL: [Rights; 21] = [
    // Source: V1-02, V1-05
    Rights {
        id: "v1",
        meets: &[role(KILLERS, KILLERS)],
        powers: &[KILL],
        talk: &[KILLERS],
        tells: Tells::Nothing,
        ..V2
    },
    V2,
    // Source: CL-09
    Rights { id: "v2-club", ..V2 },
    // Source: ST-03, ST-05, ST-09
    Rights {
        id: "v2-standard",
        shows: Shows { explode: Shown::Card, ..NOTHING },
        special: Speciality::Suspects,
        ..V2_HINT
    },
    // Source: TH-02, TH-09
    Rights { id: "v2-thirteen", ..V2_HINT },
    // Source: FT-02, FT-05
    Rights { id: "v2-final-two", shows: EXECUTED_KILLERS, ..V2_HINT },
    // Source: V3-03
    Rights { id: "v3", powers: V3_POWERS, ..V2 },
    // Source: V3C-02, V3C-03
    Rights { id: "v3-classic", powers: V3_POWERS, shows: EXECUTED_KILLERS, ..V2_HINT },
    V4,
    // Source: V4C-06, V4C-10, V4C-11, V4C-13
    Rights { id: "v4-classic", shows: EXECUTED_KILLERS, votes: Votes::OneByOne, ..V4 },
    V5,
    V6,
    DUAL,
    INFERNAL,
    V7,
    SLOW,
    // Source: NO-01, NO-02
    Rights {
        id: "notice",
        powers: &[team(Killer, Ask::Notice, KILLERS), CHECK],
        special: Speciality::Notice,
        ..V2_HINT
    },
    // Source: ST2-01, ST2-02
    Rights {
        id: "story",
        powers: &[KILL, team(Killer, Ask::Story, KILLERS), CHECK],
        special: Speciality::Story,
        ..V2_HINT
    },
    DEATH_NOTE,
    CONAN,
    // Source: TW-01, TW-02
    Rights {
        id: "taiwan",
        meets: &[],
        powers: &[alone(Killer, Ask::Squeeze, When::Always)],
        talk: &[],
        tells: Tells::Nothing,
        special: Speciality::Squeeze,
        ..V2
    },
];

/// The rights of a rule set.
///
/// # Panics
/// If the catalogue has no such rule set.
pub(super) fn of(id: &str) -> &'static Rights {
    ALL.iter().find(|rights| rights.id == id).unwrap_or_else(|| panic!("`{id}` stands in no catalogue"))
}

impl Rights {
    /// Whether players appear as characters. Source: DN-01
    pub(super) fn is_masked(&self) -> bool {
        self.special == Speciality::DeathNote
    }

    /// How long a night lasts, in milliseconds; `None` where it ends by the clock. Source
    pub(super) fn night_ms(&self) -> Option<u64> {
        match self.special {
            Speciality::Slow => None,
            // Source: NO-02
            Speciality::Notice => Some(3 * 3_600_000),
            // The actions, then the deduction. Source: CO-02
            Speciality::Conan => Some(60_000 + 45_000),
            Speciality::None
            | Speciality::Silence
            | Speciality::Parting
            | Speciality::Story
            | Speciality::DeathNote
            | Speciality::Squeeze
            | Speciality::Suspects => Some(60_000),
        }
    }
}

//! Whole games by the thousand in the terminal: what a rule set does, and to whom.

mod balance;
mod plot;
mod simulate;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, anyhow};
use bot_core::game::{Locale, Role, RuleSet, options};
use bot_core::lab::{Share, cores};
use bot_core::players::Strategy;
use bot_core::text::Texts;
use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressStyle};

use crate::{language, rules};

pub(crate) use balance::{BalanceOptions, balance};
pub(crate) use simulate::{SimulateOptions, simulate};

/// The table that both commands play at.
#[derive(Debug, clap::Args)]
struct TableOptions {
    /// The rule set's id, or a rule-set file.
    #[arg(long, value_name = "ID")]
    ruleset: String,
    /// Rule-set files beside the built-in ones.
    #[arg(long, value_name = "DIR")]
    rulesets: Option<PathBuf>,
    /// A house rule; may be given several times.
    #[arg(long, value_name = "OPTION=VALUE")]
    set: Vec<String>,
    /// What all chance comes from: the same seed gives the same result.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// How many cores to use, instead of all. The result is the same.
    #[arg(long, value_name = "NUMBER")]
    cores: Option<usize>,
    /// The language, instead of the environment's.
    #[arg(long, value_name = "TAG")]
    lang: Option<String>,
}

/// How the players play.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum StrategyName {
    /// By chance.
    Random,
    /// Simply and explainably.
    Plain,
}

impl StrategyName {
    fn strategy(self) -> Strategy {
        match self {
            StrategyName::Random => Strategy::Random,
            StrategyName::Plain => Strategy::Plain,
        }
    }

    fn key(self) -> &'static str {
        match self {
            StrategyName::Random => "console-strategy-random",
            StrategyName::Plain => "console-strategy-plain",
        }
    }

    fn id(self) -> &'static str {
        match self {
            StrategyName::Random => "random",
            StrategyName::Plain => "plain",
        }
    }
}

/// What both commands begin with.
struct Setting {
    texts: Texts,
    locale: Locale,
    /// The rule set with its house rules.
    rules: Arc<RuleSet>,
    cores: usize,
}

impl Setting {
    fn of(options: &TableOptions) -> anyhow::Result<Setting> {
        let texts = Texts::builtin()?;
        let locale = language::chosen(&texts, options.lang.as_deref())?;
        let sets = rules::load(options.rulesets.as_deref())?;
        let path = Path::new(&options.ruleset);
        let mut rules = match sets.get(&options.ruleset) {
            Some(rules) => RuleSet::clone(rules),
            None if path.is_file() => sets.check_file(path)?,
            None => return Err(anyhow!(rules::unknown(&texts, &locale, &options.ruleset, &sets))),
        };
        for set in &options.set {
            let named = set.split_once('=').map(|(option, value)| (option.trim(), value.trim()));
            let (option, value) = named
                .with_context(|| texts.ui(&locale, "console-set-form", &[("set", set.as_str().into())]))?;
            rules = options::with_option(&rules, option, value)
                .map_err(|refusal| anyhow!("{set}: {}", texts.refusal(&locale, &refusal)))?;
        }
        let cores = options.cores.unwrap_or_else(cores).max(1);
        Ok(Setting { texts, locale, rules: Arc::new(rules), cores })
    }

    fn say(&self, key: &str, args: &[(&str, bot_core::text::Arg)]) -> String {
        self.texts.ui(&self.locale, key, args)
    }

    /// What is dealt to so many players, in words.
    fn deal(&self, rules: &RuleSet, players: u16) -> String {
        let count = |(role, count): (&Role, &u16)| {
            self.say(&format!("role-{role}.count"), &[("count", (*count).into())])
        };
        let roles: Vec<String> = rules.roles_for(players).iter().flatten().map(count).collect();
        self.texts.list(&self.locale, &roles)
    }
}

/// A share in percent, as one reads it.
fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

/// A share with its interval, as arguments of a message.
fn interval(share: Share) -> [(&'static str, bot_core::text::Arg); 3] {
    [
        ("share", percent(share.of_all).into()),
        ("low", percent(share.low).into()),
        ("high", percent(share.high).into()),
    ]
}

/// How far it is, on standard error while that is a terminal.
fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    // Numbers and a bar: no words.
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {per_sec} {eta}") {
        bar.set_style(style);
    }
    bar
}

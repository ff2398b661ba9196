//! Rule-set files: TOML to a valid [`RuleSet`], or an error that names file, key and reason.
//!
//! A file may name a `base`, which may have one itself: then it states only what differs. Tables are
//! merged key by key; `deal.from` is replaced whole, and a card with `removed = true` is taken out.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use include_dir::{Dir, include_dir};
use toml::{Table, Value};

use crate::game::RuleSet;

static BUILTIN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../rulesets");

/// A rule-set file larger than this is no rule-set file, in bytes.
const FILE_BYTES_MAX: u64 = 256 * 1024;

/// Why a rule-set file was refused.
#[derive(Debug, thiserror::Error)]
pub enum RuleSetError {
    /// The file cannot be read.
    #[error("{file}: cannot be read: {why}")]
    Unreadable {
        /// Which file.
        file: String,
        /// What the system says.
        why: String,
    },
    /// The file is no TOML.
    #[error("{file}: {why}")]
    Syntax {
        /// Which file.
        file: String,
        /// Where and what, as the parser says it.
        why: String,
    },
    /// A key is missing, unknown or holds what it cannot hold.
    #[error("{file}: {key}: {why}")]
    Key {
        /// Which file.
        file: String,
        /// Which key.
        key: String,
        /// Why.
        why: String,
    },
}

/// A program for people asks at a start whoever has shown for so long by nothing that they are there, in seconds, unless
/// rules or table say otherwise. Source: CL-15
pub const READY_AFTER_S: u32 = 600;

/// All rule sets that can be played.
#[derive(Clone, Debug, Default)]
pub struct RuleSets {
    sets: BTreeMap<String, Arc<RuleSet>>,
    trees: BTreeMap<String, Table>,
    ready_after: u32,
}

impl RuleSets {
    /// The rule sets that come with the program.
    ///
    /// # Errors
    /// Only if a file in the program itself is faulty, which a test excludes.
    pub fn builtin() -> Result<RuleSets, RuleSetError> {
        let files = BUILTIN.files().filter(|file| file.path().extension().is_some_and(|e| e == "toml"));
        let texts = files.map(|file| {
            let name = file.path().display().to_string();
            (name, file.contents_utf8().unwrap_or_default().to_owned())
        });
        let mut sets = RuleSets::default();
        sets.add_all(texts.collect())?;
        Ok(sets)
    }

    /// The same, where rules that do not say when people may be away (`ready_after`) ask after so many seconds.
    #[must_use]
    pub fn asking_after(mut self, seconds: u32) -> RuleSets {
        self.ready_after = seconds;
        for rules in self.sets.values_mut().filter(|rules| rules.ready_after == 0) {
            Arc::make_mut(rules).ready_after = seconds;
        }
        self
    }

    /// Adds every `*.toml` of a directory; a community's file may take a program's rule set as its base,
    /// and one with the same id takes its place.
    ///
    /// # Errors
    /// Names file, key and reason; nothing is added then.
    pub fn load_dir(&mut self, dir: &Path) -> Result<(), RuleSetError> {
        let unreadable = |why: std::io::Error| RuleSetError::Unreadable {
            file: dir.display().to_string(),
            why: why.to_string(),
        };
        let mut paths: Vec<PathBuf> = Vec::new();
        for entry in std::fs::read_dir(dir).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            if path.extension().is_some_and(|extension| extension == "toml") {
                paths.push(path);
            }
        }
        paths.sort();
        let texts = paths.iter().map(|path| Ok((path.display().to_string(), read(path)?)));
        let mut extended = self.clone();
        extended.add_all(texts.collect::<Result<_, RuleSetError>>()?)?;
        *self = extended;
        Ok(())
    }

    /// Reads one file without adding it.
    ///
    /// # Errors
    /// Names file, key and reason.
    pub fn check_file(&self, path: &Path) -> Result<RuleSet, RuleSetError> {
        let file = path.display().to_string();
        let tree = parse(&file, &read(path)?)?;
        self.whole(&file, tree).map(|(rules, _)| rules)
    }

    /// Reads one text without adding it; `file` is how errors name it.
    ///
    /// # Errors
    /// Names file, key and reason.
    pub fn check_text(&self, file: &str, text: &str) -> Result<RuleSet, RuleSetError> {
        let tree = parse(file, text)?;
        self.whole(file, tree).map(|(rules, _)| rules)
    }

    /// A rule set by its id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Arc<RuleSet>> {
        self.sets.get(id)
    }

    /// All ids, sorted.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.sets.keys().map(String::as_str)
    }

    /// All rule sets, sorted by id.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<RuleSet>> {
        self.sets.values()
    }

    fn add_all(&mut self, texts: Vec<(String, String)>) -> Result<(), RuleSetError> {
        let mut waiting = Vec::new();
        for (file, text) in texts {
            let tree = parse(&file, &text)?;
            // Files without a base come first, so that the others find theirs.
            if tree.contains_key("base") { waiting.push((file, tree)) } else { self.add(&file, tree)? }
        }
        // Then whoever's base is not waiting itself; what is left in the end waits for each other.
        while !waiting.is_empty() {
            let ids: Vec<Option<Value>> = waiting.iter().map(|(_, tree)| tree.get("id").cloned()).collect();
            let next = waiting.iter().position(|(_, tree)| {
                let base = tree.get("base");
                base == tree.get("id") || !ids.iter().any(|id| id.as_ref() == base)
            });
            let (file, tree) = waiting.remove(next.unwrap_or(0));
            self.add(&file, tree)?;
        }
        Ok(())
    }

    fn add(&mut self, file: &str, tree: Table) -> Result<(), RuleSetError> {
        let (rules, tree) = self.whole(file, tree)?;
        self.trees.insert(rules.id.clone(), tree);
        self.sets.insert(rules.id.clone(), Arc::new(rules));
        Ok(())
    }

    /// The rule set of a file, and its whole tree, which can serve as a base.
    fn whole(&self, file: &str, mut tree: Table) -> Result<(RuleSet, Table), RuleSetError> {
        let fault =
            |key: &str, why: String| RuleSetError::Key { file: file.to_owned(), key: key.to_owned(), why };
        let merged = match tree.remove("base") {
            None => tree,
            Some(Value::String(base)) => {
                let mut merged = self.trees.get(&base).cloned().ok_or_else(|| {
                    fault("base", format!("`{base}` is no rule set, or one that has this as its own base"))
                })?;
                merge(&mut merged, tree, "");
                remove_cards(&mut merged);
                merged
            }
            Some(other) => return Err(fault("base", format!("must be the id of a rule set, not {other}"))),
        };
        let mut rules: RuleSet =
            serde_path(Value::Table(merged.clone())).map_err(|(key, why)| fault(&key, why))?;
        if rules.ready_after == 0 {
            rules.ready_after = self.ready_after;
        }
        rules.validate().map_err(|wrong| fault(&wrong.key, wrong.reason))?;
        Ok((rules, merged))
    }
}

fn read(path: &Path) -> Result<String, RuleSetError> {
    let unreadable = |why: String| RuleSetError::Unreadable { file: path.display().to_string(), why };
    let size = std::fs::metadata(path).map_err(|error| unreadable(error.to_string()))?.len();
    if size > FILE_BYTES_MAX {
        return Err(unreadable(format!("{size} bytes; a rule set has at most {FILE_BYTES_MAX}")));
    }
    std::fs::read_to_string(path).map_err(|error| unreadable(error.to_string()))
}

fn parse(file: &str, text: &str) -> Result<Table, RuleSetError> {
    text.parse().map_err(|error: toml::de::Error| RuleSetError::Syntax {
        file: file.to_owned(),
        why: error.to_string(),
    })
}

/// Lays `over` onto `base`.
fn merge(base: &mut Table, over: Table, prefix: &str) {
    for (key, value) in over {
        let path = if prefix.is_empty() { key.clone() } else { format!("{prefix}.{key}") };
        match (base.get_mut(&key), value) {
            (Some(Value::Table(old)), Value::Table(new)) if path != "deal.from" => merge(old, new, &path),
            (_, new) => {
                base.insert(key, new);
            }
        }
    }
}

/// Takes out the cards that a file says are not in its game.
fn remove_cards(tree: &mut Table) {
    if let Some(Value::Table(cards)) = tree.get_mut("cards") {
        cards.retain(|_, card| card.get("removed") != Some(&Value::Boolean(true)));
    }
}

/// Deserialises and names the key at fault: the deserialiser itself only says what is wrong.
fn serde_path(value: Value) -> Result<RuleSet, (String, String)> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let key = error.path().to_string();
        (if key == "." { "the file".to_owned() } else { key }, error.inner().to_string().trim().to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_set_of_the_program_is_valid() {
        let sets = RuleSets::builtin().unwrap();
        assert!(sets.ids().count() >= 6);
        for rules in sets.iter() {
            for players in rules.players.0..=rules.players.1 {
                let roles = rules.roles_for(players).unwrap();
                assert_eq!(
                    roles.values().sum::<u16>(),
                    rules.cards_dealt(players),
                    "{} at {players}",
                    rules.id
                );
            }
        }
    }

    #[test]
    fn a_faulty_file_is_told_by_file_key_and_reason() {
        let sets = RuleSets::builtin().unwrap();
        let told = |text: &str| sets.check_text("house.toml", text).unwrap_err().to_string();
        let cases = [
            ("id = \"x\"\nbase = \"v2\"\nballot = \"loud\"", "house.toml: ballot"),
            ("id = \"x\"\nbase = \"v9\"", "house.toml: base"),
            ("id = \"x\"\nbase = \"x\"", "house.toml: base"),
            ("id = \"x\"\nbase = \"v2\"\nbalot = 3", "balot"),
            ("id = \"x\"", "missing field"),
            ("id = ", "house.toml: TOML parse error"),
            ("id = \"x\"\nbase = \"v2\"\nplayers = [9, 8]", "house.toml: players"),
            ("id = \"x\"\nbase = \"v2\"\ntie = [\"runoff\"]", "house.toml: tie"),
            ("id = \"x\"\nbase = \"v2\"\n[ends]\ngood = [\"doctor\"]", "house.toml: ends.good"),
            ("id = \"x\"\nbase = \"v2\"\n[kill]\nown_team = 3", "house.toml: kill.own_team"),
            ("id = \"x\"\nbase = \"v2\"\npolice_killer_hand = \"choose\"", "house.toml: police_killer_hand"),
        ];
        for (text, said) in cases {
            assert!(told(text).contains(said), "{text:?}: {}", told(text));
        }
    }

    #[test]
    fn a_base_may_have_a_base_but_not_itself() {
        let file = |name: &str, text: &str| (name.to_owned(), text.to_owned());
        let mut sets = RuleSets::builtin().unwrap();
        let chain = vec![
            file("a.toml", "id = \"a\"\nbase = \"b\"\ntie_limit = 7"),
            file("b.toml", "id = \"b\"\nbase = \"v2-club\"\nparity = true"),
        ];
        sets.add_all(chain).unwrap();
        let (a, club) = (sets.get("a").unwrap(), sets.get("v2-club").unwrap());
        assert_eq!((a.tie_limit, a.parity, &a.points), (7, true, &club.points));
        let ring =
            vec![file("c.toml", "id = \"c\"\nbase = \"d\""), file("d.toml", "id = \"d\"\nbase = \"c\"")];
        assert!(sets.add_all(ring).unwrap_err().to_string().contains("c.toml: base"));
    }

    #[test]
    fn a_rule_set_survives_its_own_serialisation() {
        for rules in RuleSets::builtin().unwrap().iter() {
            let json = serde_json::to_string(&**rules).unwrap();
            assert_eq!(serde_json::from_str::<RuleSet>(&json).unwrap(), **rules);
        }
    }
}

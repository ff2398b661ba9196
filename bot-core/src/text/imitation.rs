//! Names that could be taken for the judge's own.
//!
//! Characters speak through the judge, on some platforms with its very account: one that is called like the judge
//! could announce deaths. Players have the names that their platform gives them, and are shown with their seats.
//!
//! Source: DN-01, I-08

use super::catalogue::Texts;
use crate::game::{Code, Reason, Refusal, RuleSet, options};

/// What stands between the names of a list.
const BETWEEN: [char; 3] = [',', '，', '、'];

/// Signs that stand behind a number.
const NUMBERS: [char; 3] = ['号', '號', '番'];

impl Texts {
    /// Whether a name could be taken for one that the judge has in any language: the same letters or ones that
    /// look like them, whatever stands between them, and with or without a number.
    #[must_use]
    pub fn imitates_judge(&self, name: &str) -> bool {
        let unnumbered = name.trim_matches(|c: char| !c.is_alphabetic() || NUMBERS.contains(&c));
        let shapes = [shape(name), shape(unnumbered)];
        self.locales().iter().any(|locale| {
            let judges = self.ui(locale, "judge-names", &[]);
            judges.split(BETWEEN).map(shape).any(|judge| !judge.is_empty() && shapes.contains(&judge))
        })
    }

    /// Whether every character of a rule set has a name that nobody takes for the judge's.
    ///
    /// # Errors
    /// `bad_value` with the first name that somebody could.
    pub fn characters_are_themselves(&self, rules: &RuleSet) -> Result<(), Refusal> {
        match rules.characters.iter().find(|name| self.imitates_judge(name)) {
            Some(name) => {
                Err(Refusal::new(Code::BadValue).because(Reason::LikeTheJudge).with("typed", name.trim()))
            }
            None => Ok(()),
        }
    }

    /// A rule set with one option changed, as people at a table may change it: no character gets the judge's name.
    ///
    /// # Errors
    /// As [`options::with_option`], and `bad_value` for such a name.
    pub fn with_option(&self, rules: &RuleSet, option: &str, value: &str) -> Result<RuleSet, Refusal> {
        let changed = options::with_option(rules, option, value)?;
        if changed.characters != rules.characters {
            self.characters_are_themselves(&changed)?;
        }
        Ok(changed)
    }
}

/// A name as it looks at a glance: small letters and digits, each as the plainest that looks like it.
#[must_use]
pub fn shape(name: &str) -> String {
    let cured = decancer::cure!(name).map_or_else(|_| name.to_lowercase(), String::from);
    let plain = |c: char| match c {
        '0' => 'o',
        '1' | '!' | '|' | 'i' => 'l',
        '3' => 'e',
        '5' | '$' => 's',
        other => other,
    };
    let letters: String = cured.chars().map(plain).filter(|c| c.is_alphanumeric()).collect();
    letters.replace("rn", "m").replace("vv", "w")
}

#[cfg(test)]
mod tests {
    use super::super::tests::shared;
    use super::shape;
    use crate::game::{Reason, options};
    use crate::ruleset::RuleSets;

    #[test]
    fn ordinary_names_are_nobodys_imitation() {
        for name in [
            "Oak",
            "青龙",
            "Ms. O’Hara",
            "judgement",
            "Ünal 2",
            "猫",
            "ペンギン",
            "Host of Seagulls",
            "…",
            "7",
        ] {
            assert!(!shared().imitates_judge(name), "{name}");
        }
    }

    #[test]
    fn a_name_that_looks_like_the_judges_is_an_imitation_in_every_language() {
        for name in [
            "Judge",
            " J u d g e ",
            "JUDG3",
            "ｊｕｄｇｅ",
            "jυdgе",
            "𝕵𝖚𝖉𝖌𝖊",
            "J\u{200b}u\u{301}dge ✓",
            "Judge 2",
            "nightfaII",
            "rnoderator",
            "The Judge",
            "法官",
            "法官1号",
            "大 法 官",
            "審判",
            "ジャッジ",
            "主持人",
            "機器人",
        ] {
            assert!(shared().imitates_judge(name), "{name}");
        }
    }

    #[test]
    fn no_character_of_the_programs_own_is_called_like_the_judge() {
        for locale in shared().locales() {
            for name in shared().characters(&locale) {
                assert!(!shared().imitates_judge(&name), "{}: {name}", locale.0);
            }
        }
        for rules in RuleSets::builtin().expect("the program's rule sets").iter() {
            assert_eq!(shared().characters_are_themselves(rules), Ok(()), "{}", rules.id);
        }
    }

    #[test]
    fn a_list_of_characters_with_such_a_name_is_refused_with_that_name_in_every_language() {
        let sets = RuleSets::builtin().expect("the program's rule sets");
        let rules = sets.get("death-note").expect("a rule set of the program");
        let mut names: Vec<String> = (1..=24).map(|number| format!("Tree {number}")).collect();
        assert!(shared().with_option(rules, "characters", &names.join(",")).is_ok());
        names[7] = "Jυdge".to_owned();
        let list = names.join(",");
        assert!(options::with_option(rules, "characters", &list).is_ok(), "a list like any other");
        let refused = shared().with_option(rules, "characters", &list).expect_err("an imitation");
        assert_eq!(refused.reason, Some(Reason::LikeTheJudge));
        for locale in shared().locales() {
            let told = shared().refusal(&locale, &refused);
            assert!(told.contains("Jυdge"), "{}: {told}", locale.0);
        }
    }

    #[test]
    fn a_shape_has_no_signs() {
        assert_eq!(shape(" D.i-s_c0rd! "), "dlscordl");
        assert_eq!(shape("…"), "");
    }
}

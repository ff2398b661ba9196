//! Who may come and how a table opens, as the community has settled.

use std::sync::Arc;

use crate::game::{Action, Code, Locale, PersonId, Reason, Refusal, RuleSet, VenueId};
use crate::text::Texts;

use super::super::Host;
use super::super::shared::Shared;
use super::Community;

impl Host {
    /// What bars somebody from a room's tables, if anything does.
    pub(in super::super) async fn barred(&self, venue: &VenueId, person: &PersonId) -> Result<(), Refusal> {
        let community = self.shared.communities.get(&self.shared.memory.circle(venue)).await;
        if community.banned.contains_key(person) {
            return Err(Refusal::new(Code::Forbidden).because(Reason::Banned));
        }
        Ok(())
    }

    /// How a table opens that a person wishes in a room: by which rules, in which language, with which house rules.
    pub(in super::super) async fn opening(
        &self,
        venue: &VenueId,
        (person, moderator): (&PersonId, bool),
        ruleset: Option<&str>,
    ) -> Result<Opening, Refusal> {
        self.barred(venue, person).await?;
        let shared = &self.shared;
        let community = shared.communities.get(&shared.memory.circle(venue)).await;
        if !moderator && !community.hosts.is_empty() && !community.hosts.contains(person) {
            return Err(Refusal::new(Code::NotHost).because(Reason::NotOnTheList));
        }
        let id = ruleset.or(community.ruleset.as_deref()).unwrap_or(&shared.ruleset);
        let rules = shared.rules_of(&community, id);
        let rules = rules.ok_or_else(|| Refusal::new(Code::UnknownRuleset).with("ruleset", id))?;
        let room = shared.rooms.take(venue);
        let locale = community.locale.or(room).unwrap_or_else(|| shared.locale.clone());
        Ok(Opening { rules, locale, options: community.options })
    }

    /// A rule set by its id: the community's own, or the program's.
    pub(in super::super) async fn rules_in(&self, venue: Option<&VenueId>, id: &str) -> Option<Arc<RuleSet>> {
        let shared = &self.shared;
        match venue {
            Some(venue) => {
                let community = shared.communities.get(&shared.memory.circle(venue)).await;
                shared.rules_of(&community, id)
            }
            None => shared.rules.get(id).cloned(),
        }
    }
}

/// How a table opens.
pub(in super::super) struct Opening {
    pub(in super::super) rules: Arc<RuleSet>,
    pub(in super::super) locale: Locale,
    pub(in super::super) options: Vec<(String, String)>,
}

impl Opening {
    /// What is wished of the table once it stands, so that it tells its house rules.
    pub(in super::super) fn house_rules(&self, texts: &Texts) -> Vec<Action> {
        let mut rules = self.rules.as_ref().clone();
        let mut wishes = Vec::new();
        for (option, value) in &self.options {
            // What this game has no use for is left out.
            let Ok(changed) = texts.with_option(&rules, option, value) else { continue };
            if changed != rules {
                wishes.push(Action::SetOption {
                    option: option.clone(),
                    value: value.clone(),
                    rules: Ok(Box::new(changed.clone())),
                });
                rules = changed;
            }
        }
        wishes
    }
}

impl Shared {
    fn rules_of(&self, community: &Community, id: &str) -> Option<Arc<RuleSet>> {
        match community.rulesets.get(id) {
            // What could be played once may be faulty to another version of the program.
            Some(text) => self.rules.check_text(id, text).ok().map(Arc::new),
            None => self.rules.get(id).cloned(),
        }
    }
}

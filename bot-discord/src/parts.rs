//! Buttons and menus for what is asked.

use bot_core::game::{Ask, Hand, Prompt, Target};
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use crate::custom::{Asked, Custom, MENUS_MAX};

/// Options that one menu has room for.
pub(crate) const OPTIONS_MAX: usize = 25;
/// Characters of an option's label or description, a placeholder and a button's label.
pub(crate) const LABEL_MAX: usize = 100;
const PLACEHOLDER_MAX: usize = 150;
const BUTTON_MAX: usize = 80;

/// How something is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// A button that says the one thing there is to say.
    Say,
    /// A button that uses a power which names nobody.
    Use,
    /// Menus of targets.
    Names,
    /// A button for each of one's two cards.
    Fronts,
    /// A menu of numbers and sides.
    Squeezes,
    /// A form for words.
    Words,
    /// A menu of what is approved, and a form for what is refused.
    Review,
}

impl Form {
    /// How this prompt is answered.
    pub(crate) fn of(prompt: &Prompt) -> Form {
        match prompt.ask {
            Ask::Order => Form::Fronts,
            Ask::Squeeze => Form::Squeezes,
            Ask::Speech | Ask::LastWords | Ask::Floor | Ask::Ready => Form::Say,
            Ask::Approve => Form::Review,
            // Somebody and an account together: no menu holds both.
            Ask::Write => Form::Words,
            ask if ask.is_in_words() => Form::Words,
            _ if !prompt.targets.is_empty() => Form::Names,
            Ask::Vote => Form::Names,
            _ if prompt.max == 0 => Form::Use,
            _ => Form::Words,
        }
    }
}

/// The words on buttons and menus, in the reader's language.
pub(crate) struct Labels {
    /// Above a menu's options.
    pub(crate) choose: String,
    /// On the button that declines.
    pub(crate) decline: String,
    /// On the button that says the one thing there is to say, uses the power or opens the form.
    pub(crate) say: String,
    /// On the button that opens the form of a refusal.
    pub(crate) refuse: String,
}

/// A squeeze as the value of a menu's option: `4 left`.
pub(crate) fn squeeze_value(count: u16, side: Hand) -> String {
    format!("{count} {side}")
}

/// The number and side of [`squeeze_value`].
pub(crate) fn squeeze_of(value: &str) -> Option<(u16, Hand)> {
    let (count, side) = value.split_once(' ')?;
    Some((count.parse().ok()?, side.parse().ok()?))
}

/// The menus and buttons with which a prompt is answered. `label` names a
/// target; `chosen` are marked as chosen already and must be empty where others see it.
pub(crate) fn prompt_rows(
    prompt: &Prompt,
    asked: Asked,
    chosen: &[Target],
    labels: &Labels,
    label: impl Fn(Target, Option<Hand>) -> String,
) -> Vec<CreateActionRow> {
    let mut rows = Vec::new();
    let primary =
        |custom: Custom| CreateActionRow::Buttons(vec![button(custom, &labels.say, ButtonStyle::Primary)]);
    match Form::of(prompt) {
        Form::Say => rows.push(primary(Custom::Say(asked))),
        Form::Use => rows.push(primary(Custom::Use(asked))),
        Form::Words => rows.push(primary(Custom::Write(asked))),
        Form::Fronts => {
            let cards = prompt.targets.iter().filter_map(|target| {
                let card = u8::try_from(target.0).ok()?;
                let first = chosen.first() == Some(target);
                let style = if first { ButtonStyle::Primary } else { ButtonStyle::Secondary };
                Some(button(Custom::Front { asked, card }, &label(*target, None), style))
            });
            rows.push(CreateActionRow::Buttons(cards.collect()));
        }
        Form::Squeezes => rows.push(CreateActionRow::SelectMenu(squeezes(prompt, asked, labels, &label))),
        Form::Names | Form::Review => {
            let pages = prompt.targets.chunks(OPTIONS_MAX).take(MENUS_MAX);
            rows.extend(pages.enumerate().map(|(page, targets)| {
                let menu = Menu { prompt, asked, page: u8::try_from(page).unwrap_or(u8::MAX), targets };
                CreateActionRow::SelectMenu(menu.build(chosen, labels, &label))
            }));
        }
    }
    if Form::of(prompt) == Form::Review {
        let button = button(Custom::Refuse(asked), &labels.refuse, ButtonStyle::Danger);
        rows.push(CreateActionRow::Buttons(vec![button]));
    }
    if prompt.may_decline {
        let button = button(Custom::Decline(asked), &labels.decline, ButtonStyle::Secondary);
        rows.push(CreateActionRow::Buttons(vec![button]));
    }
    rows
}

/// One page of targets.
struct Menu<'a> {
    prompt: &'a Prompt,
    asked: Asked,
    page: u8,
    targets: &'a [Target],
}

impl Menu<'_> {
    fn build(
        &self,
        chosen: &[Target],
        labels: &Labels,
        label: &impl Fn(Target, Option<Hand>) -> String,
    ) -> CreateSelectMenu {
        let several = self.prompt.targets.len() > OPTIONS_MAX;
        let most = usize::from(self.prompt.max.max(1)).min(self.targets.len());
        // With several menus the others may hold the rest of the answer.
        let least = if several { 1 } else { usize::from(self.prompt.min.max(1)).min(most) };
        let marked = self.targets.iter().filter(|target| chosen.contains(target)).count() <= most;
        let options = self.targets.iter().map(|target| {
            option(&label(*target, None), &target.to_string())
                .default_selection(marked && chosen.contains(target))
        });
        let placeholder = match (self.targets.first(), self.targets.last()) {
            (Some(first), Some(last)) if several => format!("{} ({first}–{last})", labels.choose),
            _ => labels.choose.clone(),
        };
        menu(Custom::Choose { asked: self.asked, page: self.page }, &placeholder, options.collect())
            .min_values(u8::try_from(least).unwrap_or(1))
            .max_values(u8::try_from(most).unwrap_or(1))
    }
}

fn squeezes(
    prompt: &Prompt,
    asked: Asked,
    labels: &Labels,
    label: &impl Fn(Target, Option<Hand>) -> String,
) -> CreateSelectMenu {
    let sides = [Hand::Left, Hand::Right];
    let all = prompt.targets.iter().flat_map(|target| sides.map(|side| (*target, side)));
    let options = all
        .take(OPTIONS_MAX)
        .map(|(target, side)| option(&label(target, Some(side)), &squeeze_value(target.0, side)));
    menu(Custom::Choose { asked, page: 0 }, &labels.choose, options.collect())
}

/// A menu of which one option is chosen.
pub(crate) fn menu(
    custom: impl Into<Custom>,
    placeholder: &str,
    options: Vec<CreateSelectMenuOption>,
) -> CreateSelectMenu {
    let kind = CreateSelectMenuKind::String { options };
    CreateSelectMenu::new(custom.into().encode(), kind).placeholder(shorten(placeholder, PLACEHOLDER_MAX))
}

/// An option of a menu.
pub(crate) fn option(label: &str, value: &str) -> CreateSelectMenuOption {
    CreateSelectMenuOption::new(shorten(label, LABEL_MAX), value)
}

/// A button.
pub(crate) fn button(custom: impl Into<Custom>, label: &str, style: ButtonStyle) -> CreateButton {
    CreateButton::new(custom.into().encode()).label(shorten(label, BUTTON_MAX)).style(style)
}

/// The first characters of a text, with a sign that there is more.
pub(crate) fn shorten(text: &str, most: usize) -> String {
    // Discord counts UTF-16 units; a label may not be empty.
    if text.trim().is_empty() {
        return "–".to_owned();
    }
    if text.encode_utf16().count() <= most {
        return text.to_owned();
    }
    let mut short = String::new();
    let mut units = 1;
    for c in text.chars() {
        units += c.len_utf16();
        if units > most {
            break;
        }
        short.push(c);
    }
    short + "…"
}

#[cfg(test)]
mod tests {
    use bot_core::game::{Ask, Hand, PersonId, Platform, Prompt, PromptId, Seat, TableId, Target};
    use serde_json::Value;

    use super::{Labels, prompt_rows, shorten, squeeze_of, squeeze_value};
    use crate::custom::Asked;

    fn prompt(ask: Ask, targets: u16, min: u8, max: u8) -> Prompt {
        Prompt {
            id: PromptId { game: 1, step: 2, ask },
            seat: Seat(1),
            person: PersonId::new(Platform::Discord, "1"),
            ask,
            targets: (1..=targets).map(Target).collect(),
            min,
            max,
            may_decline: true,
            ends: None,
            private: true,
            at_will: false,
            chosen: vec![Target(2)],
            roles: std::collections::BTreeMap::new(),
            calls_boss: false,
        }
    }

    fn rows(prompt: &Prompt) -> Vec<Value> {
        let labels =
            Labels { choose: "who".into(), decline: "none".into(), say: "pass".into(), refuse: "no".into() };
        let asked = Asked { table: TableId(1), channel: 5, prompt: prompt.id };
        let name = |target: Target, side: Option<Hand>| format!("{target}. Ann {side:?}");
        let rows = prompt_rows(prompt, asked, &prompt.chosen, &labels, name);
        rows.iter().map(|row| serde_json::to_value(row).expect("a row")).collect()
    }

    #[test]
    fn a_menu_offers_what_the_prompt_allows() {
        let rows = rows(&prompt(Ask::Kill, 8, 1, 1));
        assert_eq!(rows.len(), 2);
        let menu = &rows[0]["components"][0];
        assert_eq!((menu["min_values"].as_u64(), menu["max_values"].as_u64()), (Some(1), Some(1)));
        assert_eq!(menu["options"].as_array().map(Vec::len), Some(8));
        assert_eq!(menu["options"][1]["default"], true);
        assert_eq!(rows[1]["components"][0]["label"], "none");
    }

    #[test]
    fn more_than_25_targets_make_several_menus() {
        let rows = rows(&prompt(Ask::Kill, 60, 2, 2));
        assert_eq!(rows.len(), 4, "three menus and a button");
        assert_eq!(rows[2]["components"][0]["options"].as_array().map(Vec::len), Some(10));
        assert_eq!(rows[1]["components"][0]["placeholder"], "who (26–50)");
    }

    #[test]
    fn what_needs_no_target_is_a_button() {
        let mut passing = prompt(Ask::Speech, 0, 0, 0);
        passing.may_decline = false;
        let rows = rows(&passing);
        assert_eq!(rows[0]["components"][0]["label"], "pass");
        assert_eq!(rows.len(), 1);
    }

    #[test]
    fn a_power_without_a_target_can_be_used_or_declined() {
        let rows = rows(&prompt(Ask::Revive, 0, 0, 0));
        assert_eq!(rows[0]["components"][0]["custom_id"], "use/1/5/1.2.revive");
        assert_eq!(rows[1]["components"][0]["custom_id"], "decline/1/5/1.2.revive");
    }

    #[test]
    fn two_cards_are_put_in_order_by_a_button_each() {
        let rows = rows(&prompt(Ask::Order, 2, 2, 2));
        let buttons = rows[0]["components"].as_array().expect("buttons");
        assert_eq!(buttons.len(), 2);
        assert_eq!(buttons[1]["custom_id"], "front/1/5/1.2.order/2");
    }

    #[test]
    fn a_reviewer_approves_in_a_menu_and_refuses_in_a_form() {
        let mut review = prompt(Ask::Approve, 3, 0, 1);
        review.may_decline = false;
        let rows = rows(&review);
        assert_eq!(rows[0]["components"][0]["options"].as_array().map(Vec::len), Some(3));
        assert_eq!(rows[1]["components"][0]["custom_id"], "refuse/1/5/1.2.approve");
        assert_eq!(rows.len(), 2);
    }

    #[test]
    fn a_squeeze_is_a_number_and_a_side() {
        let rows = rows(&prompt(Ask::Squeeze, 10, 1, 1));
        let options = rows[0]["components"][0]["options"].as_array().expect("options");
        assert_eq!(options.len(), 20);
        assert_eq!(options[7]["value"], "4 right");
        for side in [Hand::Left, Hand::Right] {
            assert_eq!(squeeze_of(&squeeze_value(4, side)), Some((4, side)));
        }
        for wrong in ["", "4", "left 4", "4 up"] {
            assert_eq!(squeeze_of(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn labels_are_short_and_never_empty() {
        assert_eq!(shorten(" ", 5), "–");
        assert_eq!(shorten("abcdef", 5), "abcd…");
        assert_eq!(shorten("🐺🐺🐺", 5), "🐺🐺…");
    }
}

//! Buttons and menus for what is asked.

use bot_core::game::{Ask, Prompt, Target};
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use crate::custom::{Asked, Custom, MENUS_MAX};

/// Options that one menu has room for.
const OPTIONS_MAX: usize = 25;
/// Characters of an option's label, a placeholder and a button's label.
const LABEL_MAX: usize = 100;
const PLACEHOLDER_MAX: usize = 150;
const BUTTON_MAX: usize = 80;

/// The words on buttons and menus, in the reader's language.
pub(crate) struct Labels {
    /// Above a menu's options.
    pub(crate) choose: String,
    /// On the button that declines.
    pub(crate) decline: String,
    /// On the button that says the one thing there is to say.
    pub(crate) say: String,
}

/// The menus and buttons with which a prompt is answered. `label` names a
/// target; `chosen` are marked as chosen already and must be empty where others see it.
pub(crate) fn prompt_rows(
    prompt: &Prompt,
    asked: Asked,
    chosen: &[Target],
    labels: &Labels,
    label: impl Fn(Target) -> String,
) -> Vec<CreateActionRow> {
    let mut rows = Vec::new();
    if prompt.targets.is_empty() {
        if !matches!(prompt.ask, Ask::Vote) {
            let button = button(Custom::Say(asked), &labels.say, ButtonStyle::Primary);
            rows.push(CreateActionRow::Buttons(vec![button]));
        }
    } else if prompt.ask != Ask::Write {
        // What is written into a Death Note is typed: no menu holds it.
        let several = prompt.targets.len() > OPTIONS_MAX;
        for (page, targets) in prompt.targets.chunks(OPTIONS_MAX).take(MENUS_MAX).enumerate() {
            let page = u8::try_from(page).unwrap_or(u8::MAX);
            rows.push(CreateActionRow::SelectMenu(menu(
                prompt, asked, page, several, targets, chosen, labels, &label,
            )));
        }
    }
    if prompt.may_decline {
        let button = button(Custom::Decline(asked), &labels.decline, ButtonStyle::Secondary);
        rows.push(CreateActionRow::Buttons(vec![button]));
    }
    rows
}

#[allow(clippy::too_many_arguments, reason = "one menu of the few above")]
fn menu(
    prompt: &Prompt,
    asked: Asked,
    page: u8,
    several: bool,
    targets: &[Target],
    chosen: &[Target],
    labels: &Labels,
    label: &impl Fn(Target) -> String,
) -> CreateSelectMenu {
    let most = usize::from(prompt.max.max(1)).min(targets.len());
    // With several menus each alone may stand for the whole answer.
    let least = if several { 1 } else { usize::from(prompt.min.max(1)).min(most) };
    let marked = targets.iter().filter(|target| chosen.contains(target)).count() <= most;
    let options = targets.iter().map(|target| {
        let option = CreateSelectMenuOption::new(shorten(&label(*target), LABEL_MAX), target.to_string());
        option.default_selection(marked && chosen.contains(target))
    });
    let kind = CreateSelectMenuKind::String { options: options.collect() };
    let placeholder = match (targets.first(), targets.last()) {
        (Some(first), Some(last)) if several => format!("{} ({first}–{last})", labels.choose),
        _ => labels.choose.clone(),
    };
    CreateSelectMenu::new(Custom::Choose { asked, page }.encode(), kind)
        .placeholder(shorten(&placeholder, PLACEHOLDER_MAX))
        .min_values(u8::try_from(least).unwrap_or(1))
        .max_values(u8::try_from(most).unwrap_or(1))
}

/// A button.
pub(crate) fn button(custom: Custom, label: &str, style: ButtonStyle) -> CreateButton {
    CreateButton::new(custom.encode()).label(shorten(label, BUTTON_MAX)).style(style)
}

/// The first characters of a text, with a sign that there is more.
fn shorten(text: &str, most: usize) -> String {
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
    use bot_core::game::{Ask, PersonId, Platform, Prompt, PromptId, Seat, TableId, Target};
    use serde_json::Value;

    use super::{Labels, prompt_rows, shorten};
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
        }
    }

    fn rows(prompt: &Prompt) -> Vec<Value> {
        let labels = Labels { choose: "who".into(), decline: "none".into(), say: "pass".into() };
        let asked = Asked { table: TableId(1), channel: 5, prompt: prompt.id };
        let rows = prompt_rows(prompt, asked, &prompt.chosen, &labels, |target| format!("{target}. Ann"));
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
    fn labels_are_short_and_never_empty() {
        assert_eq!(shorten(" ", 5), "–");
        assert_eq!(shorten("abcdef", 5), "abcd…");
        assert_eq!(shorten("🐺🐺🐺", 5), "🐺🐺…");
    }
}

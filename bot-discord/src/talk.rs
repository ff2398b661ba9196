//! Words that people write: to the judge directly, or in a channel.

use std::sync::Arc;

use bot_core::game::{Action, Ask, PersonId, Place};
use bot_core::host::{Input, What};
use serenity::all::{Message, UserId};

use crate::app::{App, person_of, venue_of};
use crate::post::{Errand, Reader};
use crate::who::name_of;
use crate::{file, gift};

/// Takes in a message. In a channel the bot reads only what mentions it; that somebody
/// has talked counts all the same, for order at the table.
pub(crate) async fn hear(app: &Arc<App>, own: UserId, said: &Message) {
    if said.author.bot || said.webhook_id.is_some() {
        return;
    }
    let venue = venue_of(said.channel_id);
    let direct = said.guild_id.is_none();
    let person = person_of(said.author.id);
    let note = |text: String| {
        // An answer is for the sender alone, wherever they wrote.
        let errand = Errand::Note { text, nonce: format!("a{}", said.id) };
        app.post.send(app, Reader::Person(said.author.id.get()), errand);
    };
    let what = if direct && !said.attachments.is_empty() {
        match file::read_all(app, &said.attachments).await {
            Ok(text) => What::Text(with_file(app, &person, &said.content, &text)),
            Err(trouble) => return note(file_trouble(app, &person, trouble)),
        }
    } else if direct {
        What::Text(said.content.clone())
    } else if let Some(words) = addressed(&said.content, own) {
        What::Text(format!("!{}", words.trim_start_matches(['!', '！'])))
    } else if app.host.table_at(&venue).is_some() {
        What::Action(Action::Say { text: String::new() })
    } else {
        return;
    };
    let masked = !direct && plays_masked(app, said);
    let input = Input {
        key: Some(said.id.to_string()),
        person,
        name: Some(
            said.member
                .as_ref()
                .and_then(|member| member.nick.clone())
                .unwrap_or_else(|| name_of(&said.author, None)),
        ),
        written: None,
        // A message does not say what its writer may do here; slash commands do.
        moderator: false,
        place: if direct { Place::Direct } else { Place::Room },
        venue: (!direct).then_some(venue),
        what,
    };
    if let Some(tag) = said.guild_id.and_then(|id| Some(app.cache.guild(id)?.preferred_locale.clone()))
        && let Some(venue) = input.venue.as_ref().filter(|_| app.opens(&input).is_some())
    {
        app.note_room_language(venue, &tag);
    }
    if let Some(guild) = said.guild_id {
        app.count_together(guild, said.channel_id).await;
    }
    let (outcome, files) = app.hear(input).await;
    gift::send(app, said.author.id, &files).await;
    if let Some(text) = outcome.unwrap_or_else(Some) {
        note(text);
    }
    if masked {
        app.remove(said.channel_id, said.id).await;
    }
}

/// Whether somebody writes under their own name where they play as a character. Source: DN-01
fn plays_masked(app: &App, said: &Message) -> bool {
    let view = app.table_in(said.channel_id);
    let table = view.as_ref().and_then(|view| view.state.standing());
    let person = person_of(said.author.id);
    table.is_some_and(|table| table.is_masked() && table.players.iter().any(|player| player.person == person))
}

/// What was written, with the text of the files below it. Files alone answer the one question that
/// wants a long text.
fn with_file(app: &App, person: &PersonId, content: &str, text: &str) -> String {
    if !content.trim().is_empty() {
        return format!("{content}\n{text}");
    }
    let prompts = app.host.prompts_of(person);
    let asked = prompts.iter().map(|(_, _, prompt)| prompt.ask);
    match asked.into_iter().find(|ask| matches!(ask, Ask::Story | Ask::Notice)) {
        Some(ask) => format!("!{ask} {text}"),
        None => text.to_owned(),
    }
}

/// Why a file was not taken, in the person's language.
pub(crate) fn file_trouble(app: &App, person: &PersonId, trouble: file::FileTrouble) -> String {
    let most = u64::from(file::BYTES_MAX / 1024);
    app.say(&app.locale_of(person), trouble.key(), &[("most", most.into())])
}

/// What follows the bot's mention at the beginning of a message.
fn addressed(content: &str, own: UserId) -> Option<&str> {
    let rest = content.trim_start().strip_prefix("<@")?;
    let rest = rest.strip_prefix('!').unwrap_or(rest).strip_prefix(&own.to_string())?.strip_prefix('>')?;
    Some(rest.trim())
}

#[cfg(test)]
mod tests {
    use serenity::all::UserId;

    use super::addressed;

    #[test]
    fn the_bot_knows_when_it_is_spoken_to() {
        let own = UserId::new(77);
        assert_eq!(addressed("<@77> vote 3", own), Some("vote 3"));
        assert_eq!(addressed(" <@!77>help", own), Some("help"));
        for other in ["<@78> vote 3", "vote 3", "<@777> x", ""] {
            assert_eq!(addressed(other, own), None, "{other}");
        }
    }
}

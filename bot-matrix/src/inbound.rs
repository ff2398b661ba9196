//! From a Matrix event to what a person said, as the judge reads it.

use matrix_sdk::ruma::events::room::member::MembershipState;
use matrix_sdk::ruma::events::room::message::{
    FileMessageEventContent, MessageType, Relation, SyncRoomMessageEvent, TextMessageEventContent,
    sanitize::remove_plain_reply_fallback,
};
use matrix_sdk::ruma::events::{
    AnySyncMessageLikeEvent, AnySyncStateEvent, AnySyncTimelineEvent, SyncMessageLikeEvent, SyncStateEvent,
};
use matrix_sdk::ruma::matrix_uri::MatrixId;
use matrix_sdk::ruma::{MatrixToUri, MatrixUri, OwnedEventId, OwnedRoomId, OwnedUserId, serde::Raw};
use serde::Deserialize;

/// Something the judge may have to answer.
#[derive(Debug)]
pub(crate) enum Happening {
    /// A person wrote something.
    Said {
        /// The event, which is also what makes it count once.
        event: OwnedEventId,
        /// Who wrote it.
        sender: OwnedUserId,
        /// The words, with mentions as whole Matrix ids.
        text: String,
        /// The message on which the thread hangs that it was written in, if in one.
        thread: Option<OwnedEventId>,
    },
    /// A person sent something else than words.
    Sent {
        /// The event.
        event: OwnedEventId,
        /// Who sent it.
        sender: OwnedUserId,
        /// The file, if it is one and no picture or sound.
        file: Option<Box<FileMessageEventContent>>,
    },
    /// A person chose in a poll.
    Chose {
        /// The event.
        event: OwnedEventId,
        /// Who chose.
        sender: OwnedUserId,
        /// In which poll.
        poll: OwnedEventId,
        /// What, by the poll's own ids.
        answers: Vec<String>,
    },
    /// A person reacted to a message.
    Reacted {
        /// The event.
        event: OwnedEventId,
        /// Who reacted.
        sender: OwnedUserId,
        /// To which message.
        to: OwnedEventId,
        /// With what.
        key: String,
    },
    /// The room has moved to another one.
    Moved {
        /// Who says so.
        sender: OwnedUserId,
        /// Where it is now.
        to: OwnedRoomId,
    },
    /// A person is no longer in the room.
    Gone {
        /// The event.
        event: OwnedEventId,
        /// Who is gone, by leaving or by being removed.
        user: OwnedUserId,
    },
    /// A person, perhaps the bot itself, has come in.
    Came {
        /// Who came.
        user: OwnedUserId,
    },
}

/// Reads one event. Nothing comes of what is no message, of notices (other bots
/// speak in those) and of what cannot be understood.
pub(crate) fn read(raw: &Raw<AnySyncTimelineEvent>) -> Option<Happening> {
    match raw.deserialize().ok()? {
        AnySyncTimelineEvent::MessageLike(AnySyncMessageLikeEvent::RoomMessage(
            SyncRoomMessageEvent::Original(message),
        )) => {
            let is_reply = matches!(message.content.relates_to, Some(Relation::Reply(_)));
            let thread = match &message.content.relates_to {
                Some(Relation::Thread(thread)) => Some(thread.event_id.clone()),
                _ => None,
            };
            // Correcting a typing error by an edit is saying it anew: the old words
            // were answered when they came, and the new ones have an id of their own.
            let kind = match message.content.relates_to {
                Some(Relation::Replacement(edit)) => edit.new_content.msgtype,
                _ => message.content.msgtype,
            };
            let (event, sender) = (message.event_id, message.sender);
            let file = match kind {
                MessageType::Text(text) => {
                    let text = words(&text, is_reply);
                    return Some(Happening::Said { event, sender, text, thread });
                }
                // Other bots speak in these, and clients about themselves.
                MessageType::Notice(_)
                | MessageType::ServerNotice(_)
                | MessageType::VerificationRequest(_) => {
                    return None;
                }
                MessageType::File(file) => Some(Box::new(file)),
                _ => None,
            };
            Some(Happening::Sent { event, sender, file })
        }
        AnySyncTimelineEvent::MessageLike(AnySyncMessageLikeEvent::UnstablePollResponse(
            SyncMessageLikeEvent::Original(response),
        )) => Some(Happening::Chose {
            event: response.event_id,
            sender: response.sender,
            poll: response.content.relates_to.event_id,
            answers: response.content.poll_response.answers,
        }),
        AnySyncTimelineEvent::MessageLike(AnySyncMessageLikeEvent::Reaction(
            SyncMessageLikeEvent::Original(reaction),
        )) => Some(Happening::Reacted {
            event: reaction.event_id,
            sender: reaction.sender,
            to: reaction.content.relates_to.event_id,
            key: reaction.content.relates_to.key,
        }),
        AnySyncTimelineEvent::State(AnySyncStateEvent::RoomTombstone(SyncStateEvent::Original(stone))) => {
            Some(Happening::Moved { sender: stone.sender, to: stone.content.replacement_room })
        }
        AnySyncTimelineEvent::State(AnySyncStateEvent::RoomMember(SyncStateEvent::Original(member))) => {
            let was = member.prev_content().map(|content| content.membership.clone());
            match member.content.membership {
                MembershipState::Join if was != Some(MembershipState::Join) => {
                    Some(Happening::Came { user: member.state_key })
                }
                MembershipState::Leave | MembershipState::Ban if was == Some(MembershipState::Join) => {
                    Some(Happening::Gone { event: member.event_id, user: member.state_key })
                }
                _ => None,
            }
        }
        _ => None,
    }
}

/// For how long the event has lain on the way, in milliseconds, by the bot's own homeserver: whatever the
/// clocks of the sender's server and of this machine show.
pub(crate) fn age_ms(raw: &Raw<AnySyncTimelineEvent>) -> Option<u64> {
    #[derive(Deserialize)]
    struct Unsigned {
        age: Option<i64>,
    }
    let unsigned = raw.get_field::<Unsigned>("unsigned").ok().flatten()?;
    u64::try_from(unsigned.age?).ok()
}

fn words(text: &TextMessageEventContent, is_reply: bool) -> String {
    let body = if is_reply { remove_plain_reply_fallback(&text.body) } else { &text.body };
    match &text.formatted {
        Some(formatted) => name_people(body, &formatted.body),
        None => body.to_owned(),
    }
}

/// Puts the Matrix id in place of each name that the HTML body links to a person.
///
/// A client writes a mention into the plain body as the display name, which may
/// belong to several people; only the link says who is meant.
fn name_people(body: &str, html: &str) -> String {
    let mut named = String::with_capacity(body.len());
    let mut rest = body;
    for (person, label) in links(html) {
        let Some(at) = (!label.is_empty()).then(|| rest.find(&label)).flatten() else { continue };
        named.push_str(&rest[..at]);
        named.push_str(person.as_str());
        rest = &rest[at + label.len()..];
    }
    named.push_str(rest);
    named
}

/// The links to people in an HTML body, with the text shown for each.
fn links(html: &str) -> Vec<(OwnedUserId, String)> {
    let mut found = Vec::new();
    let mut rest = html;
    while let Some(at) = rest.find("<a ") {
        rest = &rest[at + 3..];
        let Some((attributes, after)) = rest.split_once('>') else { break };
        let Some((label, after)) = after.split_once("</a>") else { break };
        rest = after;
        let target = attributes.split_once("href=").and_then(|(_, value)| {
            let quote = value.chars().next().filter(|c| matches!(c, '"' | '\''))?;
            value[1..].split_once(quote).map(|(target, _)| unescape(target))
        });
        if let Some(person) = target.as_deref().and_then(person_of) {
            found.push((person, unescape(&without_tags(label))));
        }
    }
    found
}

fn person_of(target: &str) -> Option<OwnedUserId> {
    let id = match MatrixToUri::parse(target) {
        Ok(uri) => uri.id().clone(),
        Err(_) => MatrixUri::parse(target).ok()?.id().clone(),
    };
    match id {
        MatrixId::User(user) => Some(user),
        _ => None,
    }
}

fn without_tags(html: &str) -> String {
    let mut inside = false;
    html.chars()
        .filter(|&c| {
            let keep = !inside && c != '<';
            inside = (inside || c == '<') && c != '>';
            keep
        })
        .collect()
}

fn unescape(html: &str) -> String {
    // The ampersand comes last, or "&amp;lt;" would be unescaped twice.
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"), ("&amp;", "&")]
        .iter()
        .fold(html.to_owned(), |text, (code, plain)| text.replace(code, plain))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn message(content: Value) -> Option<String> {
        let raw = Raw::from_json_string(
            json!({"type": "m.room.message", "event_id": "$e:hs", "sender": "@ann:hs",
                   "origin_server_ts": 1, "content": content})
            .to_string(),
        )
        .unwrap();
        match read(&raw)? {
            Happening::Said { text, sender, .. } => {
                assert_eq!(sender, "@ann:hs");
                Some(text)
            }
            Happening::Sent { .. } => None,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn text_is_read_and_notices_are_not() {
        assert_eq!(message(json!({"msgtype": "m.text", "body": "!vote 3"})).as_deref(), Some("!vote 3"));
        assert_eq!(message(json!({"msgtype": "m.notice", "body": "!vote 3"})), None);
        assert_eq!(message(json!({"msgtype": "m.image", "body": "x", "url": "mxc://a/b"})), None);
        assert_eq!(message(json!({"msgtype": 7})), None);
        assert_eq!(message(json!("nonsense")), None);
    }

    #[test]
    fn a_file_is_no_picture() {
        let sent = |content: Value| match read(&event("m.room.message", content, json!({}))) {
            Some(Happening::Sent { file, .. }) => Some(file.is_some()),
            _ => None,
        };
        assert_eq!(sent(json!({"msgtype": "m.file", "body": "story.txt", "url": "mxc://a/b"})), Some(true));
        assert_eq!(sent(json!({"msgtype": "m.image", "body": "x", "url": "mxc://a/b"})), Some(false));
        assert_eq!(sent(json!({"msgtype": "m.emote", "body": "sighs"})), Some(false));
        assert_eq!(sent(json!({"msgtype": "m.notice", "body": "beep"})), None);
    }

    #[test]
    fn a_mention_becomes_the_whole_id() {
        let content = |html: &str| {
            json!({"msgtype": "m.text", "body": "!vote Ann & Co then Ben",
                                       "format": "org.matrix.custom.html", "formatted_body": html})
        };
        let ann = "!vote <a href=\"https://matrix.to/#/@ann:hs\"><b>Ann &amp; Co</b></a> then Ben";
        assert_eq!(message(content(ann)).as_deref(), Some("!vote @ann:hs then Ben"));
        let both = "!vote <a href='https://matrix.to/#/%40ann%3Ahs'>Ann &amp; Co</a> then \
                    <a href=\"matrix:u/ben:hs\">Ben</a>";
        assert_eq!(message(content(both)).as_deref(), Some("!vote @ann:hs then @ben:hs"));
        for odd in
            ["<a ", "<a href=", "<a href=\"", "<a href=x>Ben</a>", "<a href=\"https://x/\">Ben</a>", ""]
        {
            assert_eq!(message(content(odd)).as_deref(), Some("!vote Ann & Co then Ben"), "{odd}");
        }
    }

    #[test]
    fn a_reply_is_read_without_what_it_quotes() {
        let reply = json!({"msgtype": "m.text", "body": "> <@nightfall:hs> vote now\n\nvote 3",
                           "m.relates_to": {"m.in_reply_to": {"event_id": "$x:hs"}}});
        assert_eq!(message(reply).as_deref(), Some("vote 3"));
    }

    #[test]
    fn a_message_in_a_thread_says_in_which() {
        let content = json!({"msgtype": "m.text", "body": "!help",
                             "m.relates_to": {"rel_type": "m.thread", "event_id": "$root:hs"}});
        let said = read(&event("m.room.message", content, json!({})));
        assert!(matches!(said, Some(Happening::Said { thread: Some(root), .. }) if root == "$root:hs"));
    }

    #[test]
    fn an_edit_says_the_new_words() {
        let edit = json!({"msgtype": "m.text", "body": "* !vote 4",
                          "m.new_content": {"msgtype": "m.text", "body": "!vote 4"},
                          "m.relates_to": {"rel_type": "m.replace", "event_id": "$x:hs"}});
        assert_eq!(message(edit).as_deref(), Some("!vote 4"));
    }

    fn event(kind: &str, content: Value, more: Value) -> Raw<AnySyncTimelineEvent> {
        let mut event = json!({"type": kind, "event_id": "$e:hs", "sender": "@ann:hs", "origin_server_ts": 1,
                               "content": content});
        event.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        Raw::from_json_string(event.to_string()).unwrap()
    }

    #[test]
    fn polls_reactions_and_moves() {
        let choice = json!({"org.matrix.msc3381.poll.response": {"answers": ["a", "b"]},
                            "m.relates_to": {"rel_type": "m.reference", "event_id": "$p:hs"}});
        let chose = read(&event("org.matrix.msc3381.poll.response", choice, json!({})));
        assert!(
            matches!(chose, Some(Happening::Chose { answers, poll, .. }) if answers == ["a", "b"] && poll == "$p:hs")
        );
        let reaction =
            json!({"m.relates_to": {"rel_type": "m.annotation", "event_id": "$m:hs", "key": "🙋"}});
        let reacted = read(&event("m.reaction", reaction, json!({})));
        assert!(matches!(reacted, Some(Happening::Reacted { to, key, .. }) if to == "$m:hs" && key == "🙋"));
        let stone = json!({"body": "moved", "replacement_room": "!new:hs"});
        let moved = read(&event("m.room.tombstone", stone, json!({"state_key": ""})));
        assert!(matches!(moved, Some(Happening::Moved { to, .. }) if to == "!new:hs"));
    }

    #[test]
    fn the_homeserver_says_how_old_a_message_is() {
        let aged = |unsigned: Value| {
            let text = json!({"msgtype": "m.text", "body": "x"});
            age_ms(&event("m.room.message", text, json!({"unsigned": unsigned})))
        };
        assert_eq!(aged(json!({"age": 1500})), Some(1500));
        // Clocks that were set back in between.
        assert_eq!(aged(json!({"age": -3})), None);
        assert_eq!(aged(json!({})), None);
    }

    #[test]
    fn coming_and_going() {
        let member = |now: &str, before: Value| {
            let raw = Raw::from_json_string(
                json!({"type": "m.room.member", "event_id": "$e:hs", "sender": "@ann:hs", "state_key": "@ann:hs",
                       "origin_server_ts": 1, "content": {"membership": now}, "unsigned": before})
                .to_string(),
            )
            .unwrap();
            read(&raw)
        };
        let before = |was: &str| json!({"prev_content": {"membership": was}});
        assert!(matches!(member("join", json!({})), Some(Happening::Came { .. })));
        assert!(matches!(member("leave", before("join")), Some(Happening::Gone { .. })));
        // A new display name is neither; nor is declining an invitation.
        assert!(member("join", before("join")).is_none());
        assert!(member("leave", before("invite")).is_none());
    }
}

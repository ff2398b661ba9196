//! Files for whoever asked for them: with the answer where there is one, else by direct message.

use bot_core::host::Keepsake;
use serenity::all::{
    Builder as _, CreateAllowedMentions, CreateAttachment, CreateInteractionResponseFollowup, CreateMessage,
    UserId,
};

use crate::app::App;
use crate::trouble::{Trouble, patiently, summary, trouble};

fn attachments(files: &[Keepsake]) -> Vec<CreateAttachment> {
    files.iter().map(|file| CreateAttachment::bytes(file.bytes.clone(), file.name.clone())).collect()
}

/// Shows files, to one person alone, with the token of their click or command.
pub(crate) async fn hand_over(app: &App, token: &str, files: &[Keepsake]) {
    if files.is_empty() {
        return;
    }
    let follow_up = CreateInteractionResponseFollowup::new()
        .add_files(attachments(files))
        .allowed_mentions(CreateAllowedMentions::new())
        .ephemeral(true);
    if let Err(error) = patiently(|| follow_up.clone().execute(&app.http, (None, token))).await {
        tracing::warn!(error = summary(&error), "files were not taken");
    }
}

/// Sends files to somebody who has written to the bot.
pub(crate) async fn send(app: &App, user: UserId, files: &[Keepsake]) {
    if files.is_empty() || app.is_closed(user) {
        return;
    }
    let sent = async {
        let channel = user.create_dm_channel(&app.http).await?;
        let message = CreateMessage::new().add_files(attachments(files));
        patiently(|| channel.id.send_message(&app.http, message.clone())).await
    };
    if let Err(error) = sent.await {
        if trouble(&error) == Trouble::Closed {
            app.set_closed(user, true);
        }
        tracing::warn!(error = summary(&error), "files were not taken");
    }
}

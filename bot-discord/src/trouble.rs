//! What a failed request to Discord means for the message that it carried.

use std::future::Future;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serenity::all::HttpError;
use tokio::time::sleep;

/// Why a message was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// The person takes no messages from the bot, or shares no server with it.
    Closed,
    /// The channel, message or token is not there any more.
    Gone,
    /// The bot lacks a permission.
    Barred,
    /// Discord does not like the message itself; it will never be taken.
    Malformed,
    /// The interaction was answered already.
    Answered,
    /// It may work later: no connection, an overloaded server.
    Later,
}

/// How often, and after what pauses, something is tried that somebody waits for: within the three
/// seconds that Discord leaves for a first answer.
const TRIES: u32 = 4;
const PAUSE: Duration = Duration::from_millis(250);

/// Does something that somebody waits for, a few times if need be.
///
/// # Errors
/// What went wrong the last time.
pub(crate) async fn patiently<T, F>(act: impl Fn() -> F) -> serenity::Result<T>
where
    F: Future<Output = serenity::Result<T>>,
{
    let mut tries = 1;
    loop {
        match act().await {
            Err(error) if tries < TRIES && trouble(&error) == Trouble::Later => {
                tracing::debug!(error = summary(&error), "tried again at once");
                sleep(PAUSE * tries).await;
                tries += 1;
            }
            outcome => return outcome,
        }
    }
}

/// What became of the first answer to an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ack {
    /// It is this program's to carry out.
    Ours,
    /// It was delivered twice, and another delivery is carried out.
    Repeated,
    /// It came too late: the person sees a failure and must do it again.
    Late,
    /// Discord did not take the answer: the person sees a failure and does it again.
    Failed,
}

/// Gives the first answer to an interaction. Only [`Ack::Ours`] is carried out.
pub(crate) async fn acknowledge<F>(what: &str, answer: impl Fn() -> F) -> Ack
where
    F: Future<Output = serenity::Result<()>>,
{
    let lost = AtomicBool::new(false);
    let answered = patiently(|| {
        let attempt = answer();
        async {
            let outcome = attempt.await;
            if outcome.as_ref().is_err_and(|error| trouble(error) == Trouble::Later) {
                lost.store(true, Ordering::Relaxed);
            }
            outcome
        }
    });
    match answered.await {
        Ok(()) => Ack::Ours,
        // An attempt whose outcome was lost on the way has been taken after all. Should it be
        // another delivery that was, its input is known and counts once.
        Err(error) if trouble(&error) == Trouble::Answered => {
            if lost.load(Ordering::Relaxed) {
                Ack::Ours
            } else {
                Ack::Repeated
            }
        }
        Err(error) => {
            tracing::warn!(what, error = summary(&error), "came to nothing");
            if trouble(&error) == Trouble::Gone { Ack::Late } else { Ack::Failed }
        }
    }
}

/// Sorts an error. `status` and `code` of the answer are all that is logged of it.
pub(crate) fn trouble(error: &serenity::Error) -> Trouble {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            of_answer(answer.status_code.as_u16(), answer.error.code)
        }
        serenity::Error::Http(_) | serenity::Error::Io(_) => Trouble::Later,
        // Too long, or not to be written as JSON: nothing was sent.
        serenity::Error::Model(_) | serenity::Error::Json(_) | serenity::Error::Url(_) => Trouble::Malformed,
        _ => Trouble::Later,
    }
}

fn of_answer(status: u16, code: isize) -> Trouble {
    match (status, code) {
        (_, 50007 | 50278) => Trouble::Closed,
        (_, 40060) => Trouble::Answered,
        // A message that was edited too often is as good as lost: a new one is written.
        (404, _) | (_, 30046) | (_, 10003 | 10008 | 10015 | 10062 | 50027) => Trouble::Gone,
        (401 | 403, _) => Trouble::Barred,
        (408 | 429 | 500.., _) => Trouble::Later,
        _ => Trouble::Malformed,
    }
}

/// Status and code for the log, without a body.
pub(crate) fn summary(error: &serenity::Error) -> String {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            format!("status {} code {}", answer.status_code.as_u16(), answer.error.code)
        }
        serenity::Error::Http(_) => "no answer".to_owned(),
        other => format!("{:?}", std::mem::discriminant(other)),
    }
}

#[cfg(test)]
mod tests {
    use super::{Trouble, of_answer};

    #[test]
    fn answers_are_sorted() {
        for (status, code, trouble) in [
            (403, 50007, Trouble::Closed),
            (403, 50278, Trouble::Closed),
            (403, 50013, Trouble::Barred),
            (404, 10003, Trouble::Gone),
            (404, 10062, Trouble::Gone),
            (429, 30046, Trouble::Gone),
            (400, 40060, Trouble::Answered),
            (400, 50035, Trouble::Malformed),
            (502, 0, Trouble::Later),
            (429, 0, Trouble::Later),
        ] {
            assert_eq!(of_answer(status, code), trouble, "{status} {code}");
        }
    }
}

//! What an error of the network means: try again, or do not.

use matrix_sdk::ruma::api::error::{ErrorKind, RetryAfter};
use matrix_sdk::{Error, HttpError};
use std::sync::{Mutex, Once, PoisonError};
use std::time::{Duration, Instant, SystemTime};

/// Waiting times that double from a quarter of a second to half a minute.
#[derive(Debug, Default)]
pub(crate) struct Backoff {
    failures: u32,
}

impl Backoff {
    const FIRST: Duration = Duration::from_millis(250);
    const LONGEST: Duration = Duration::from_secs(30);

    /// The time to wait after one more failure.
    pub(crate) fn next(&mut self) -> Duration {
        let wait = Self::FIRST.saturating_mul(1 << self.failures.min(10)).min(Self::LONGEST);
        self.failures = self.failures.saturating_add(1);
        wait
    }

    /// After a success the next failure waits the shortest time again.
    pub(crate) fn reset(&mut self) {
        self.failures = 0;
    }
}

/// Whether the same request may succeed later.
pub(crate) fn is_transient(error: &Error) -> bool {
    match error {
        Error::Http(http) => http_is_transient(http),
        // Room keys could not be shared or members not fetched: both ask the network.
        Error::Io(_) => true,
        _ => false,
    }
}

/// For how long one request may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Whether the homeserver finds the bot too fast, and for how long it wants it to wait if it says so.
///
/// The first time this is told to the operator, who can do something about it.
pub(crate) fn limited(error: &Error) -> Option<Option<Duration>> {
    static TOLD: Once = Once::new();
    let Some(ErrorKind::LimitExceeded(data)) = error.client_api_error_kind() else { return None };
    *SLOWED.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    TOLD.call_once(|| {
        tracing::warn!(
            "the homeserver limits how fast the bot may write, so games will be slow; \
             `bot-matrix doctor` says what an admin of the homeserver can do"
        );
    });
    Some(data.retry_after.as_ref().map(|after| match after {
        RetryAfter::Delay(wait) => *wait,
        RetryAfter::DateTime(then) => then.duration_since(SystemTime::now()).unwrap_or_default(),
    }))
}

/// When the homeserver last found the bot too fast.
static SLOWED: Mutex<Option<Instant>> = Mutex::new(None);
/// For how long the bot goes easy after that.
const EASY: Duration = Duration::from_secs(60);

/// Whether the homeserver slows the bot down, so that it shall say no more than it must.
pub(crate) fn is_slowed() -> bool {
    SLOWED.lock().unwrap_or_else(PoisonError::into_inner).is_some_and(|since| since.elapsed() < EASY)
}

/// Whether the homeserver understood the request and will not do it.
pub(crate) fn is_refusal(error: &Error) -> bool {
    error.as_client_api_error().is_some() && !is_transient(error) && !ends_session(error)
}

fn http_is_transient(error: &HttpError) -> bool {
    match error {
        HttpError::Reqwest(_) => true,
        HttpError::Cached(inner) => http_is_transient(inner),
        HttpError::Api(_) => match error.as_client_api_error() {
            Some(api) => {
                api.status_code.is_server_error()
                    || matches!(api.error_kind(), Some(ErrorKind::LimitExceeded(_)))
            }
            // An answer that is no Matrix error comes from a proxy in between.
            None => error.as_uiaa_response().is_none(),
        },
        _ => false,
    }
}

/// Whether the homeserver no longer knows the access token.
pub(crate) fn is_unknown_token(error: &HttpError) -> bool {
    matches!(error.client_api_error_kind(), Some(ErrorKind::UnknownToken(_)))
}

/// As [`is_unknown_token`], for the SDK's wider error.
pub(crate) fn ends_session(error: &Error) -> bool {
    matches!(error.client_api_error_kind(), Some(ErrorKind::UnknownToken(_)))
}

/// The error in one line: the server's code and text, or what went wrong on the way;
/// never the request.
pub(crate) fn brief(error: &Error) -> String {
    if let Some(api) = error.as_client_api_error() {
        return api.to_string();
    }
    match error {
        Error::Http(http) => match &**http {
            HttpError::Reqwest(error) if error.is_timeout() => "no answer in time".into(),
            HttpError::Reqwest(error) if error.is_connect() => "no connection".into(),
            HttpError::Reqwest(_) => "the connection broke".into(),
            other => other.to_string(),
        },
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_grows_to_a_bound_and_starts_anew() {
        let mut backoff = Backoff::default();
        let first = backoff.next();
        let waits: Vec<_> = (0..40).map(|_| backoff.next()).collect();
        assert!(waits.windows(2).all(|pair| pair[0] <= pair[1]));
        assert_eq!(waits.last(), Some(&Backoff::LONGEST));
        backoff.reset();
        assert_eq!(backoff.next(), first);
    }
}

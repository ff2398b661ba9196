//! Rate limits: a bucket for each route and its major parameter, and the
//! global one.

use std::collections::{HashMap, VecDeque};

/// How much is allowed.
#[derive(Debug, Clone)]
pub struct Limits {
    /// Requests to write or edit in one channel, or with one token, in a window.
    pub messages: u32,
    /// Requests of any other route in a window.
    pub others: u32,
    /// The window, in milliseconds.
    pub window: u64,
    /// Requests in a second over all, answers to interactions left out.
    pub global: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { messages: 5, others: 10, window: 5_000, global: 50 }
    }
}

/// What the headers of an answer say.
#[derive(Debug, Clone)]
pub(super) struct Headers {
    pub(super) bucket: String,
    pub(super) limit: u32,
    pub(super) remaining: u32,
    /// When the window ends, in milliseconds since the Unix epoch.
    pub(super) reset: u64,
}

/// A refusal.
#[derive(Debug, Clone)]
pub(super) struct TooMany {
    /// Milliseconds to wait.
    pub(super) wait: u64,
    pub(super) global: bool,
}

#[derive(Debug, Default)]
pub(super) struct Buckets {
    buckets: HashMap<String, (u64, u32)>,
    global: VecDeque<u64>,
}

impl Buckets {
    /// Counts one request, or says how long to wait.
    pub(super) fn count(
        &mut self,
        limits: &Limits,
        route: &str,
        major: &str,
        messages: bool,
        now: u64,
    ) -> Result<Headers, (TooMany, Headers)> {
        let limit = if messages { limits.messages } else { limits.others };
        let key = format!("{route}:{major}");
        let (end, used) = self.buckets.entry(key).or_insert((now + limits.window, 0));
        if now >= *end {
            (*end, *used) = (now + limits.window, 0);
        }
        let bucket = bucket_name(route);
        let headers = |used: u32, end: u64| Headers {
            bucket: bucket.clone(),
            limit,
            remaining: limit.saturating_sub(used),
            reset: end,
        };
        if *used >= limit {
            return Err((TooMany { wait: *end - now, global: false }, headers(*used, *end)));
        }
        while self.global.front().is_some_and(|&at| at + 1_000 <= now) {
            self.global.pop_front();
        }
        if self.global.len() >= limits.global {
            let wait = self.global.front().map_or(1_000, |&at| at + 1_000 - now);
            return Err((TooMany { wait, global: true }, headers(*used, *end)));
        }
        self.global.push_back(now);
        *used += 1;
        Ok(headers(*used, *end))
    }
}

/// An opaque name, the same for every major parameter of a route.
fn bucket_name(route: &str) -> String {
    let hash = route.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::{Buckets, Limits};

    #[test]
    fn a_bucket_is_full_after_its_limit_and_empty_after_its_window() {
        let limits = Limits::default();
        let mut buckets = Buckets::default();
        for used in 1..=5 {
            let headers = buckets.count(&limits, "r", "1", true, 100).expect("within the limit");
            assert_eq!(headers.remaining, 5 - used);
        }
        let (refusal, _) = buckets.count(&limits, "r", "1", true, 600).expect_err("over the limit");
        assert_eq!((refusal.wait, refusal.global), (4_500, false));
        assert!(buckets.count(&limits, "r", "2", true, 600).is_ok(), "another channel has its own");
        assert!(buckets.count(&limits, "r", "1", true, 5_100).is_ok());
    }

    #[test]
    fn the_global_limit_counts_all_routes() {
        let limits = Limits { global: 3, ..Limits::default() };
        let mut buckets = Buckets::default();
        for major in ["1", "2", "3"] {
            assert!(buckets.count(&limits, "r", major, true, 0).is_ok());
        }
        let (refusal, _) = buckets.count(&limits, "r", "4", true, 10).expect_err("over");
        assert!(refusal.global && refusal.wait == 990);
    }
}

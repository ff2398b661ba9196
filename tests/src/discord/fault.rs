//! What can go wrong on the way, as a test asks for it.

use std::time::Duration;

/// An answer that the stand-in gives instead of the real one.
#[derive(Debug, Clone)]
pub(super) struct Planned {
    pub(super) method: &'static str,
    /// A part of the route's template, such as `/callback`.
    pub(super) route: String,
    pub(super) left: u32,
    pub(super) kind: PlannedKind,
}

/// What the planned answer is.
#[derive(Debug, Clone)]
pub(super) enum PlannedKind {
    /// 429 for this many seconds.
    TooMany(f64),
    /// A bare status such as 500 or 502.
    Status(u16),
    /// The request is carried out, but its answer is lost.
    LoseAnswer,
    /// The request waits before it is carried out.
    Delay(Duration),
}

/// Faults to come. Each is used up as it happens.
#[derive(Debug, Default)]
pub struct Faults {
    pub(super) planned: Vec<Planned>,
    pub(super) duplicate_interactions: u32,
    pub(super) lost_acks: u32,
    pub(super) refuse_identify: u32,
    /// No request is answered.
    pub(super) silent: bool,
    /// Nobody can connect to the gateway.
    pub(super) unreachable: bool,
    /// Of a hundred requests so many go wrong, and where the lot stands.
    chance: (u32, u64),
}

impl Faults {
    /// Answers the next `count` requests of `method` to a route whose template
    /// contains `route` with 429 and `seconds` to wait.
    pub fn too_many(&mut self, method: &'static str, route: &str, count: u32, seconds: f64) {
        self.plan(method, route, count, PlannedKind::TooMany(seconds));
    }

    /// Answers the next `count` such requests with a bare HTTP status.
    pub fn status(&mut self, method: &'static str, route: &str, count: u32, status: u16) {
        self.plan(method, route, count, PlannedKind::Status(status));
    }

    /// Carries the next `count` such requests out but answers them with 502,
    /// as when the connection breaks on the way back.
    pub fn lose_answer(&mut self, method: &'static str, route: &str, count: u32) {
        self.plan(method, route, count, PlannedKind::LoseAnswer);
    }

    /// Lets the next `count` such requests wait for `time`.
    pub fn delay(&mut self, method: &'static str, route: &str, count: u32, time: Duration) {
        self.plan(method, route, count, PlannedKind::Delay(time));
    }

    /// Delivers the next `count` interactions twice.
    pub fn duplicate_interactions(&mut self, count: u32) {
        self.duplicate_interactions += count;
    }

    /// From now on, or not any more, every request fails and nobody can connect.
    pub fn outage(&mut self, outage: bool) {
        (self.silent, self.unreachable) = (outage, outage);
    }

    /// From now on, or not any more, every request fails; the gateway goes on.
    pub fn silence(&mut self, silent: bool) {
        self.silent = silent;
    }

    /// Leaves the next `count` heartbeats unanswered.
    pub fn lose_heartbeat_acks(&mut self, count: u32) {
        self.lost_acks += count;
    }

    /// Answers the next `count` IDENTIFYs with op 9.
    pub fn refuse_identify(&mut self, count: u32) {
        self.refuse_identify += count;
    }

    /// From now on so many of a hundred requests go wrong in one way or another, by a lot that is
    /// the same for the same seed.
    pub fn at_random(&mut self, percent: u32, seed: u64) {
        self.chance = (percent, seed | 1);
    }

    fn drawn(&mut self) -> Option<PlannedKind> {
        let (percent, lot) = &mut self.chance;
        if *percent == 0 {
            return None;
        }
        // A linear congruential generator: nobody needs better luck here.
        *lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let drawn = *lot >> 33;
        if drawn % 100 >= u64::from(*percent) {
            return None;
        }
        Some(match drawn / 100 % 4 {
            0 => PlannedKind::TooMany(0.2),
            1 => PlannedKind::Status(500),
            2 => PlannedKind::LoseAnswer,
            _ => PlannedKind::Delay(Duration::from_millis(400)),
        })
    }

    fn plan(&mut self, method: &'static str, route: &str, count: u32, kind: PlannedKind) {
        self.planned.push(Planned { method, route: route.to_owned(), left: count, kind });
    }

    /// The planned fault for this request, if there is one.
    pub(super) fn take(&mut self, method: &str, template: &str) -> Option<PlannedKind> {
        if self.silent {
            return Some(PlannedKind::Status(503));
        }
        let planned = self.planned.iter_mut().find(|planned| {
            planned.left > 0 && planned.method == method && template.contains(&planned.route)
        });
        match planned {
            Some(planned) => {
                planned.left -= 1;
                Some(planned.kind.clone())
            }
            // Without the gateway's address nothing begins at all.
            None if template.starts_with("/gateway") => None,
            None => self.drawn(),
        }
    }
}

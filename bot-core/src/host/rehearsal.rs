//! A virtual clock that another program moves: games of weeks are tried out in minutes.

use std::io::{BufRead, Write};

use serde_json::json;
use tokio::runtime::Handle;

use crate::game::Moment;

use super::Host;
use super::input::HostError;

impl Host {
    /// Has a virtual clock moved by lines from outside, until they end: an instant (milliseconds since
    /// 1970) moves it on to there, `next` to the next deadline, and an empty line not at all. When what
    /// happens on the way is durable, each is answered by a line of JSON: `now`; `next`, the next deadline
    /// or null; `unsent`, how many messages are still to be delivered, those left out that lie ready for
    /// their readers; and `inputs`, how many inputs are being carried out; or `error`.
    ///
    /// A program that was killed goes on from the last stored instant.
    ///
    /// # Panics
    /// Outside a tokio runtime.
    pub fn rehearse(&self, orders: impl BufRead + Send + 'static, mut answers: impl Write + Send + 'static) {
        let (host, runtime) = (self.clone(), Handle::current());
        // A thread of its own: reading cannot be broken off, and the runtime would wait for it at the end.
        std::thread::spawn(move || {
            for order in orders.lines().map_while(Result::ok) {
                let answer = match runtime.block_on(host.obey(order.trim())) {
                    Ok(unsent) => json!({
                        "now": host.now(), "next": host.next_deadline(), "unsent": unsent,
                        "inputs": host.shared.turns.under_way(),
                    }),
                    Err(error) => json!({"error": error.to_string()}),
                };
                if writeln!(answers, "{answer}").and_then(|()| answers.flush()).is_err() {
                    return;
                }
            }
        });
    }

    async fn obey(&self, order: &str) -> Result<usize, HostError> {
        let to = match order {
            "" => self.now(),
            "next" => self.next_deadline().unwrap_or(self.now()),
            instant => Moment(instant.parse().map_err(|_| HostError::NoInstant)?),
        };
        if !order.is_empty() {
            self.advance(to).await?;
        }
        let unsent = self.shared.store.unsent(0, usize::MAX)?;
        Ok(self.shared.deliveries.on_their_way(unsent.iter().map(|line| line.id.number)))
    }
}

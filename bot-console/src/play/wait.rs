//! The course of an evening: show what happened, hear the person, let the clock run.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use bot_core::game::{Moment, Prompt};
use tokio::sync::{mpsc, watch};

use super::table::{Now, Seating, Table};
use crate::input::Reading;

/// Between two looks at the clock while the person thinks.
const TICK: Duration = Duration::from_millis(500);
/// Where only the clock has anything to do, so many pauses pass before it jumps.
const PAUSES_BEFORE_JUMP: u32 = 3;
/// Where the countdown is told in lines: at so many seconds left.
const TOLD_S: [u64; 4] = [60, 30, 10, 5];
/// Lines that the person may type ahead while the judge speaks.
const AHEAD_MAX: usize = 16;

/// What is heard from the keyboard.
enum Heard {
    /// A line.
    Line(String),
    /// The end: of the input, or by an interrupt.
    End,
}

/// The keyboard.
struct Ears {
    lines: mpsc::Receiver<Reading>,
    stop: watch::Receiver<bool>,
    /// Somebody sits there who may type at any time; a script is read only when it is asked.
    interactive: bool,
    ahead: VecDeque<String>,
    ended: bool,
}

impl Ears {
    fn new(lines: mpsc::Receiver<Reading>) -> Ears {
        use std::io::IsTerminal;
        let (sender, stop) = watch::channel(false);
        tokio::spawn(async move {
            interrupt().await;
            let _ = sender.send(true);
            // Kept until the program ends: a closed channel would look like an interrupt.
            sender.closed().await;
        });
        Ears {
            lines,
            stop,
            interactive: std::io::stdin().is_terminal(),
            ahead: VecDeque::new(),
            ended: false,
        }
    }

    /// The next line.
    async fn hear(&mut self) -> Heard {
        if let Some(line) = self.ahead.pop_front() {
            return Heard::Line(line);
        }
        if self.ended {
            return Heard::End;
        }
        tokio::select! {
            reading = self.lines.recv() => match reading {
                Some(Reading::Line(bytes)) => Heard::Line(String::from_utf8_lossy(&bytes).into_owned()),
                // Far too long for anything; the judge says so of a line that is a little too long.
                Some(Reading::TooLong) => Heard::Line("!".repeat(1 << 14)),
                None => { self.ended = true; Heard::End }
            },
            _ = self.stop.wait_for(|stop| *stop) => { self.ended = true; Heard::End }
        }
    }

    /// Lets a pause pass; what is typed meanwhile shortens it and is kept. False if the person leaves.
    async fn rest(&mut self, pause: Duration) -> bool {
        if !self.ahead.is_empty() {
            return !self.ended;
        }
        let heard = if self.interactive {
            tokio::select! {
                () = tokio::time::sleep(pause) => return !self.ended,
                heard = self.hear() => heard,
            }
        } else {
            tokio::select! {
                () = tokio::time::sleep(pause) => return true,
                _ = self.stop.wait_for(|stop| *stop) => Heard::End,
            }
        };
        match heard {
            Heard::Line(line) => {
                if self.ahead.len() < AHEAD_MAX {
                    self.ahead.push_back(line);
                }
                true
            }
            Heard::End => {
                self.ended = true;
                false
            }
        }
    }
}

/// Plays until the person leaves or nobody reads any more.
///
/// # Errors
/// When the store fails.
pub(super) async fn play(
    mut table: Table,
    seating: &Seating,
    lines: mpsc::Receiver<Reading>,
) -> anyhow::Result<()> {
    let mut ears = Ears::new(lines);
    table.sit(seating).await?;
    while step(&mut table, &mut ears).await? {}
    table.leave().await;
    Ok(())
}

/// One step; false at the end.
async fn step(table: &mut Table, ears: &mut Ears) -> anyhow::Result<bool> {
    if !show_news(table, ears).await? || !table.screen.is_open() {
        return Ok(false);
    }
    if let Some(line) = ears.ahead.pop_front() {
        return table.typed(&line).await;
    }
    match table.now() {
        Now::Asked(prompt) => {
            table.show_prompt(&prompt);
            wait_for_answer(table, ears, &prompt).await
        }
        Now::Until(at) => {
            let pause = table.screen.pause() * PAUSES_BEFORE_JUMP;
            if !ears.rest(pause).await {
                return Ok(false);
            }
            if ears.ahead.is_empty() {
                table.advance(at).await?;
            }
            Ok(true)
        }
        Now::Idle => {
            table.screen.ask(None);
            match ears.hear().await {
                Heard::Line(line) => {
                    table.screen.entered();
                    table.typed(&line).await
                }
                Heard::End => Ok(false),
            }
        }
        Now::Gone => Ok(false),
    }
}

/// Shows everything new, with a pause after each sentence; false if the person leaves meanwhile.
async fn show_news(table: &mut Table, ears: &mut Ears) -> anyhow::Result<bool> {
    loop {
        let news = table.news()?;
        if news.is_empty() {
            return Ok(true);
        }
        for line in news {
            table.show(&line).await?;
            let pause = table.screen.pause();
            if !pause.is_zero() && !ears.rest(pause).await {
                return Ok(false);
            }
        }
    }
}

/// Lets the table's clock run with the wall's until the person answers or something happens.
async fn wait_for_answer(table: &mut Table, ears: &mut Ears, prompt: &Prompt) -> anyhow::Result<bool> {
    let left_ms = |now: Moment| prompt.ends.map(|ends| ends.since(now));
    let mut last = Instant::now();
    let mut told_ms = left_ms(table.clock()).unwrap_or(0);
    table.screen.ask(left_ms(table.clock()).map(seconds));
    loop {
        let heard = tokio::select! {
            heard = ears.hear() => Some(heard),
            () = tokio::time::sleep(TICK) => None,
        };
        let passed_ms = u64::try_from(last.elapsed().as_millis()).unwrap_or(0);
        last += Duration::from_millis(passed_ms);
        if prompt.ends.is_some() {
            table.advance(table.clock().plus_ms(passed_ms)).await?;
        }
        match heard {
            Some(Heard::Line(line)) => {
                table.screen.entered();
                return table.typed(&line).await;
            }
            Some(Heard::End) => return Ok(false),
            None if !table.news()?.is_empty() => return Ok(true),
            None => {}
        }
        if let Some(now_ms) = left_ms(table.clock()) {
            if table.screen.is_live() {
                table.screen.count_down(seconds(now_ms));
            } else if TOLD_S.iter().any(|told_s| now_ms <= told_s * 1000 && told_s * 1000 < told_ms) {
                let text = table.left(seconds(now_ms) * 1000);
                table.screen.say(super::screen::Tone::Aside, &text);
                table.screen.ask(Some(seconds(now_ms)));
            }
            told_ms = now_ms;
        }
    }
}

fn seconds(ms: u64) -> u64 {
    ms.div_ceil(1000)
}

/// Returns when the person or the system wants the program to end.
async fn interrupt() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let waits = (signal(SignalKind::terminate()), signal(SignalKind::hangup()));
        if let (Ok(mut terminate), Ok(mut hangup)) = waits {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
                _ = hangup.recv() => {}
            }
            return;
        }
    }
    // Without a way to hear of it there is nothing to wait for: the system's own way then ends the program.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

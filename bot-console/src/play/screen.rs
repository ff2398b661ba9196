//! What the person sees: plain lines, with colour where the terminal has it, and never by colour alone.

use std::io::{IsTerminal, Write};
use std::time::Duration;

/// What a line is, for its colour and its mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tone {
    /// Said to everybody.
    Plain,
    /// The night.
    Night,
    /// A vote's result, a death, an end.
    Grave,
    /// For this person alone.
    Private,
    /// Not the judge's voice but the terminal's.
    Aside,
    /// A refusal.
    No,
}

impl Tone {
    /// The escape sequence that begins the colour.
    fn colour(self) -> &'static str {
        match self {
            Tone::Plain => "",
            Tone::Night => "\x1b[94m",
            Tone::Grave => "\x1b[1m",
            Tone::Private => "\x1b[36m",
            Tone::Aside => "\x1b[2m",
            Tone::No => "\x1b[33m",
        }
    }

    /// What stands before each line, so that the tone shows without colour.
    fn mark(self) -> &'static str {
        match self {
            Tone::Plain | Tone::Night | Tone::Grave => "  ",
            Tone::Private => "| ",
            Tone::Aside => "- ",
            Tone::No => "! ",
        }
    }
}

/// Between two sentences of the judge.
const PAUSE: Duration = Duration::from_millis(450);

/// The terminal, or whatever standard output is.
#[derive(Debug)]
pub(super) struct Screen {
    colour: bool,
    /// Whether somebody sits there and a countdown may be redrawn in place.
    live: bool,
    pause: Duration,
    /// The cursor stands behind a prompt.
    asking: bool,
    /// Whether anybody still reads.
    open: bool,
}

impl Screen {
    /// Standard output, as it is.
    pub(super) fn new(fast: bool) -> Screen {
        let terminal = std::io::stdout().is_terminal() && std::io::stdin().is_terminal();
        let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
        let no_colour = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let pause = if fast || !terminal { Duration::ZERO } else { PAUSE };
        Screen {
            colour: std::io::stdout().is_terminal() && !dumb && !no_colour,
            live: terminal && !dumb,
            pause,
            asking: false,
            open: true,
        }
    }

    /// Between two sentences of the judge; nothing where nobody watches.
    pub(super) fn pause(&self) -> Duration {
        self.pause
    }

    /// Whether a countdown is redrawn in place; else it is told in lines.
    pub(super) fn is_live(&self) -> bool {
        self.live
    }

    /// Whether anybody still reads.
    pub(super) fn is_open(&self) -> bool {
        self.open
    }

    /// Prints a text of one or more lines.
    pub(super) fn say(&mut self, tone: Tone, text: &str) {
        let mut out = self.leave_prompt().to_owned();
        for line in text.lines() {
            let colour = if self.colour { tone.colour() } else { "" };
            out.push_str(colour);
            out.push_str(tone.mark());
            out.push_str(line);
            out.push_str(if colour.is_empty() { "\n" } else { "\x1b[0m\n" });
        }
        self.put(&out);
    }

    /// An empty line, to part one scene from the next.
    pub(super) fn gap(&mut self) {
        let out = format!("{}\n", self.leave_prompt());
        self.put(&out);
    }

    /// Waits for the person behind a prompt, with the seconds that are left.
    pub(super) fn ask(&mut self, left_s: Option<u64>) {
        if !self.asking {
            self.asking = true;
            let out = self.prompt(left_s);
            self.put(&out);
        }
    }

    /// Redraws the seconds that are left; what the person has typed so far stays.
    pub(super) fn count_down(&mut self, left_s: u64) {
        if self.asking && self.live {
            let out = format!("\x1b7\r{}\x1b8", self.prompt(Some(left_s)));
            self.put(&out);
        }
    }

    /// The person has ended a line: the cursor stands at a new one.
    pub(super) fn entered(&mut self) {
        // What comes through a pipe leaves no line end on the screen.
        if self.asking && !std::io::stdin().is_terminal() {
            self.put("\n");
        }
        self.asking = false;
    }

    fn prompt(&self, left_s: Option<u64>) -> String {
        match left_s {
            Some(left_s) if self.live => format!("[{:>2}:{:02}] > ", (left_s / 60).min(99), left_s % 60),
            Some(_) | None => "> ".to_owned(),
        }
    }

    /// What brings the cursor from behind a prompt to an empty line.
    fn leave_prompt(&mut self) -> &'static str {
        match (std::mem::take(&mut self.asking), self.live) {
            (true, true) => "\r\x1b[K",
            (true, false) => "\n",
            (false, _) => "",
        }
    }

    fn put(&mut self, text: &str) {
        let mut out = std::io::stdout().lock();
        if out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_err() {
            self.open = false;
        }
    }
}

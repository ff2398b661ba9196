//! A finished game as one page of HTML that needs neither the bot nor a network: step by step, with a
//! choice of whose eyes one looks with.
//!
//! All of it is in the page as text; the script only hides what is not looked at, so that a reader
//! without scripts sees everything. What all are told at the end only (`late`: cards, sides, who won, the picture)
//! is seen by the judge's eyes or in the last step; of the cards a player's own are seen before. Keyboard: arrow keys, and every control can be reached with Tab.

use std::fmt::Write;

use crate::game::{Seat, seat_at};
use crate::text::Escape;

use super::words::Speaker;
use super::{Hearer, Replay, picture};

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// The page of a game.
pub(super) fn html(replay: &Replay, speaker: &Speaker<'_>) -> String {
    let say = |key: &str| safe(&speaker.say(key, &[]));
    let title = safe(&speaker.say("picture-title", &[("row", speaker.row(&replay.kept).into())]));
    let lang = safe(&speaker.locale.0);
    let mut out = format!(
        r#"<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>{title}</title>
<style>
{STYLE}</style>
</head>
<body>
<header><h1>{title}</h1></header>
<main>
"#
    );
    controls(&mut out, replay, speaker);
    steps(&mut out, replay, speaker);
    seats(&mut out, replay, speaker);
    let _ = write!(
        out,
        "<section class=\"late\" aria-labelledby=\"picture\">\n<h2 id=\"picture\">{}</h2>\n<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-labelledby=\"picture\">\n{}</div>\n</section>\n</main>\n<script>\n{SCRIPT}</script>\n</body>\n</html>\n",
        say("page-picture"),
        picture::svg(replay, speaker)
    );
    out
}

fn controls(out: &mut String, replay: &Replay, speaker: &Speaker<'_>) {
    let say = |key: &str| safe(&speaker.say(key, &[]));
    let _ = write!(
        out,
        "<nav id=\"controls\" aria-label=\"{}\" hidden>\n<label for=\"watch\">{}</label>\n<select id=\"watch\">\n",
        say("page-controls"),
        say("page-watch")
    );
    let option = |value: &str, label: &str| format!("<option value=\"{value}\">{}</option>\n", safe(label));
    out.push_str(&option("room", &speaker.say("page-room", &[])));
    for (index, seat) in speaker.sitters(replay).iter().enumerate() {
        out.push_str(&option(&seat_at(index).to_string(), seat));
    }
    out.push_str(&option("judge", &speaker.say("page-judge", &[])));
    let _ = write!(
        out,
        "</select>\n<button type=\"button\" id=\"back\">{}</button>\n<label for=\"step\">{}</label>\n<select id=\"step\">\n",
        say("page-back"),
        say("page-step")
    );
    for (index, step) in replay.steps.iter().enumerate() {
        let label = format!("{} · {}", index + 1, speaker.stage(step.stage));
        out.push_str(&option(&index.to_string(), &label));
    }
    let _ = write!(
        out,
        "</select>\n<button type=\"button\" id=\"next\">{}</button>\n<label><input type=\"checkbox\" id=\"all\"> {}</label>\n</nav>\n",
        say("page-next"),
        say("page-all")
    );
}

fn steps(out: &mut String, replay: &Replay, speaker: &Speaker<'_>) {
    for (index, step) in replay.steps.iter().enumerate() {
        let living: Vec<String> = step.living.iter().map(Seat::to_string).collect();
        let living =
            speaker.say("page-living", &[("count", living.len().into()), ("seats", living.join(" ").into())]);
        let _ = write!(
            out,
            "<section class=\"step\" aria-labelledby=\"step-{index}\">\n<h2 id=\"step-{index}\" tabindex=\"-1\">{} · {}</h2>\n<p class=\"faint\">{}</p>\n<ol>\n",
            index + 1,
            safe(&speaker.stage(step.stage)),
            safe(&living)
        );
        for line in &step.lines {
            let to = match &line.to {
                Hearer::Room => "room".to_owned(),
                Hearer::Other => "other".to_owned(),
                Hearer::Seats(seats) => seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(" "),
            };
            let text = safe(&speaker.line(replay, &line.to, &line.text)).replace('\n', "<br>");
            let _ = writeln!(out, "<li data-to=\"{to}\">{text}</li>");
        }
        let _ = write!(
            out,
            "</ol>\n<p class=\"nothing\" hidden>{}</p>\n</section>\n",
            safe(&speaker.say("page-nothing", &[]))
        );
    }
}

fn seats(out: &mut String, replay: &Replay, speaker: &Speaker<'_>) {
    let say = |key: &str| safe(&speaker.say(key, &[]));
    let _ = write!(
        out,
        "<section aria-labelledby=\"seats\">\n<h2 id=\"seats\">{}</h2>\n<table>\n<thead><tr>",
        say("page-seats")
    );
    for key in ["page-seat", "picture-name", "picture-hand", "page-side", "page-won", "page-points"] {
        let _ = write!(out, "<th scope=\"col\">{}</th>", say(key));
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for (index, seat) in replay.kept.seats.iter().enumerate() {
        let number = seat_at(index);
        let won = speaker.say("page-yes-no", &[("yes", seat.won.into())]);
        let _ = write!(
            out,
            "<tr><th scope=\"row\">{number}</th><td>{}</td>",
            safe(&speaker.sitter(replay, number))
        );
        let _ = write!(
            out,
            "<td><span class=\"late\" data-own=\"{number}\">{}</span></td>",
            safe(&speaker.cards(replay, number))
        );
        for told in [speaker.texts.side(speaker.locale, seat.side), won, seat.points.to_string()] {
            let _ = write!(out, "<td><span class=\"late\">{}</span></td>", safe(&told));
        }
        out.push_str("</tr>\n");
    }
    let _ = write!(
        out,
        "</tbody>\n</table>\n<p id=\"veiled\" class=\"faint\" hidden>{}</p>\n</section>\n",
        say("page-veiled")
    );
}

fn safe(text: &str) -> String {
    Escape::Html.apply(text)
}

//! A picture of shares by table size.

use std::fmt::Write;

use bot_core::lab::Share;

/// The picture and its frame, in pixels.
const SIZE: (f64, f64) = (720.0, 420.0);
const LEFT: f64 = 64.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 56.0;
const BOTTOM: f64 = 56.0;

/// A share at one size.
pub(super) struct Point {
    pub(super) players: u16,
    pub(super) share: Share,
}

/// The picture as SVG: a line through the shares, their intervals as bars, half as a dashed line.
pub(super) fn plot(title: &str, across: &str, up: &str, points: &[Point]) -> String {
    let (wide, high) = SIZE;
    let y = |share: f64| TOP + (1.0 - share) * (high - TOP - BOTTOM);
    let step = (wide - LEFT - RIGHT) / f64::from(u16::try_from(points.len().max(1)).unwrap_or(u16::MAX));
    let x = |place: u16| LEFT + step * (f64::from(place) + 0.5);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{wide}\" height=\"{high}\" \
         viewBox=\"0 0 {wide} {high}\" role=\"img\">\n<title>{title}</title>\n\
         <style>text{{font:13px sans-serif;fill:#24292f}}.grid{{stroke:#d0d7de}}.half{{stroke:#6e7781;\
         stroke-dasharray:6 4}}.line{{fill:none;stroke:#b3261e;stroke-width:2}}.bar{{stroke:#b3261e}}\
         circle{{fill:#b3261e}}</style>\n<rect width=\"{wide}\" height=\"{high}\" fill=\"#fff\"/>\n",
        title = escaped(title),
    );
    let mut put = |line: String| svg.push_str(&(line + "\n"));
    put(format!("<text x=\"{LEFT}\" y=\"28\" font-weight=\"bold\">{}</text>", escaped(title)));
    put(format!("<text x=\"{LEFT}\" y=\"{}\">{}</text>", TOP - 8.0, escaped(up)));
    for tenth in (0..=10_u8).step_by(2) {
        let (share, at) = (f64::from(tenth) / 10.0, y(f64::from(tenth) / 10.0));
        put(format!(
            "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>",
            wide - RIGHT
        ));
        let label = format!("{:.0}", share * 100.0);
        put(format!("<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>", LEFT - 8.0, at + 4.0));
    }
    let half = y(0.5);
    put(format!(
        "<line class=\"half\" x1=\"{LEFT}\" x2=\"{}\" y1=\"{half:.1}\" y2=\"{half:.1}\"/>",
        wide - RIGHT
    ));
    let mut line = String::new();
    for (place, point) in (0..).zip(points) {
        let (at, share) = (x(place), point.share);
        // Writing to a string cannot fail.
        let _ = write!(line, "{at:.1},{:.1} ", y(share.of_all));
        put(format!(
            "<line class=\"bar\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{:.1}\" y2=\"{:.1}\"/>",
            y(share.low),
            y(share.high)
        ));
        put(format!("<circle cx=\"{at:.1}\" cy=\"{:.1}\" r=\"3.5\"/>", y(share.of_all)));
        let below = high - BOTTOM + 20.0;
        put(format!("<text x=\"{at:.1}\" y=\"{below}\" text-anchor=\"middle\">{}</text>", point.players));
    }
    put(format!("<polyline class=\"line\" points=\"{}\"/>", line.trim_end()));
    let middle = LEFT + (wide - LEFT - RIGHT) / 2.0;
    put(format!(
        "<text x=\"{middle}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
        high - 12.0,
        escaped(across)
    ));
    svg.push_str("</svg>\n");
    svg
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_one_half_lies_on_the_dashed_line() {
        let points: Vec<Point> =
            (8..=16).map(|players| Point { players, share: Share::of(50, 100) }).collect();
        let svg = plot("v2 <house> & more", "players", "killers", &points);
        assert_eq!(svg.matches("<circle").count(), 9);
        assert!(svg.contains("v2 &lt;house&gt; &amp; more") && svg.ends_with("</svg>\n"));
        let half = "y1=\"210.0\" y2=\"210.0\"";
        assert!(svg.contains(&format!("class=\"half\" x1=\"64\" x2=\"696\" {half}")), "{svg}");
        assert_eq!(svg.matches("cy=\"210.0\"").count(), 9);
    }
}

//! Latency against load, drawn.

/// A point: moves a second, and the times that half of them and that 99 of 100 stay within, in milliseconds.
pub type Point = (f64, f64, f64);

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 64.0;
const BOTTOM: f64 = 48.0;
const TOP: f64 = 40.0;
const RIGHT: f64 = 24.0;

/// The picture as SVG. The axis of times is logarithmic, so that both lines can be read; the bar is a dashed line.
pub fn latency(title: &str, points: &[Point], bar: f64) -> String {
    let most = points.iter().map(|point| point.0).fold(1.0, f64::max) * 1.05;
    let (least, longest) =
        points.iter().fold((bar, bar), |(least, longest), point| (least.min(point.1), longest.max(point.2)));
    let (least, longest) = (10_f64.powf(least.max(0.01).log10().floor()), longest * 1.3);
    let x = |rate: f64| LEFT + (WIDTH - LEFT - RIGHT) * rate / most;
    let y = |time: f64| {
        let part = (time.max(least) / least).ln() / (longest / least).ln();
        HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * part
    };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n<text x=\"{LEFT}\" y=\"22\" font-size=\"14\">{title}</text>\n"
    );
    let mut line = |from: (f64, f64), to: (f64, f64), style: &str| {
        svg += &format!("<path d=\"M{:.1} {:.1}L{:.1} {:.1}\" {style}/>\n", from.0, from.1, to.0, to.1);
    };
    let mut ticks = Vec::new();
    let mut decade = least;
    while decade < longest {
        for step in [1.0, 2.0, 5.0].map(|step| step * decade).into_iter().filter(|time| *time < longest) {
            line((LEFT, y(step)), (WIDTH - RIGHT, y(step)), "stroke=\"#ddd\"");
            ticks.push((LEFT - 8.0, y(step) + 4.0, format!("{step}"), "end"));
        }
        decade *= 10.0;
    }
    line((LEFT, y(bar)), (WIDTH - RIGHT, y(bar)), "stroke=\"#a33\" stroke-dasharray=\"6 4\"");
    line((LEFT, HEIGHT - BOTTOM), (WIDTH - RIGHT, HEIGHT - BOTTOM), "stroke=\"#333\"");
    for point in points {
        ticks.push((x(point.0), HEIGHT - BOTTOM + 16.0, format!("{:.0}", point.0), "middle"));
    }
    ticks.push(((LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 10.0, "moves a second".to_owned(), "middle"));
    ticks.push((LEFT - 8.0, TOP - 8.0, "ms".to_owned(), "end"));
    for (name, colour, of) in [("half", "#27597a", 1_usize), ("99 of 100", "#b5651d", 2)] {
        let value = |point: &Point| if of == 1 { point.1 } else { point.2 };
        let path: Vec<String> =
            points.iter().map(|point| format!("{:.1} {:.1}", x(point.0), y(value(point)))).collect();
        svg += &format!("<path d=\"M{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>\n", path.join("L"));
        for point in points {
            svg += &format!(
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"3\" fill=\"{colour}\"/>\n",
                x(point.0),
                y(value(point))
            );
        }
        if let Some(last) = points.last() {
            ticks.push((x(last.0) - 6.0, y(value(last)) - 8.0, name.to_owned(), "end"));
        }
    }
    for (x, y, text, anchor) in ticks {
        svg += &format!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>\n");
    }
    svg + "</svg>\n"
}

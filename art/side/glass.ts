import type { Curve, Point } from "../shape";
import { knotsOf, closedCurve, mix } from "./outline";
import { trim, type Stage } from "./stage";
import {
  clipped,
  clipRegion,
  closedPath,
  filled,
  polygon,
  stroked,
  tenth,
  type Place,
} from "../svg";

function points(curves: readonly Curve[]): Point[] {
  return curves.flatMap((curve) => [curve.start, ...curve.segments.map((step) => step[2])]);
}

/** A seat with its headrest about the hip point, seen from its left side. */
function seat(hip: Point, rise: number): Curve {
  const [x, y] = hip;
  return closedCurve(
    knotsOf(
      `${x - 60},${y} ${x + 20},${y + rise - 190},60 ${x + 40},${y + rise - 110},20 ${x + 25},${y + rise - 60},40 ${x + 70},${y + rise},60 ${x + 190},${y + rise - 10},50 ${x + 185},${y + rise - 140},40 ${x + 130},${y + rise - 170},20 ${x + 230},${y + rise - 260},90 ${x + 230},${y},60`,
    ),
  );
}

/** Seats and wheel that show dimly through the glass. */
function cabin(stage: Stage): string[] {
  const { shape, place } = stage;
  const spots = points(shape.side.glass);
  const low = Math.min(...spots.map(([, y]) => y));
  const high = Math.max(...spots.map(([, y]) => y));
  const rise = (high - low) * 0.83 + 120;
  const [, middle, rear] = shape.side.doors.map((door) => door.start[0]) as [
    number,
    number,
    number,
  ];
  const rows = [middle - 500, rear - 480];
  if (shape.body === "minivan" || shape.body === "large SUV") rows.push(rear + 420);
  const wheelRim = mix([middle - 1080, low - 50], [middle - 900, low + 200], 0.5);
  const [wx, wy] = place(wheelRim);
  return [
    ...rows.map((x) => filled(closedPath(seat([x, low - 120], rise), place), trim.cabin)),
    `<ellipse cx="${tenth(wx)}" cy="${tenth(wy)}" rx="3.4" ry="21" transform="rotate(24 ${tenth(wx)} ${tenth(wy)})" fill="none" stroke="${trim.cabin}" stroke-width="3"/>`,
  ];
}

/** A clean slanting reflection over a pane that begins at x. */
function gleam(x: number, low: number, high: number, width: number, place: Place): string {
  const lean = (high - low) * 0.75;
  const band = (from: number, wide: number) =>
    polygon(
      [
        [from, low],
        [from + lean, high],
        [from + lean + wide, high],
        [from + wide, low],
      ],
      place,
    );
  return `<path d="${band(x, width)}${band(x + width + 45, width * 0.28)}" fill="${trim.reflection}" opacity=".55"/>`;
}

/** Roof lining and sills darken the glass along its upper edge. */
function header(stage: Stage): string {
  const { shape, place } = stage;
  const lower: Place = ([x, y]) => place([x + 25, y - 55]);
  const outer = shape.side.glass.map((curve) => closedPath(curve, place)).join("");
  const inner = shape.side.glass.map((curve) => closedPath(curve, lower)).join("");
  return `<path d="${outer}${inner}" fill="${trim.cabin}" fill-rule="evenodd"/>`;
}

/** The side windows with pillars, frame and the interior behind them. */
export function windows(stage: Stage): string {
  const { shape, place } = stage;
  const { glass, pillars, brightwork, doors } = shape.side;
  const panes = glass.map((curve) => closedPath(curve, place)).join("");
  const spots = points(glass);
  const low = Math.min(...spots.map(([, y]) => y)) - 20;
  const high = Math.max(...spots.map(([, y]) => y)) + 20;
  const [front, middle] = doors.map((door) => door.start[0]) as [number, number];
  const frame = brightwork
    ? stroked(panes, trim.chrome, 3.6) + stroked(panes, trim.black, 2)
    : stroked(panes, trim.black, 3.4);
  return [
    clipRegion("panes", panes),
    frame,
    filled(panes, trim.glass),
    clipped("panes", [
      ...cabin(stage),
      header(stage),
      gleam((front + middle) / 2 - 60, low, high, 190, place),
      gleam(middle + 330, low, high, 150, place),
      ...pillars.map((pillar) => filled(polygon(pillar, place), trim.black)),
    ]),
  ].join("");
}

/** The bulging screens at both ends as they show beyond the pillars. */
export function screens(stage: Stage): string {
  const { shape, place } = stage;
  const sliver = ([foot, head]: readonly [Point, Point], depth: number) => {
    const [low, high] = [mix(foot, head, 0.03), mix(foot, head, 0.94)];
    const inner: Point[] = [
      [mix(low, high, 0.93)[0] + depth, mix(low, high, 0.93)[1] - 8],
      [mix(low, high, 0.1)[0] + depth, mix(low, high, 0.1)[1] - 8],
    ];
    return filled(
      polygon([[low[0] - depth, low[1]], [high[0] - depth, high[1]], high, ...inner], place),
      trim.cabin,
    );
  };
  return sliver(shape.side.windscreen, 42) + sliver(shape.side.backlight, -34);
}

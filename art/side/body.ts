import type { Curve, Point } from "../shape";
import { trim, type Stage } from "./stage";
import { closedPath, filled, openPath, polygon, stroked, tenth, type Place } from "../svg";

function last(curve: Curve): Point {
  return curve.segments.at(-1)?.[2] ?? curve.start;
}

/** The region from a line across the car down to the ground. */
export function below(curve: Curve, place: Place, lift = 0): string {
  const raised: Place = ([x, y]) => place([x, y + lift]);
  const [from, to] = [place([curve.start[0] - 200, 0]), place([last(curve)[0] + 200, 0])];
  const start = raised([curve.start[0] - 200, curve.start[1]]);
  const end = raised([last(curve)[0] + 200, last(curve)[1]]);
  const line = openPath(curve, raised).replace("M", "L");
  return `M${from.map(Math.round).join(" ")}L${start.map(Math.round).join(" ")}${line}L${end.map(Math.round).join(" ")}L${to.map(Math.round).join(" ")}Z`;
}

/** A thin leaf of light along a crease, widest a third of the way. */
function leaf(curve: Curve, place: Place, thick: number): string {
  const upper: Place = ([x, y]) => {
    const part = (x - curve.start[0]) / (last(curve)[0] - curve.start[0]);
    return place([x, y + thick * Math.sin(Math.PI * Math.min(1, Math.max(0, part)) ** 0.8)]);
  };
  const back = curve.segments
    .toReversed()
    .map((step, index, all) => {
      const to = all[index + 1]?.[2] ?? curve.start;
      return `C${[step[1], step[0], to]
        .map((spot) =>
          upper(spot)
            .map((n) => n.toFixed(1))
            .join(" "),
        )
        .join(" ")}`;
    })
    .join("");
  return `${openPath(curve, place)}L${upper(last(curve))
    .map((n) => n.toFixed(1))
    .join(" ")}${back}Z`;
}

/** Sheet metal: lit rim, flank, lit shoulder and the shade below the waist. */
export function panels(stage: Stage): string[] {
  const { shape, paint, place } = stage;
  const { body, shoulder, waist } = shape.side;
  const sunk: Place = ([x, y]) => place([x + 22, y - 34]);
  return [
    filled(closedPath(body, place), paint.light),
    filled(closedPath(body, sunk), paint.body),
    filled(leaf(shoulder, place, 62), paint.light),
    filled(below(waist, place), paint.shade),
    stroked(
      openPath(waist, ([x, y]) => place([x, y + 8])),
      paint.light,
      0.9,
    ),
    stroked(openPath(shoulder, place), paint.shade, 1.3),
  ];
}

/** A removable top: the body above the belt and behind the windscreen's frame, with its seams. */
export function hardTop(stage: Stage): string {
  const { shape, place } = stage;
  if (!shape.side.hardTop) return "";
  const [foot, head] = shape.side.windscreen;
  const belt = shape.side.beltline.start[1] + 5;
  const low = Math.max(belt, foot[1] - 20);
  const seam = (x: number) =>
    stroked(
      polygon(
        [
          [x, shape.height - 100],
          [x, shape.height + 20],
        ],
        place,
      ).replace("Z", ""),
      trim.black,
      1.2,
    );
  const cover = polygon(
    [
      [foot[0] + 190, low],
      [head[0] + 110, head[1] - 30],
      [head[0] + 30, shape.height + 40],
      [shape.length + 50, shape.height + 40],
      [shape.length + 50, low],
    ],
    place,
  );
  const edge = stroked(
    polygon(
      [
        [head[0] + 30, shape.height - 22],
        [shape.length - 330, shape.height - 36],
      ],
      place,
    ).replace("Z", ""),
    trim.plasticLit,
    5,
  );
  return filled(cover, trim.plastic) + edge + seam(2620) + seam(3570);
}

/** Amber in front and red behind, where the bumpers bend round the corners. */
export function markers({ shape, place, axles }: Stage): string {
  const high = shape.side.sill + (shape.side.cladding === "none" ? 260 : 235);
  const spot = (x: number, ink: string) => {
    const [left, top] = place([x, high]);
    return `<rect x="${tenth(left)}" y="${tenth(top)}" width="11" height="3.4" rx="1.5" fill="${ink}"/>`;
  };
  const back = axles[1][0] + (shape.length - axles[1][0]) * 0.78;
  return spot(axles[0][0] * 0.2, "#e08d62") + spot(back, "#a3312f");
}

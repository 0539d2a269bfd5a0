import type { Curve, Point } from "../shape";
import { arc, closedCurve, knotsOf } from "./outline";
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

/** Outline of the plastic round an arch, open below. */
export function archRing(centre: Point, radius: number, kind: "round" | "square" | "flare"): Curve {
  const [x, y] = centre;
  if (kind === "round") return arc(centre, radius, -25, 205);
  const wide = radius * 0.62;
  const high = y + radius * (kind === "flare" ? 0.98 : 1.01);
  const soft = kind === "flare" ? 90 : 190;
  return closedCurve(
    knotsOf(
      `${x - radius * 1.1},${y - radius},10 ${x - radius * 0.97},${y + radius * 0.35},240 ${x - wide},${high},${soft} ${x + wide},${high},${soft} ${x + radius * 0.97},${y + radius * 0.35},240 ${x + radius * 1.1},${y - radius},10`,
    ),
  );
}

/** The step of a bare sill. */
function rocker({ shape, paint, place, axles, arch }: Stage): string {
  const [front, rear] = [axles[0][0] + arch + 20, axles[1][0] - arch - 20];
  const low = shape.side.sill;
  const face = polygon(
    [
      [front, low + 62],
      [rear, low + 72],
      [rear, low - 20],
      [front, low - 20],
    ],
    place,
  );
  const edge = polygon(
    [
      [front, low + 64],
      [rear, low + 74],
    ],
    place,
  ).replace("Z", "");
  return filled(face, paint.line) + stroked(edge, paint.body, 1.2);
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

/** Plastic along arches, sill and the lower bumpers; to be cut by the body. */
export function cladding(stage: Stage): string[] {
  const { shape, place, axles, arch } = stage;
  const { cladding: kind, sill } = shape.side;
  const [front, rear] = axles;
  if (kind === "none") return [rocker(stage)];
  const high = sill + (kind === "dark" ? 105 : 60);
  const strip = polygon(
    [
      [front[0], 0],
      [front[0], high - 10],
      [rear[0], high + 10],
      [rear[0], 0],
    ],
    place,
  );
  const seam = stroked(
    polygon(
      [
        [front[0], high - 10],
        [rear[0], high + 10],
      ],
      place,
    ).replace("Z", ""),
    trim.plasticLit,
    1,
  );
  if (kind === "sill") return [filled(strip, trim.plastic), seam];
  const skirt = sill + 150;
  const ends = [
    [
      [-50, 0],
      [-50, skirt + 10],
      [front[0] - arch, skirt],
      [front[0], 0],
    ],
    [
      [rear[0], 0],
      [rear[0] + arch, skirt],
      [shape.length + 50, skirt + 40],
      [shape.length + 50, 0],
    ],
  ] as const;
  return [
    filled(strip, trim.plastic),
    ...ends.map((corners) => filled(polygon(corners, place), trim.plastic)),
    seam,
    ...axles.map((axle) => {
      const ring = closedPath(archRing(axle, arch + 62, shape.side.arch), place);
      return filled(ring, trim.plastic) + stroked(ring, trim.plasticLit, 1);
    }),
  ];
}

/** The dark openings for the wheels, cut by the body. */
export function wells(stage: Stage): string[] {
  const { shape, place, axles, arch, paint } = stage;
  const { cladding: kind, arch: form } = shape.side;
  return axles.map((axle) => {
    const hole = closedPath(archRing(axle, arch, kind === "dark" ? "round" : form), place);
    const lip = kind === "dark" ? "" : stroked(hole, paint.shade, 3.2);
    return lip + filled(hole, "#121216");
  });
}

import type { Curve, Point } from "../shape";
import { closedPath, filled, polygon, stroked } from "../svg";
import { arc, closedCurve, knotsOf } from "./outline";
import { trim, type Stage } from "./stage";

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

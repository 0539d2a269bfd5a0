import { itemAt } from "../item-at";
import type { Camera, Space } from "./projection";
import { project } from "./projection";
import type { CarShape, Point } from "../shape";
import { arc } from "../side/outline";
import { closedPath } from "../svg";
import { smoothPath } from "./path";
import type { WheelName } from "../wheel";
import type { Body } from "./body";
import type { Spot } from "./fit";
import { spacePath } from "./ground";

const TYRE_WIDTH = 225;

/** Points of a circle about an axle, upright, in the plane z. */
function ring(axle: Point, radius: number, z: number, count = 84): Space[] {
  return Array.from({ length: count }, (_, step) => {
    const angle = (step / count) * 2 * Math.PI;
    return [axle[0] + Math.cos(angle) * radius, axle[1] + Math.sin(angle) * radius, z];
  });
}

/** The same circle as four cubics; so far off, perspective bends their controls unseen. */
function circlePath(camera: Camera, axle: Point, radius: number, z: number): string {
  const round = arc(axle, radius, 0, 360);
  const place = ([x, y]: Point): Point => {
    const [u, v] = project(camera, [x, y, z]);
    return [u, v];
  };
  return closedPath(round, place);
}

/** The convex outline of what points cover on the picture. */
function hull(camera: Camera, points: readonly Space[]): string {
  const seen = points
    .map((point) => ({ spot: project(camera, point) }))
    .sort((one, other) => one.spot[0] - other.spot[0] || one.spot[1] - other.spot[1]);
  const chain = (line: typeof seen): typeof seen => {
    const kept: typeof seen = [];
    for (const next of line) {
      for (;;) {
        const [before, last] = [kept.at(-2)?.spot, kept.at(-1)?.spot];
        if (before === undefined || last === undefined) break;
        const turn =
          (last[0] - before[0]) * (next.spot[1] - before[1]) -
          (last[1] - before[1]) * (next.spot[0] - before[0]);
        if (turn > 0) break;
        kept.pop();
      }
      kept.push(next);
    }
    return kept.slice(0, -1);
  };
  const spots = [...chain(seen), ...chain(seen.toReversed())].map(({ spot }) => spot);
  const round: Spot[] = [...spots, itemAt(spots, 0)].map(([u, v]) => [u, v]);
  return `${smoothPath(round, 0.15)}z`;
}

/** Rims of radius 100: one upright spoke and the number of spokes; dark or bright. */
type Design = {
  readonly count: number;
  readonly spoke: readonly Point[];
  readonly hub: number;
  readonly isDark: boolean;
};

const star = (count: number, root: number, tip: number, hub: number, isDark = false): Design => ({
  count,
  hub,
  isDark,
  spoke: [
    [-root, 12],
    [-tip, 94],
    [tip, 94],
    [root, 12],
  ],
});

const fork: readonly Point[] = [
  [-15, 12],
  [-34, 92],
  [-15, 94],
  [0, 38],
  [15, 94],
  [34, 92],
  [15, 12],
];

const DESIGNS: Readonly<Record<WheelName, Design>> = {
  "five-spoke": star(5, 12, 20, 24),
  "six-spoke": star(6, 14, 18, 30, true),
  "ten-spoke": star(10, 8, 11, 28),
  steel: star(8, 15, 24, 36, true),
  "twin-spoke": { count: 5, hub: 26, isDark: false, spoke: fork },
  "multi-spoke": {
    count: 7,
    hub: 24,
    isDark: false,
    spoke: [
      [-8, 12],
      [-7, 48],
      [-24, 92],
      [-12, 94],
      [0, 60],
      [12, 94],
      [24, 92],
      [7, 48],
      [8, 12],
    ],
  },
  turbine: {
    count: 10,
    hub: 34,
    isDark: false,
    spoke: [
      [-10, 20],
      [-18, 52],
      [-4, 95],
      [24, 93],
      [4, 56],
      [12, 20],
    ],
  },
};

/** The spokes of one rim as one path; towards the hub they lie deeper. */
function spokePath(camera: Camera, axle: Point, radius: number, z: number, it: Design): string {
  return Array.from({ length: it.count }, (_, index) => {
    const angle = (index / it.count) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const corners = it.spoke.map(([a, b]): Space => {
      const [x, y] = [((a * cos + b * sin) * radius) / 100, ((b * cos - a * sin) * radius) / 100];
      return [axle[0] + x, axle[1] + y, z - 22 * (1 - b / 95)];
    });
    return spacePath(camera, corners);
  }).join("");
}

function nearWheel(camera: Camera, shape: CarShape, x: number): string {
  const radius = shape.wheelDiameter / 2;
  const axle: Point = [x, radius];
  const outer = shape.width / 2 - 28;
  const rim = radius * (shape.side.spare ? 0.62 : 0.7);
  const design = DESIGNS[shape.wheels];
  const [lit, lip] = design.isDark ? ["#6a6a72", "#85828a"] : ["#d3cec8", "#a9a4a6"];
  const disc = (size: number, off: number, ink: string) =>
    `<path d="${circlePath(camera, axle, size, outer - off)}" fill="${ink}"/>`;
  const shell = [
    ...ring(axle, radius, outer - 25),
    ...ring(axle, radius, outer - TYRE_WIDTH),
    ...ring(axle, radius * 0.96, outer),
  ];
  return [
    `<path d="${hull(camera, shell)}" fill="#1d1c20"/>`,
    disc(radius * 0.95, 0, "#29282c"),
    disc(rim * 1.04, 0, "#1d1c20"),
    disc(rim, 6, lip),
    disc(rim * 0.92, 14, "#2b2a2f"),
    `<path d="${spokePath(camera, axle, rim, outer - 8, design)}" fill="${lit}"/>`,
    disc((rim * design.hub) / 104, 20, lit),
    disc(rim * 0.13, 16, "#55535a"),
  ].join("");
}

function farWheel(camera: Camera, shape: CarShape, x: number): string {
  const radius = shape.wheelDiameter / 2;
  const outer = -shape.width / 2 + 28;
  const points = [
    ...ring([x, radius], radius, outer),
    ...ring([x, radius], radius, outer + TYRE_WIDTH),
  ];
  return `<path d="${hull(camera, points)}" fill="#19181b"/>`;
}

/** The wheels of one side: those on the far side are only dark tyres. */
export function wheels({ shape }: Body, camera: Camera, side: "near" | "far"): string {
  return [shape.frontOverhang, shape.frontOverhang + shape.wheelbase]
    .map((x) => (side === "near" ? nearWheel : farWheel)(camera, shape, x))
    .join("");
}

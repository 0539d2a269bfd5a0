import { itemAt } from "../item-at";
import { knotsOf, openCurve } from "../side/outline";
import type { Body } from "../three-quarter/body";
import { bodyOf, endPoint, flankPoint, skinPoint } from "../three-quarter/body";
import { evenly, sampled } from "../three-quarter/curves";
import { plainBuild, type Face } from "../three-quarter/face/face";
import { faceOf } from "../three-quarter/face/faces";
import { fitted, type Spot } from "../three-quarter/fit";
import { labelled } from "../three-quarter/label";
import { bodyMesh, gridMesh, mirroredMesh } from "../three-quarter/mesh";
import { cubicPath } from "../three-quarter/path";
import type { Camera, End, Space } from "../three-quarter/projection";
import { project } from "../three-quarter/projection";
import type { Mesh, Raster } from "../three-quarter/raster";
import { emptyRaster, isSeen, rasterise } from "../three-quarter/raster";
import type { Regions } from "../three-quarter/regions";
import { frameOf, placeOf, regionsOf } from "../three-quarter/regions";
import { solidsOf } from "../three-quarter/solids";
import { PARTS, TONES, type Tone } from "../three-quarter/tones";
import type { Detail, Labels } from "../three-quarter/trace";
import { cropped, traced } from "../three-quarter/trace";
import type { CarShape, Point } from "../shape";
import type { PlainCar } from "./bodies";

/** The lines of a car from one standpoint, each the `d` of a path. */
export type Lines = {
  /** The border of all that is seen. */
  readonly outline: string;
  readonly details: string;
  /** Round all that is seen. */
  readonly box: Box;
};

export type Box = readonly [left: number, top: number, width: number, height: number];

const FINE = 2;
const DETAIL: Detail = { slack: 0.7, grain: 5, edge: 0 };

/** What is seen in a cell; 0 is nothing. */
const KIND = { sheet: 1, glass: 2, lamp: 3, grille: 4, mirror: 5, wheel: 6, arch: 7 } as const;

const KIND_OF_TONE: Partial<Record<Tone, number>> = {
  glass: KIND.glass,
  glassSide: KIND.glass,
  glint: KIND.glass,
  lens: KIND.lamp,
  lensShade: KIND.lamp,
  bulb: KIND.lamp,
  red: KIND.lamp,
  redDeep: KIND.lamp,
  grille: KIND.grille,
  slat: KIND.grille,
  void: KIND.arch,
};

const TYRE_WIDTH = 225;
const TYRE_INSET = 28;

/** The tyres of one side, closed on both faces. */
function tyreMeshes(shape: CarShape): Mesh[] {
  const radius = shape.wheelDiameter / 2;
  const outer = shape.width / 2 - TYRE_INSET;
  const profile = [
    [0, 0],
    [0.95, 0],
    [1, 25],
    [1, TYRE_WIDTH],
    [0, TYRE_WIDTH],
  ] as const;
  const columns = 72;
  return axlesOf(shape).map((x) =>
    gridMesh(PARTS.spare, {
      rows: profile.length,
      columns,
      closed: true,
      point: (row, column) => {
        const [share, depth] = itemAt(profile, row);
        const angle = (column / columns) * 2 * Math.PI;
        return [
          x + Math.cos(angle) * radius * share,
          radius + Math.sin(angle) * radius * share,
          outer - depth,
        ];
      },
      marks: () => [0, 0, 0],
    }),
  );
}

function axlesOf({ frontOverhang, wheelbase }: CarShape): readonly number[] {
  return [frontOverhang, frontOverhang + wheelbase];
}

function rasterOf(meshes: readonly Mesh[], camera: Camera): Raster {
  const raster = emptyRaster(FINE);
  for (const mesh of meshes) rasterise(raster, mesh, camera);
  return raster;
}

/** A car as it is seen by a camera. */
type Scene = {
  readonly car: PlainCar;
  readonly body: Body;
  readonly face: Face;
  readonly regions: Regions;
  readonly camera: Camera;
  /** The body with its mirrors, and the wheels alone. */
  readonly raster: Raster;
  readonly wheels: Raster;
  readonly kinds: Labels;
};

function sceneOf(car: PlainCar, camera: Camera): Scene {
  const { shape } = car;
  const face = { ...faceOf(shape), ...car.face };
  const body = bodyOf(shape, { ...plainBuild, ...face.build });
  const regions = regionsOf(body, face);
  const near = bodyMesh(1, body);
  const tyres = tyreMeshes(shape);
  const raster = rasterOf([near, mirroredMesh(near), ...solidsOf(body, "front")], camera);
  const wheels = rasterOf([...tyres, ...tyres.map(mirroredMesh)], camera);
  const tones = labelled(raster, body, regions, camera);
  const cells = tones.cells.map((label, cell) => {
    const kind = label === 0 ? 0 : (KIND_OF_TONE[itemAt(TONES, label - 1)] ?? KIND.sheet);
    const isInFront = itemAt(wheels.nearness, cell) > itemAt(raster.nearness, cell);
    if (isInFront || (kind === KIND.arch && wheels.part[cell] !== 0)) return KIND.wheel;
    const part = itemAt(raster.part, cell);
    if (part === 0) return 0;
    return part === PARTS.body ? kind : part === PARTS.mirror ? KIND.mirror : KIND.sheet;
  });
  return { car, body, face, regions, camera, raster, wheels, kinds: { ...tones, cells } };
}

/** The parts of a line in space that are seen where the given kind is. */
function seen(
  { camera, kinds, ...scene }: Scene,
  points: readonly (Space | null)[],
  kind: number = KIND.sheet,
): string {
  const raster = kind === KIND.wheel ? scene.wheels : scene.raster;
  const runs: Spot[][] = [[]];
  for (const point of points) {
    const [u, v, depth] = point === null ? [-1, -1, 0] : project(camera, point);
    const cell = Math.floor(v * FINE) * kinds.width + Math.floor(u * FINE);
    if (kinds.cells[cell] === kind && isSeen(raster, u, v, depth)) itemAt(runs, -1).push([u, v]);
    else if (itemAt(runs, -1).length > 0) runs.push([]);
  }
  return runs
    .filter((run) => run.length > 2)
    .map((run) => cubicPath(fitted(run, DETAIL.slack), 1, DETAIL.grain))
    .join("");
}

function steps<T>(count: number, at: (part: number) => T): T[] {
  return Array.from({ length: count + 1 }, (_, step) => at(step / count));
}

const SIDES = [1, -1] as const;

function onSide([x, y, z]: Space, side: number): Space {
  return [x, y, z * side];
}

/** Doors, further cuts and handles of both flanks. */
function flanks(scene: Scene): string {
  const { body, car } = scene;
  const { doors, handles } = body.shape.side;
  const curves = [...doors, ...car.cuts.map((cut) => openCurve(knotsOf(cut)))];
  const cuts = curves.map((curve) => evenly(sampled(curve), 15, false));
  const bars = handles.map(([x, y]) => steps(8, (part): Point => [x - 90 + 180 * part, y]));
  return [...cuts, ...bars]
    .flatMap((line) =>
      SIDES.map((side) =>
        seen(
          scene,
          line.map((spot) => onSide(flankPoint(body, spot), side)),
        ),
      ),
    )
    .join("");
}

/** The edges of the bonnet: along both fenders, and across behind the lamps. */
function bonnet(scene: Scene): string {
  const { body, regions } = scene;
  const lamp = regions.headlamp.box;
  const from = placeOf(body, [lamp[0], lamp[3]]) + 6;
  const to = regions.windscreen[0];
  const across = (part: number) => 0.8 + 0.1 * Math.min(1, part * 1.6);
  const along = steps(60, (part) => skinPoint(body, from + (to - from) * part, across(part)));
  const front = steps(60, (part): Space => {
    const aside = (part * 2 - 1) * across(0);
    return onSide(skinPoint(body, from, Math.abs(aside)), Math.sign(aside) || 1);
  });
  return [front, ...SIDES.map((side) => along.map((point) => onSide(point, side)))]
    .map((line) => seen(scene, line))
    .join("");
}

/** The edges of the boot lid or tailgate: from the window down, and across. */
function gate(scene: Scene): string {
  const { body, face, regions } = scene;
  const { half, low, high } = frameOf(body, "rear");
  const [out, down] = face.gate;
  const foot = low + (down / 100) * (high - low);
  const window = regions.backlight[1];
  const edge = placeOf(body, [body.shape.length, high]);
  const lid = steps(40, (part) => skinPoint(body, window + (edge - window) * part, 0.84));
  const side = steps(30, (part) =>
    endPoint(body, "rear", (out / 100) * half, high + (foot - high) * part),
  );
  const sill = steps(40, (part) =>
    endPoint(body, "rear", (out / 100) * half * (part * 2 - 1), foot),
  );
  const both = [lid, side].flatMap((line) =>
    SIDES.map((sign) => line.map((point) => point && onSide(point, sign))),
  );
  return [sill, ...both].map((line) => seen(scene, line)).join("");
}

function rims(scene: Scene): string {
  const { shape } = scene.body;
  const radius = shape.wheelDiameter / 2;
  return axlesOf(shape)
    .flatMap((x) =>
      SIDES.map((side) => {
        const ring = steps(96, (part): Space => {
          const angle = part * 2 * Math.PI;
          const [dx, dy] = [Math.cos(angle) * radius * 0.68, Math.sin(angle) * radius * 0.68];
          return [x + dx, radius + dy, side * (shape.width / 2 - TYRE_INSET)];
        });
        return seen(scene, ring, KIND.wheel);
      }),
    )
    .join("");
}

/** The number plate of an end that faces the camera. */
function plate({ body, face, camera }: Scene, end: End): string {
  const facing = end === "front" ? camera.ahead[0] : -camera.ahead[0];
  if (facing < 0.3) return "";
  const { low, high } = frameOf(body, end);
  const y = low + (face.plates[end] / 100) * (high - low);
  const outward = end === "front" ? -1 : 1;
  const [x] = endPoint(body, end, 0, y) ?? [end === "front" ? 0 : body.shape.length];
  const corners = [
    [-260, -56],
    [260, -56],
    [260, 56],
    [-260, 56],
  ] as const;
  const spots = corners.map(([z, rise]) => {
    const [u, v] = project(camera, [x + outward * 14, y + rise, z]);
    return `${u.toFixed(1)} ${v.toFixed(1)}`;
  });
  return `M${spots.join("L")}z`;
}

/** Draws a car with lines only. */
export function linesOf(car: PlainCar, camera: Camera): Lines {
  const scene = sceneOf(car, camera);
  const grid = cropped(scene.kinds);
  const around = (...kinds: readonly number[]) =>
    traced(grid, (kind) => kinds.includes(kind), FINE, 10, DETAIL);
  return {
    outline: traced(grid, (kind) => kind !== 0, FINE, 10, DETAIL),
    details: [
      around(KIND.glass),
      around(KIND.lamp),
      around(KIND.grille),
      around(KIND.mirror),
      around(KIND.wheel, KIND.arch),
      around(KIND.wheel),
      flanks(scene),
      bonnet(scene),
      gate(scene),
      rims(scene),
      plate(scene, "front"),
      plate(scene, "rear"),
    ].join(""),
    box: [grid.offset[0] / FINE, grid.offset[1] / FINE, grid.width / FINE, grid.height / FINE],
  };
}

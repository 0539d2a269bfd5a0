import { itemAt } from "../item-at";
import type { Camera, End, Space } from "./projection";
import { project } from "./projection";
import type { Paint } from "../paints";
import type { Body } from "./body";
import { endPoint, flankPoint, skinPoint } from "./body";
import { evenly, sampled } from "./curves";
import type { Face } from "./face/face";
import type { Spot } from "./fit";
import { smoothPath } from "./path";
import type { Raster } from "./raster";
import { isSeen } from "./raster";
import type { Labels } from "./trace";
import { TONES } from "./tones";
import type { Tone } from "./tones";
import type { Regions } from "./regions";
import { frameOf, placeOf } from "./regions";

const PAINT: readonly Tone[] = ["body", "deep", "shade", "light", "gloss"];
const PAINTED: ReadonlySet<number> = new Set(PAINT.map((tone) => 1 + TONES.indexOf(tone)));

/** The model, the camera and the raster for visibility. */
export type Scene = {
  readonly body: Body;
  readonly face: Face;
  readonly regions: Regions;
  readonly camera: Camera;
  readonly raster: Raster;
  readonly labels: Labels;
  readonly end: End;
  readonly paint: Paint;
};

/** Whether the body's own paint is there, so that cuts stop at lamps and trim. */
function isPaint({ labels, raster }: Scene, u: number, v: number): boolean {
  const cell = Math.floor(v * raster.fine) * raster.width + Math.floor(u * raster.fine);
  return PAINTED.has(itemAt(labels.cells, cell));
}

/** The seen parts of a line in space as the `d` of a path. */
function seenPath(scene: Scene, points: readonly (Space | null)[], isCut = true): string {
  const { camera, raster } = scene;
  const runs: Spot[][] = [[]];
  for (const point of points) {
    const [u, v, depth] = point === null ? [-1, -1, 0] : project(camera, point);
    if (isSeen(raster, u, v, depth) && (!isCut || isPaint(scene, u, v)))
      itemAt(runs, -1).push([u, v]);
    else if (itemAt(runs, -1).length > 0) runs.push([]);
  }
  return runs
    .filter((run) => run.length > 1)
    .map((run) => smoothPath(run))
    .join("");
}

function steps<T>(count: number, at: (part: number) => T): T[] {
  return Array.from({ length: count + 1 }, (_, step) => at(step / count));
}

function line(d: string, ink: string, width: number): string {
  if (d === "") return "";
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function doors(scene: Scene): string {
  return scene.body.shape.side.doors
    .map((door) => evenly(sampled(door), 30, false).map((spot) => flankPoint(scene.body, spot)))
    .map((points) => seenPath(scene, points))
    .join("");
}

/** The rail that a sliding door runs on, from the rear wheel to the tail lamp. */
function slider(scene: Scene): string {
  const { body, regions } = scene;
  const { shape } = body;
  if (!shape.side.slider) return "";
  const from = shape.frontOverhang + shape.wheelbase - 380;
  const to = regions.tailLamp.box[0] - 40;
  const y = shape.side.handles.at(-1)?.[1] ?? regions.tailLamp.box[1];
  return seenPath(
    scene,
    steps(12, (part) => flankPoint(body, [from + (to - from) * part, y])),
  );
}

/** The near edge of the bonnet, from the lamp to the windscreen. */
function bonnet(scene: Scene): string {
  const { body, regions } = scene;
  const lamp = regions.headlamp.box;
  const from = placeOf(body, [lamp[0], lamp[3]]) + 9;
  const to = regions.windscreen[0];
  return seenPath(
    scene,
    steps(40, (part) => {
      const across = 0.8 + 0.1 * Math.min(1, part * 1.6);
      return skinPoint(body, from + (to - from) * part, across);
    }),
  );
}

/** The cut of the tailgate, or of a boot lid, below the rear window. */
function gate({ body, face, ...rest }: Scene): string {
  const scene = { body, face, ...rest };
  const { half, low, high } = frameOf(body, "rear");
  const [out, down] = face.gate;
  const foot = low + (down / 100) * (high - low);
  const side = (sign: number): (Space | null)[] =>
    steps(10, (part) =>
      endPoint(body, "rear", sign * (out / 100) * half, high + (foot - high) * part),
    );
  const sill = steps(20, (part) =>
    endPoint(body, "rear", (out / 100) * half * (part * 2 - 1), foot),
  );
  return [side(-1), side(1), sill].map((points) => seenPath(scene, points)).join("");
}

/** Door handles as short thick strokes with a light upper edge. */
function handles(scene: Scene): string {
  const { body, paint } = scene;
  return body.shape.side.handles
    .map((spot) => {
      const at = (off: number, up: number): Space => {
        const [x, y, z] = flankPoint(body, [spot[0] + off, spot[1] + up]);
        return [x, y, z + 25];
      };
      const bar = (up: number) => seenPath(scene, [at(-95, up), at(95, up)]);
      return line(bar(-6), paint.line, 3) + line(bar(4), paint.light, 2);
    })
    .join("");
}

/** Wipers that lie on the lower edge of a window. */
function wipers(scene: Scene): string {
  const { body, regions, end } = scene;
  const { windscreen, backlight } = regions;
  const arm = (from: Space, to: Space) => seenPath(scene, [from, to], false);
  const on = (place: number, across: number): Space => {
    const [x, y, z] = skinPoint(body, place, Math.abs(across));
    return [x, y + 12, across < 0 ? -z : z];
  };
  if (end === "rear") {
    if (body.shape.body === "sedan") return "";
    const low = backlight[1];
    return line(arm(on(low - 3, 0), on(low - 5, 0.55)), "#151417", 1.6);
  }
  const low = windscreen[0];
  const blades = [
    [0.55, -0.15],
    [-0.1, -0.75],
  ] as const;
  return line(
    blades.map(([root, tip]) => arm(on(low + 2, root), on(low + 5, tip))).join(""),
    "#151417",
    1.5,
  );
}

/** Lines and small details on the surface. */
export function seams(scene: Scene): string {
  const { paint, end } = scene;
  const cuts = doors(scene) + slider(scene) + (end === "front" ? bonnet(scene) : gate(scene));
  return line(cuts, paint.line, 0.9) + handles(scene) + wipers(scene);
}

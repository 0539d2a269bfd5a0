import { itemAt } from "../item-at";
import type { CarShape } from "../shape";
import { backdrop } from "../backdrop/backdrop";
import { paints } from "../paints";
import type { Camera, End } from "./projection";
import { cameraAt } from "./projection";
import { bodyOf } from "./body";
import type { Body } from "./body";
import { faceOf } from "./face/faces";
import { labelled } from "./label";
import type { Tone } from "./tones";
import { TONES } from "./tones";
import { plainBuild } from "./face/face";
import { bodyMesh, mirroredMesh } from "./mesh";
import { solidsOf } from "./solids";
import type { Raster } from "./raster";
import { emptyRaster, rasterise } from "./raster";
import { frameOf, regionsOf } from "./regions";
import { plate } from "./plate";
import type { Detail } from "./trace";
import { cropped, FULL, traced } from "./trace";
import { picture } from "../svg";
import { shadow, underbody } from "./ground";
import { wheels } from "./wheels";
import { seams } from "./seams";
import { inksOf } from "./inks";

const FINE = 3;

/** Tones whose small specks are dropped. */
const SPECKS = 45;
const PAINT: ReadonlySet<Tone> = new Set(["deep", "shade", "light", "gloss"]);

/** Tones of a lamp, in the order of drawing; a dark edge separates it from the paint. */
const LAMPS: readonly (readonly Tone[])[] = [
  ["lens", "lensShade", "bulb"],
  ["red", "redDeep"],
];
const UNDER = TONES.slice(1, TONES.indexOf("red"));
const OVER: readonly Tone[] = ["redDeep", "lensShade", "bulb"];

/** The rasterized car above its wheels: body, mirrors, rails. */
function rastered(body: Body, camera: Camera, end: End): Raster {
  const raster = emptyRaster(FINE);
  const near = bodyMesh(1, body);
  for (const mesh of [near, mirroredMesh(near), ...solidsOf(body, end)])
    rasterise(raster, mesh, camera);
  return raster;
}

/** The car as flat shapes, each with an edge in its own colour to close gaps. */
export function carFrom(
  end: End,
  shape: CarShape,
  camera: Camera = cameraAt(end, shape.length, shape.width),
  detail: Detail = FULL,
): string {
  const face = faceOf(shape);
  const body = bodyOf(shape, { ...plainBuild, ...face.build });
  const raster = rastered(body, camera, end);
  const regions = regionsOf(body, face);
  const labels = labelled(raster, body, regions, camera);
  const grid = cropped(labels);
  const paint = paints[shape.paint];
  const inks = inksOf(paint);
  const { low, high } = frameOf(body, end);
  const numberOf = (tone: Tone): number => 1 + TONES.indexOf(tone);
  const hollow = numberOf("void");
  const edge = String(detail.edge).replace(/^0/, "");
  const layer = (tone: Tone): string => {
    const d = traced(
      labels,
      (label) => label === numberOf(tone),
      FINE,
      PAINT.has(tone) ? SPECKS : 2,
      detail,
    );
    if (d === "") return "";
    return `<path d="${d}" fill="${inks[tone]}" stroke="${inks[tone]}" stroke-width="${edge}"/>`;
  };
  const lamp = (tones: readonly Tone[]): string => {
    const numbers = new Set(tones.map(numberOf));
    const d = traced(grid, (label) => numbers.has(label), FINE, 2, detail);
    if (d === "") return "";
    return `<path d="${d}" fill="${inks[itemAt(tones, 0)]}" stroke="${inks.trim}" stroke-width="1.1"/>`;
  };
  const whole = traced(grid, (label) => label !== 0 && label !== hollow, FINE, 2, detail);
  return [
    shadow(body, camera),
    wheels(body, camera, "far"),
    underbody(body, camera),
    layer("void"),
    wheels(body, camera, "near"),
    `<path d="${whole}" fill="${inks.body}"/>`,
    ...UNDER.map(layer),
    ...LAMPS.map(lamp),
    ...OVER.map(layer),
    seams({ body, face, regions, camera, raster, labels, end, paint }),
    plate(body, camera, end, low + (face.plates[end] / 100) * (high - low)),
  ].join("");
}

/** The complete picture of the car from its front left. */
export function frontView(shape: CarShape): string {
  return picture([backdrop(shape.backdrop), carFrom("front", shape)]);
}

/** The complete picture of the car from its rear left. */
export function rearView(shape: CarShape): string {
  return picture([backdrop(shape.backdrop), carFrom("rear", shape)]);
}

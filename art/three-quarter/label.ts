import { itemAt } from "../item-at";
import type { Camera, Space } from "./projection";
import type { Body } from "./body";
import { flankNormal } from "./body";
import { wheelDistance } from "./flank";
import type { Region } from "./curves";
import { isInAny, isInside } from "./curves";
import type { Raster } from "./raster";
import { STRIDE } from "./raster";
import type { Regions } from "./regions";
import { spanAt } from "./regions";
import type { Tone } from "./tones";
import { brightness, paintTone, PARTS, plainTone, TONES } from "./tones";
import type { Labels } from "./trace";

/** A visible spot of the surface. */
type Spot = {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly normal: Space;
  /** Place along the outline, how far across, how far over the flank. */
  readonly place: number;
  readonly across: number;
  readonly flank: number;
};

function isOnFlank({ normal }: Spot): boolean {
  return Math.abs(normal[2]) > Math.abs(normal[0]);
}

function isBetween([from, to]: readonly [number, number], place: number): boolean {
  return place > from && place < to;
}

/** Bands of reflected sky across a windscreen: `aside` from -1 to 1, `up` from 0 to 1. */
function screenTone(aside: number, up: number): Tone {
  const slant = aside - 0.55 * up;
  return (slant > -0.72 && slant < -0.3) || (slant > -0.2 && slant < -0.1) ? "glint" : "glass";
}

function glassTone(spot: Spot, regions: Regions): Tone | null {
  const { x, y, place, across, flank } = spot;
  if (flank > 0 || across > 0.97) {
    if (!isInAny(regions.glass, x, y)) return null;
    if (isInAny(regions.pillars, x, y)) return "trimDeep";
    const slant = (x + 0.75 * y) % 1050;
    return slant > 480 && slant < 690 ? "glass" : "glassSide";
  }
  if (isBetween(regions.slope, place)) return across < 0.84 ? "glass" : null;
  const isRear = isBetween(regions.backlight, place);
  if ((!isRear && !isBetween(regions.windscreen, place)) || across > 0.93) return null;
  const [from, to] = isRear ? regions.backlight : regions.windscreen;
  const up = (place - from) / (to - from);
  if (!isRear && up < 0.045) return "trimDeep";
  return screenTone((isRear ? -spot.z : spot.z) / 900, isRear ? 1 - up : up);
}

/** Distance from the centre of the nearest projector, 1 at its edge. */
function eyeDistance({ x, y, z }: Spot, { eyes }: Regions): number {
  return Math.min(
    ...eyes.map(
      ({ middle, radius }) =>
        Math.hypot(x - middle[0], y - middle[1], Math.abs(z) - middle[2]) / radius,
    ),
  );
}

/** The inside of a lamp: the height of a spot in it, from 0 to 1, and its projector. */
function lampTone(spot: Spot, region: Region, along: number, regions: Regions, isFront: boolean) {
  const [low, high] = spanAt(region, along);
  const part = (spot.y - low) / Math.max(1, high - low);
  if (!isFront) return part < 0.4 ? "redDeep" : "red";
  const off = eyeDistance(spot, regions);
  if (off < 1) return off < 0.45 ? "lens" : "bulb";
  return part < 0.22 ? "lensShade" : "lens";
}

/** A separate round lamp. */
function roundTone(spot: Spot, regions: Regions): Tone | null {
  const off = eyeDistance(spot, regions);
  if (off > 1.14) return null;
  if (off > 1) return "trimDeep";
  return off < 0.4 || off > 0.86 ? "lensShade" : "lens";
}

/** Lamps, grille and trim of the visible end, else null. */
function endTone(spot: Spot, body: Body, regions: Regions): Tone | null {
  const { x, y, z, normal } = spot;
  const isFront = x < body.shape.frontOverhang * 0.8;
  const isRear = x > body.shape.length - 500;
  if (!isFront && !isRear) return null;
  const lamp = isFront ? regions.frontLamp : regions.rearLamp;
  const side = lamp?.side ?? (isFront ? regions.headlamp : regions.tailLamp);
  const isAside =
    lamp === null
      ? isOnFlank(spot) && !(isFront && body.shape.side.lamp === "round")
      : Math.abs(z) > lamp.turn && (isFront ? x > lamp.seam : x < lamp.seam);
  const patches = isFront ? regions.front : regions.rear;
  const facing = isFront ? -normal[0] : normal[0];
  let found: Tone | null = null;
  if (isAside && isInside(side, x, y)) found = lampTone(spot, side, x, regions, isFront);
  if (!isAside && lamp !== null && isInside(lamp.region, Math.abs(z), y)) {
    found = lampTone(spot, lamp.region, Math.abs(z), regions, isFront);
  }
  if (facing < 0.12) return found;
  for (const [ink, region] of patches) {
    if (isInside(region, Math.abs(z), y)) found = ink;
  }
  return isFront && lamp === null ? (roundTone(spot, regions) ?? found) : found;
}

/** Whether a spot lies on a black top: above the belt and behind the windscreen's frame. */
function isHardTop({ x, y }: Pick<Spot, "x" | "y">, { shape }: Body): boolean {
  const { hardTop, windscreen, beltline } = shape.side;
  if (!hardTop) return false;
  const [foot, head] = windscreen;
  if (y < Math.max(beltline.start[1] + 5, foot[1] - 20)) return false;
  const part = Math.min(1, (y - foot[1]) / (head[1] - foot[1]));
  return x > foot[0] + 190 + (head[0] - foot[0] - 80) * part;
}

/** Dark plastic along arches, sill and bumpers. */
function trimTone({ x, y, z, normal }: Spot, body: Body, regions: Regions): Tone | null {
  const { shape } = body;
  const { side, frontOverhang, wheelbase } = shape;
  const isBumper = x < frontOverhang * 0.42 && y < shape.wheelDiameter * 0.86;
  if (body.build.tub > 0 && isBumper) return normal[1] > 0.6 ? "soft" : "trim";
  if (isHardTop({ x, y }, body)) return normal[1] > 0.6 ? "soft" : "trim";
  if (side.cladding === "none") return null;
  const low = normal[1] < -0.12 ? "trimDeep" : "trim";
  const isAmid = x > frontOverhang && x < frontOverhang + wheelbase;
  const skirt = x > frontOverhang ? regions.skirts[1] : regions.skirts[0];
  if (y < (isAmid ? side.sill + (side.cladding === "dark" ? 105 : 60) : skirt)) return low;
  const isArch = side.cladding === "dark" && Math.abs(z) > shape.width * 0.36;
  return isArch && wheelDistance(shape, x, y) < 100 ? "trim" : null;
}

/** Whether a spot lies in the opening round a wheel. */
function isOpening({ x, y, z }: Spot, { shape }: Body): boolean {
  return Math.abs(z) > shape.width * 0.3 && wheelDistance(shape, x, y) < 48;
}

function bodyTone(spot: Spot, body: Body, regions: Regions, camera: Camera): Tone {
  if (isOpening(spot, body)) return "void";
  const tone = paintTone(brightness(camera, spot.normal));
  return (
    glassTone(spot, regions) ??
    endTone(spot, body, regions) ??
    trimTone(spot, body, regions) ??
    tone
  );
}

/** The normal of the surface in a cell; exact on the flank, so that its creases are sharp. */
function normalAt(body: Body, part: number, marks: Float32Array, at: number): Space {
  if (part === PARTS.body && itemAt(marks, at + 8) > 0) {
    const [x, y, z] = flankNormal(body, itemAt(marks, at), itemAt(marks, at + 1));
    return [x, y, itemAt(marks, at + 2) < 0 ? -z : z];
  }
  const [x, y, z] = [itemAt(marks, at + 3), itemAt(marks, at + 4), itemAt(marks, at + 5)];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** The tone of each cell of the raster, as 1 + its index in `TONES`; 0 if empty. */
export function labelled(raster: Raster, body: Body, regions: Regions, camera: Camera): Labels {
  const { marks, part: parts } = raster;
  const cells = new Uint8Array(parts.length);
  for (let cell = 0; cell < parts.length; cell += 1) {
    const part = itemAt(parts, cell);
    if (part === 0) continue;
    const at = cell * STRIDE;
    const normal = normalAt(body, part, marks, at);
    const spot: Spot = {
      x: itemAt(marks, at),
      y: itemAt(marks, at + 1),
      z: itemAt(marks, at + 2),
      normal,
      place: itemAt(marks, at + 6),
      across: itemAt(marks, at + 7),
      flank: itemAt(marks, at + 8),
    };
    const tone =
      part === PARTS.body
        ? bodyTone(spot, body, regions, camera)
        : plainTone(part, normal, brightness(camera, normal), spot.place);
    cells[cell] = 1 + TONES.indexOf(tone);
  }
  return { width: raster.width, height: raster.height, cells, offset: [0, 0] };
}

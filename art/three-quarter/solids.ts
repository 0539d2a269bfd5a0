import { itemAt } from "../item-at";
import type { End, Space } from "./projection";
import type { Body } from "./body";
import { flankPoint, skinPoint } from "./body";
import { PARTS } from "./tones";
import { mirroredMesh, pebbleMesh, tubeMesh } from "./mesh";
import type { Mesh } from "./raster";
import { sampled } from "./curves";
import { drumMesh, fenderMeshes } from "./extras";
import { placeOf } from "./regions";

/** A mirror on its arm. */
function mirror(body: Body): Mesh[] {
  const [x, y] = body.shape.side.mirror;
  const foot = flankPoint(body, [x, y]);
  const middle: Space = [x + 20, y + 75, foot[2] + 135];
  return [
    pebbleMesh(PARTS.mirror, middle, [62, 72, 112], 3),
    tubeMesh(PARTS.rail, [foot, [x + 20, y + 20, foot[2] + 90]], 24),
  ];
}

/** A rail along the edge of the roof, on feet. */
function rail(body: Body): Mesh[] {
  const { side } = body.shape;
  if (side.rails === "none") return [];
  const top = (end: "windscreen" | "backlight"): number =>
    placeOf(body, side[end][0][1] > side[end][1][1] ? side[end][0] : side[end][1]);
  const [from, to] = [top("windscreen") + 12, top("backlight") - 8];
  const lift = side.rails === "feet" ? 48 : 24;
  const at = (place: number, up: number): Space => {
    const [x, y, z] = skinPoint(body, place, 0.86);
    return [x, y + up, z];
  };
  const line = Array.from({ length: 17 }, (_, step) =>
    at(from + ((to - from) * step) / 16, step === 0 || step === 16 ? 8 : lift),
  );
  return [tubeMesh(PARTS.rail, line, 17)];
}

/** A spare wheel on the tailgate. */
function spare({ shape }: Body): Mesh[] {
  if (!shape.side.spare) return [];
  const radius = shape.wheelDiameter * 0.48;
  const tail = Math.max(...sampled(shape.side.tailLamp).map((point) => point[0]));
  return [drumMesh(PARTS.spare, [tail + 120, shape.side.sill + radius + 190, -40], radius, 250)];
}

/** A fin on the roof, or a mast beside the bonnet. */
function antenna(body: Body): Mesh[] {
  const { side, height } = body.shape;
  if (side.antenna === "mast") {
    const [x, y] = side.windscreen[0];
    return [
      tubeMesh(
        PARTS.rail,
        [0, 300, 640].map((up): Space => [x - 60 + up * 0.12, y + up, -560]),
        7,
      ),
    ];
  }
  const roof = body.stations.findLastIndex(({ at }) => at[1] > height * 0.965);
  const [x, y] = itemAt(body.stations, roof).at;
  return [pebbleMesh(PARTS.rail, [x - 120, y + 14, 0], [62, 44, 9], 1.7)];
}

/** A tail pipe under the bumper. */
function pipe({ shape, build }: Body): Mesh[] {
  if (!shape.side.exhaust || build.tub > 0) return [];
  const [end, low] = itemAt(sampled(shape.side.tail), -1);
  return [
    tubeMesh(
      PARTS.pipe,
      [end - 140, end - 40, end + 25].map((x): Space => [x, low - 6, shape.width * 0.3]),
      28,
    ),
  ];
}

/** Parts that stand out from the body and are visible from that end. */
export function solidsOf(body: Body, end: End): Mesh[] {
  const tail = end === "rear" ? pipe(body) : [];
  const { shape, build } = body;
  const fenders = build.tub > 0 ? fenderMeshes(PARTS.fender, shape, build.tub) : [];
  const near = [...mirror(body), ...rail(body), ...fenders];
  return [...near, ...near.map(mirroredMesh), ...antenna(body), ...spare(body), ...tail];
}

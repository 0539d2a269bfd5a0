import { itemAt } from "../item-at";
import type { CarShape, Point } from "../shape";
import { heightOf, sampled, smooth } from "./curves";
import type { Build } from "./face/face";

/** A smooth `max(0, value)`. */
function soft(value: number, round: number): number {
  return (value + Math.sqrt(value * value + round * round)) / 2;
}

const TABLE_STEP = 4;

/** The heights of a line at equal steps from nose to tail. */
function heightTable(line: readonly Point[], length: number): Float64Array {
  return Float64Array.from({ length: Math.ceil(length / TABLE_STEP) + 1 }, (_, index) =>
    heightOf(line, index * TABLE_STEP),
  );
}

/** The distance of the flank from the middle plane at each point of the side view. */
export function flankOf(shape: CarShape, build: Build): (x: number, y: number) => number {
  const { side, frontOverhang, wheelbase, length } = shape;
  const [belt, shoulder, waist] = [side.beltline, side.shoulder, side.waist].map((line) =>
    heightTable(sampled(line, 8), length),
  ) as [Float64Array, Float64Array, Float64Array];
  const rearAxle = frontOverhang + wheelbase;
  const half = shape.width / 2;
  return (x, y) => {
    const column = Math.min(belt.length - 1, Math.max(0, Math.round(x / TABLE_STEP)));
    const [beltAt, shoulderAt, waistAt] = [
      itemAt(belt, column),
      itemAt(shoulder, column),
      itemAt(waist, column),
    ];
    const nose = Math.max(0, frontOverhang - x) / frontOverhang;
    const tail = Math.max(0, x - rearAxle) / (length - rearAxle);
    const taper = build.noseTaper * nose * nose + build.tailTaper * tail * tail;
    const lean = Math.tan((build.lean * Math.PI) / 180) * soft(y - beltAt - 10, 50);
    const above = 0.2 * Math.min(Math.max(0, y - shoulderAt), Math.max(60, beltAt - shoulderAt));
    const below = Math.max(0, waistAt - y);
    const between =
      smooth(frontOverhang - 120, frontOverhang + 120, x) *
      (1 - smooth(rearAxle - 120, rearAxle + 120, x));
    const under = between * 0.24 * Math.min(below, 320);
    const inwards = taper + lean + above + under + tubAt(shape, build, x, y);
    return half - inwards;
  };
}

/** How much narrower the body is than its fenders and bumpers, as on a Wrangler. */
function tubAt(shape: CarShape, build: Build, x: number, y: number): number {
  if (build.tub === 0) return 0;
  const low = 1 - smooth(0.8, 0.86, y / shape.wheelDiameter);
  const bumper = low * (1 - smooth(0.28, 0.42, x / shape.frontOverhang));
  const slim = build.hoodSlim * Math.max(0, 1 - x / shape.side.windscreen[0][0]);
  return (build.tub + slim) * (1 - bumper);
}

/** Distance of a point of the side from the nearer tyre; with a squarer metric for square arches. */
export function wheelDistance(shape: CarShape, x: number, y: number): number {
  const radius = shape.wheelDiameter / 2;
  const near = Math.min(
    Math.abs(x - shape.frontOverhang),
    Math.abs(x - shape.frontOverhang - shape.wheelbase),
  );
  const up = y - radius;
  if (shape.side.arch === "round") return Math.hypot(near, up) - radius;
  const above = Math.max(0, up);
  return Math.cbrt(near * near * near + above * above * above) - radius;
}

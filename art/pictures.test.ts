import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { seedCars } from "#db/seed/cars";
import { pictureFolder } from "#db/seed/picture-folder";
import { pictureOf, views, type View } from "./pictures";
import { carShapes } from "./shapes/fleet";
import type { CarShape, Curve } from "./shape";

const folder = "public/pictures/cars";
const ROOM = 12 * 1024;
const STALE = "draw anew: npm run draw";

/** These trace a body in space, seconds for each: one car of a body stands for its kind. */
const slow: ReadonlySet<View> = new Set(["front", "rear"]);
const PATIENCE = 60_000;
const oneOfEachBody = [...new Map(carShapes.map((shape) => [shape.body, shape])).values()];

/** Every tag opens and closes in order, and nothing that a flat picture must not hold is there. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, slash, name, selfClosed] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (slash === "/") {
      if (open.pop() !== name) return false;
    } else if (selfClosed !== "/") open.push(name!);
  }
  return open.length === 0 && svg.startsWith("<svg ") && !/NaN|Infinity|undefined/.test(svg);
}

function extent(curve: Curve, axis: 0 | 1): number {
  const ends = [curve.start, ...curve.segments.map((step) => step[2])].map((spot) => spot[axis]);
  return Math.max(...ends) - (axis === 0 ? Math.min(...ends) : 0);
}

describe("the folder of a car's pictures", () => {
  it("joins name and year", () => {
    expect(pictureFolder({ name: "Toyota RAV4", year: 2019 })).toBe("toyota-rav4-2019");
  });

  it("says a year once that the name ends in", () => {
    const car = { name: "Honda Insight Hybrid 2012", year: 2012 };
    expect(pictureFolder(car)).toBe("honda-insight-hybrid-2012");
  });
});

describe("the fleet's shapes", () => {
  it("are those of the first fleet", () => {
    expect(carShapes.map(pictureFolder).sort()).toEqual(seedCars.map(pictureFolder).sort());
  });

  it.each(carShapes)("draw $name as long and as high as it is", ({ side, length, height }) => {
    const spare = side.spare ? 145 : 0;
    expect(Math.abs(extent(side.body, 0) + spare - length)).toBeLessThan(length * 0.02);
    expect(Math.abs(extent(side.body, 1) - height)).toBeLessThan(height * 0.03);
  });
});

const committed = (shape: CarShape, view: View) =>
  readFileSync(join(folder, pictureFolder(shape), `${view}.svg`), "utf8");

describe.each(carShapes)("the pictures of $name $year", (shape) => {
  it.each(views)("%s: is flat, well formed and small", (view) => {
    const svg = committed(shape, view);
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).not.toMatch(/<(text|style|script|image|linearGradient|radialGradient|filter)\b/);
    expect(brotliCompressSync(svg).length).toBeLessThan(ROOM);
  });

  it.each(views.filter((view) => !slow.has(view)))("%s: is as the kit draws it", (view) => {
    expect(pictureOf(shape, view) === committed(shape, view), STALE).toBe(true);
  });
});

describe.each(oneOfEachBody)("the three-quarter pictures of $name $year", (shape) => {
  it.each([...slow])(
    "%s: is as the kit draws it",
    (view) => {
      expect(pictureOf(shape, view) === committed(shape, view), STALE).toBe(true);
    },
    PATIENCE,
  );
});

it("keeps no picture of a car that is gone", () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(folders.map((one) => one.name).sort()).toEqual(carShapes.map(pictureFolder).sort());
});

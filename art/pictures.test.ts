import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { seedCars } from "#db/seed/cars";
import { pictureFolder } from "#db/seed/picture-folder";
import { changedViews, pictureFile, smallPictureFile } from "./changed-views";
import { FORMER_CARS } from "./former-cars";
import { currentHashes, PICTURES, storedHashes } from "./kit-hash";
import { views } from "./pictures";
import { carShapes } from "./shapes/fleet";
import { SMALL_SIZE } from "./small-picture";
import type { Curve } from "./shape";

const REDRAW_TIMEOUT_MS = 900_000;

/** Whether tags are balanced and no number is invalid. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, slash, name = "", selfClosed] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (slash === "/") {
      if (open.pop() !== name) return false;
    } else if (selfClosed !== "/") open.push(name);
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

  it("omits the year if the name ends in it", () => {
    const car = { name: "Honda Insight Hybrid 2012", year: 2012 };
    expect(pictureFolder(car)).toBe("honda-insight-hybrid-2012");
  });
});

describe("the fleet's shapes", () => {
  it("match the first fleet", () => {
    expect(carShapes.map(pictureFolder).sort()).toEqual(seedCars.map(pictureFolder).sort());
  });

  it.each(carShapes)("have the length and height of $name", ({ side, length, height }) => {
    const spare = side.spare ? 145 : 0;
    expect(Math.abs(extent(side.body, 0) + spare - length)).toBeLessThan(length * 0.02);
    expect(Math.abs(extent(side.body, 1) - height)).toBeLessThan(height * 0.03);
  });
});

describe("the committed pictures", () => {
  it.each(carShapes)("of $name $year are well formed", (shape) => {
    const broken = views.filter(
      (view) => !isWellFormed(readFileSync(pictureFile(shape, view), "utf8")),
    );
    expect(broken).toEqual([]);
  });

  it("match the cars and views, with those of the former example", () => {
    const files = readdirSync(PICTURES, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath !== PICTURES)
      .map((entry) => `${entry.parentPath}/${entry.name}`);
    const folders = [...carShapes.map(pictureFolder), ...FORMER_CARS];
    const expected = folders.flatMap((folder) =>
      views.flatMap((view) =>
        ["svg", "avif"].map((type) => `${PICTURES}/${folder}/${view}.${type}`),
      ),
    );
    expect(files.sort()).toEqual(expected.sort());
  });

  it.each(carShapes)("of $name $year have small ones of the size for phones", async (shape) => {
    for (const view of views) {
      const { mediaType, width, height } = await sharp(smallPictureFile(shape, view)).metadata();
      expect({ mediaType, width, height }).toEqual({ mediaType: "image/avif", ...SMALL_SIZE });
    }
  });

  it("match the current kit", { timeout: REDRAW_TIMEOUT_MS }, () => {
    const [current, stored] = [currentHashes(), storedHashes()];
    const changed =
      current.kit === stored.kit
        ? []
        : carShapes.flatMap((shape) => changedViews(shape).map((view) => pictureFile(shape, view)));
    expect(changed, "these pictures would change: run npm run draw").toEqual([]);
    expect(current, "run npm run draw, which stores the hashes").toEqual(stored);
  });
});

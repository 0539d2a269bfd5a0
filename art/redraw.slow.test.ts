import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { changedViews, pictureFile, smallPictureFile } from "./changed-views";
import { views } from "./pictures";
import { carShapes } from "./shapes/fleet";
import { SMALL_SIZE } from "./small-picture";

/** Tracing a body in space takes seconds for each of two views. */
const TIMEOUT_MS = 120_000;

/** The mean difference of a colour that lossy compression may make, of 255. */
const MAX_DIFFERENCE = 4;

describe("the committed pictures match the kit", () => {
  it.each(carShapes)("$name $year", { timeout: TIMEOUT_MS }, (shape) => {
    expect(changedViews(shape), "run npm run draw").toEqual([]);
  });
});

describe("the small pictures look like the others", () => {
  it.each(carShapes)("$name $year", async (shape) => {
    for (const view of views) {
      const [small, drawn] = await Promise.all([
        pixelsOf(smallPictureFile(shape, view)),
        pixelsOf(pictureFile(shape, view)),
      ]);
      const difference = small.reduce((sum, value, at) => sum + Math.abs(value - drawn[at]!), 0);
      expect(difference / small.length, view).toBeLessThan(MAX_DIFFERENCE);
    }
  });
});

/** Red, green and blue of each pixel, at the size of the small picture. */
function pixelsOf(file: string): Promise<Buffer> {
  return sharp(file).resize(SMALL_SIZE).removeAlpha().toColourspace("srgb").raw().toBuffer();
}

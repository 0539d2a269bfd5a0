import { describe, expect, test } from "vitest";
import { DECODED_WIDTH } from "~/catalog/photos/process/jobs";
import {
  CUT_WIDTHS,
  cutArea,
  cutWidths,
  fileName,
  FULL_WIDTHS,
  fullWidths,
  parseFileName,
  picturesOf,
} from "./picture-sizes";

const LANDSCAPE = { width: 2560, height: 1920 };
const PORTRAIT = { width: 1920, height: 2560 };

describe("the cut of a photo", () => {
  test.each([
    [LANDSCAPE, 5, { left: 0, top: 0.125, width: 1, height: 0.75 }],
    [LANDSCAPE, 2, { left: 0, top: 0, width: 1, height: 0.75 }],
    [PORTRAIT, 8, { left: 0, top: 0.578125, width: 1, height: 0.421875 }],
    [{ width: 3200, height: 900 }, 6, { left: 0.5, top: 0, width: 0.5, height: 1 }],
    [{ width: 1600, height: 900 }, 1, { left: 0, top: 0, width: 1, height: 1 }],
  ] as const)("of %j at %i", (size, focus, area) => {
    expect(cutArea(size, focus)).toEqual(area);
  });
});

describe("widths", () => {
  test("are at most that from which they are made", () => {
    expect(Math.max(...CUT_WIDTHS, ...FULL_WIDTHS)).toBeLessThanOrEqual(DECODED_WIDTH);
  });

  test("are at most those of the photo", () => {
    expect(cutWidths(LANDSCAPE)).toEqual([320, 480, 640, 960, 1280]);
    expect(cutWidths({ width: 1000, height: 360 })).toEqual([320, 480, 640]);
    expect(fullWidths({ width: 1500, height: 900 })).toEqual([640, 1280]);
  });

  test("have a smallest one for small photos", () => {
    expect([
      cutWidths({ width: 100, height: 100 }),
      fullWidths({ width: 100, height: 100 }),
    ]).toEqual([[320], [640]]);
  });
});

describe("a file name", () => {
  const hash = "0123456789abcdef0123456789abcdef";

  test("is parsed to the picture that it was made of", () => {
    const pictures = picturesOf({ ...LANDSCAPE, hash, focus: 9 }, ["jpg", "avif"]);
    expect(pictures).toHaveLength(16);
    for (const picture of pictures) expect(parseFileName(fileName(picture))).toEqual(picture);
  });

  test.each([
    `${hash}5-321.jpg`,
    `${hash}0-320.jpg`,
    `${hash}5-1920.jpg`,
    `${hash}-320.jpg`,
    `${hash}5-320.png`,
    `${hash}5-320.jpg.exe`,
    `../${hash}5-320.jpg`,
    `${hash.toUpperCase()}5-320.jpg`,
    "",
  ])("%j is none", (name) => {
    expect(parseFileName(name)).toBeNull();
  });
});

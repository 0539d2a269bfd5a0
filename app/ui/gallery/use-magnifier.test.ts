import { describe, expect, test } from "vitest";
import { MIDDLE, spotAt, spotByKey } from "./use-magnifier";

const box = { left: 100, top: 50, width: 400, height: 200 };

describe("the spot under a pointer", () => {
  test.each([
    ["in the middle", 300, 150, MIDDLE],
    ["in the corner", 100, 50, { x: 0, y: 0 }],
    ["beyond the picture", 9000, -9000, { x: 100, y: 0 }],
  ])("%s", (_, x, y, spot) => {
    expect(spotAt(box, x, y)).toEqual(spot);
  });
});

describe("the spot by a key", () => {
  test.each([
    ["ArrowLeft", { x: 40, y: 50 }],
    ["ArrowRight", { x: 60, y: 50 }],
    ["ArrowUp", { x: 50, y: 40 }],
    ["ArrowDown", { x: 50, y: 60 }],
    ["Enter", null],
  ])("%s moves it to %o", (key, spot) => {
    expect(spotByKey(MIDDLE, key)).toEqual(spot);
  });

  test("stays in the picture", () => {
    expect(spotByKey({ x: 95, y: 0 }, "ArrowRight")).toEqual({ x: 100, y: 0 });
  });
});

import { describe, expect, it } from "vitest";
import { changedViews } from "./changed-views";
import { carShapes } from "./shapes/fleet";

/** Tracing a body in space takes seconds for each of two views. */
const TIMEOUT_MS = 120_000;

describe("the committed pictures match the kit", () => {
  it.each(carShapes)("$name $year", { timeout: TIMEOUT_MS }, (shape) => {
    expect(changedViews(shape), "run npm run draw").toEqual([]);
  });
});

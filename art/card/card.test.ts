import { describe, expect, it } from "vitest";
import { STRIDE } from "../three-quarter/raster";
import type { Mesh } from "../three-quarter/raster";
import { bodyOf } from "../three-quarter/body";
import { plainBuild } from "../three-quarter/face/face";
import { faceOf } from "../three-quarter/face/faces";
import { bodyMesh, mirroredMesh } from "../three-quarter/mesh";
import { project, type Space } from "../three-quarter/projection";
import { solidsOf } from "../three-quarter/solids";
import type { CarShape } from "../shape";
import { carShapes } from "../shapes/fleet";
import { cardCamera } from "./camera";

const [WIDTH, HEIGHT] = [800, 450];
const BADGE_HEIGHT = 0.14 * HEIGHT;

function pointsOf({ vertices }: Mesh): Space[] {
  return Array.from({ length: vertices.length / STRIDE }, (_, index) => {
    const at = index * STRIDE;
    return [vertices[at]!, vertices[at + 1]!, vertices[at + 2]!];
  });
}

/** The lowest points of the tyres on the near side. */
function feetOf({ frontOverhang, wheelbase, width }: CarShape): Space[] {
  return [frontOverhang, frontOverhang + wheelbase].map((x) => [x, 0, width / 2]);
}

function rangeOf(values: number[]): [min: number, max: number] {
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}

/** What the car covers on its card. */
function extentOf(shape: CarShape) {
  const body = bodyOf(shape, { ...plainBuild, ...faceOf(shape).build });
  const near = bodyMesh(1, body);
  const meshes = [near, mirroredMesh(near), ...solidsOf(body, "front")];
  const camera = cardCamera(shape);
  const seen = [...meshes.flatMap(pointsOf), ...feetOf(shape)].map((at) => project(camera, at));
  const [left, right] = rangeOf(seen.map(([u]) => u));
  const [top, bottom] = rangeOf(seen.map(([, v]) => v));
  return { left, right, top, bottom, share: (right - left) / WIDTH };
}

const extents = carShapes.map((shape) => ({ name: shape.name, ...extentOf(shape) }));

describe("the car on its card", () => {
  it.each(extents)("$name lies within the picture, below the badges", (extent) => {
    expect(extent.left).toBeGreaterThan(16);
    expect(extent.right).toBeLessThan(WIDTH - 16);
    expect(extent.top).toBeGreaterThan(BADGE_HEIGHT + 12);
    expect(extent.bottom).toBeLessThan(HEIGHT - 8);
  });

  it("fills the width, the longest as much as the picture allows", () => {
    const shares = extents.map(({ share }) => share);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.74);
    expect(Math.max(...shares)).toBeGreaterThanOrEqual(0.92);
  });

  it("is at one scale with all others: a longer car is wider", () => {
    const shareOf = (name: string) => extents.find((extent) => extent.name === name)!.share;
    expect(shareOf("Nissan Pathfinder") / shareOf("Jeep Renegade")).toBeGreaterThan(1.14);
    expect(shareOf("Honda Accord")).toBeGreaterThan(shareOf("Mazda 3"));
    expect(shareOf("Mazda 3")).toBeGreaterThan(shareOf("Mazda 2"));
  });
});

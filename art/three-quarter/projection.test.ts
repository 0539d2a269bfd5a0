import { describe, expect, it } from "vitest";
import { cameraAt, project } from "./projection";

const LENGTH = 4600;
const WIDTH = 1850;
const ENDS = ["front", "rear"] as const;

describe.each(ENDS)("the camera at the %s", (end) => {
  const camera = cameraAt(end, LENGTH, WIDTH);
  const heightSeen = (x: number, z: number): number =>
    project(camera, [x, 0, z])[1] - project(camera, [x, 1000, z])[1];

  it("shows what is nearer larger", () => {
    const [near, far] = end === "front" ? [0, LENGTH] : [LENGTH, 0];
    expect(heightSeen(near, 0)).toBeGreaterThan(heightSeen(far, 0));
    expect(heightSeen(LENGTH / 2, 900)).toBeGreaterThan(heightSeen(LENGTH / 2, -900));
  });

  it("keeps verticals vertical", () => {
    for (const [x, z] of [
      [0, 900],
      [LENGTH, -900],
      [2000, 0],
    ] as const) {
      const [foot] = project(camera, [x, 0, z]);
      const [top] = project(camera, [x, 1700, z]);
      expect(top).toBeCloseTo(foot, 6);
    }
  });

  it("sees ground of one depth on one level line", () => {
    const seen = (aside: number) =>
      project(camera, [LENGTH / 2 + camera.right[0] * aside, 0, camera.right[2] * aside]);
    const [left, middle, right] = [seen(-1500), seen(0), seen(1500)] as const;
    expect(left[1]).toBeCloseTo(middle[1], 6);
    expect(right[1]).toBeCloseTo(middle[1], 6);
    expect(left[0]).toBeLessThan(right[0]);
  });

  it("sees what is as high as the eye on the horizon, however far", () => {
    const [, horizon] = camera.centre;
    for (const x of [0, LENGTH]) {
      expect(project(camera, [x, camera.eye[1], 0])[1]).toBeCloseTo(horizon, 6);
    }
  });

  it("puts the car amid the picture", () => {
    const us = [0, LENGTH].flatMap((x) =>
      [-WIDTH / 2, WIDTH / 2].map((z) => project(camera, [x, 0, z])[0]),
    );
    expect((Math.min(...us) + Math.max(...us)) / 2).toBeCloseTo(400, 6);
  });

  it("has the side with positive z before it", () => {
    const [, , near] = project(camera, [LENGTH / 2, 0, 900]);
    const [, , far] = project(camera, [LENGTH / 2, 0, -900]);
    expect(near).toBeLessThan(far);
  });

  it("keeps straight lines straight", () => {
    const seen = (x: number) => project(camera, [x, 700, 900]);
    const [a, b, c] = [seen(0), seen(2300), seen(4600)] as const;
    const bend = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    expect(bend).toBeCloseTo(0, 4);
  });
});

it("shows the nose on the viewer's left from both ends", () => {
  for (const end of ENDS) {
    const camera = cameraAt(end, LENGTH, WIDTH);
    expect(project(camera, [0, 0, 0])[0]).toBeLessThan(project(camera, [LENGTH, 0, 0])[0]);
  }
});

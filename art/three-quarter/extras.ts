import { itemAt } from "../item-at";
import type { Space } from "./projection";
import type { CarShape, Point } from "../shape";
import { gridMesh } from "./mesh";
import type { Mesh } from "./raster";
import { STRIDE } from "./raster";

/** A wheel on the tailgate: its axle is parallel to x. */
export function drumMesh(part: number, middle: Space, radius: number, depth: number): Mesh {
  const profile = [
    [0, 0.42],
    [0.5, 0.42],
    [0.56, 0.5],
    [0.9, 0.5],
    [1, 0.3],
    [1, -0.5],
  ] as const;
  const columns = 64;
  return gridMesh(part, {
    rows: profile.length,
    columns,
    closed: true,
    point: (row, column) => {
      const [out, off] = itemAt(profile, row);
      const angle = (column / columns) * 2 * Math.PI;
      return [
        middle[0] + off * depth,
        middle[1] + Math.sin(angle) * out * radius,
        middle[2] + Math.cos(angle) * out * radius,
      ];
    },
    marks: (row) => [itemAt(profile, row)[0], 0, 0],
  });
}

/** The line of a fender over a wheel: up before it, level over it, down behind it. */
function fenderLine(shape: CarShape, x: number, grow: number): Point[] {
  const radius = shape.wheelDiameter / 2;
  const [near, far] = [radius + 44 + grow, radius + 56 + grow];
  return Array.from({ length: 31 }, (_, step) => {
    const angle = Math.PI * (0.1 + (0.8 * step) / 30);
    const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.6;
    return [x - bent(Math.cos(angle)) * far, radius + bent(Math.sin(angle)) * near];
  });
}

/** Turns normals away from a point. */
function turnedFrom(mesh: Mesh, middle: Space): Mesh {
  const { vertices } = mesh;
  let sum = 0;
  for (let at = 0; at < vertices.length; at += STRIDE) {
    for (const axis of [0, 1, 2]) {
      sum += (itemAt(vertices, at + axis) - itemAt(middle, axis)) * itemAt(vertices, at + 3 + axis);
    }
  }
  if (sum > 0) return mesh;
  for (let at = 0; at < vertices.length; at += STRIDE) {
    for (const axis of [3, 4, 5]) vertices[at + axis] = -itemAt(vertices, at + axis);
  }
  return mesh;
}

/** Fenders that stand out from a narrow body: their upper and their outer faces. */
export function fenderMeshes(part: number, shape: CarShape, depth: number): Mesh[] {
  const outer = shape.width / 2;
  return [shape.frontOverhang, shape.frontOverhang + shape.wheelbase].flatMap((x) => {
    const [inside, outside] = [fenderLine(shape, x, 0), fenderLine(shape, x, 72)];
    const middle: Space = [x, shape.wheelDiameter / 2, outer - depth];
    const strip = (from: readonly Point[], fromZ: number, to: readonly Point[], toZ: number) =>
      turnedFrom(
        gridMesh(part, {
          rows: 2,
          columns: from.length,
          closed: false,
          point: (row, column) => {
            const [a, b] = itemAt(row === 0 ? from : to, column);
            return [a, b, row === 0 ? fromZ : toZ];
          },
          marks: () => [0, 0, 0],
        }),
        middle,
      );
    return [
      strip(outside, outer - depth - 30, outside, outer),
      strip(inside, outer, outside, outer),
    ];
  });
}

import { itemAt } from "../item-at";
import type { Camera } from "./projection";
import { project } from "./projection";

/**
 * Triangles in space. Each vertex has `STRIDE` numbers: x, y, z, the normal, and three marks that
 * interpreted by the owner of the part.
 */
export type Mesh = {
  readonly part: number;
  readonly vertices: Float64Array;
  readonly triangles: Uint32Array;
};

export const STRIDE = 9;

/** A fine grid over the picture: cells are 1 / `fine` units wide. */
export type Raster = {
  readonly fine: number;
  readonly width: number;
  readonly height: number;
  /** 1 / depth, 0 if empty. */
  readonly nearness: Float32Array;
  readonly part: Uint8Array;
  /** `STRIDE` numbers a cell, those of the vertices, interpolated. */
  readonly marks: Float32Array;
};

export function emptyRaster(fine: number): Raster {
  const [width, height] = [800 * fine, 450 * fine];
  return {
    fine,
    width,
    height,
    nearness: new Float32Array(width * height),
    part: new Uint8Array(width * height),
    marks: new Float32Array(width * height * STRIDE),
  };
}

/** Draws a mesh into the raster with a depth test. */
export function rasterise(raster: Raster, mesh: Mesh, camera: Camera): void {
  const count = mesh.vertices.length / STRIDE;
  const seen = new Float64Array(count * 3);
  for (let index = 0; index < count; index += 1) {
    const at = index * STRIDE;
    const [u, v, depth] = project(camera, [
      itemAt(mesh.vertices, at),
      itemAt(mesh.vertices, at + 1),
      itemAt(mesh.vertices, at + 2),
    ]);
    seen[index * 3] = u * raster.fine;
    seen[index * 3 + 1] = v * raster.fine;
    seen[index * 3 + 2] = 1 / depth;
  }
  for (let index = 0; index < mesh.triangles.length; index += 3) {
    fillTriangle(raster, mesh, seen, index);
  }
}

function fillTriangle(raster: Raster, mesh: Mesh, seen: Float64Array, first: number): void {
  const [a, b, c] = [
    itemAt(mesh.triangles, first),
    itemAt(mesh.triangles, first + 1),
    itemAt(mesh.triangles, first + 2),
  ];
  const [ax, ay, az] = [itemAt(seen, a * 3), itemAt(seen, a * 3 + 1), itemAt(seen, a * 3 + 2)];
  const [bx, by, bz] = [itemAt(seen, b * 3), itemAt(seen, b * 3 + 1), itemAt(seen, b * 3 + 2)];
  const [cx, cy, cz] = [itemAt(seen, c * 3), itemAt(seen, c * 3 + 1), itemAt(seen, c * 3 + 2)];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 1e-9) return;
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(raster.width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(raster.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const [x, y] = [column + 0.5, row + 0.5];
      const p = ((bx - x) * (cy - y) - (cx - x) * (by - y)) / area;
      const q = ((cx - x) * (ay - y) - (ax - x) * (cy - y)) / area;
      const r = 1 - p - q;
      if (p < -1e-6 || q < -1e-6 || r < -1e-6) continue;
      const nearness = p * az + q * bz + r * cz;
      const cell = row * raster.width + column;
      if (nearness <= itemAt(raster.nearness, cell)) continue;
      raster.nearness[cell] = nearness;
      raster.part[cell] = mesh.part;
      const weights = [(p * az) / nearness, (q * bz) / nearness, (r * cz) / nearness] as const;
      for (let mark = 0; mark < STRIDE; mark += 1) {
        raster.marks[cell * STRIDE + mark] =
          weights[0] * itemAt(mesh.vertices, a * STRIDE + mark) +
          weights[1] * itemAt(mesh.vertices, b * STRIDE + mark) +
          weights[2] * itemAt(mesh.vertices, c * STRIDE + mark);
      }
    }
  }
}

/** Whether a point in space is not hidden by the raster. */
export function isSeen(raster: Raster, u: number, v: number, depth: number, slack = 45): boolean {
  const column = Math.floor(u * raster.fine);
  const row = Math.floor(v * raster.fine);
  if (column < 0 || row < 0 || column >= raster.width || row >= raster.height) return false;
  const nearness = itemAt(raster.nearness, row * raster.width + column);
  return nearness > 0 && depth < 1 / nearness + slack;
}

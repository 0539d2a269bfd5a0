import { itemAt } from "../item-at";
import type { Space } from "./projection";
import type { Body } from "./body";
import { flankNormal, skinPoint } from "./body";
import type { Mesh } from "./raster";
import { STRIDE } from "./raster";

/** Rows from the middle plane to the edge, and from the edge on over the flank. */
const ROUND = 34;
const FLANK = 36;

/** A grid of points in space, rows × columns, with three marks each. */
type Grid = {
  readonly rows: number;
  readonly columns: number;
  /** Whether the last column meets the first. */
  readonly closed: boolean;
  readonly point: (row: number, column: number) => Space;
  readonly marks: (row: number, column: number) => Space;
};

function cross(a: Space, b: Space): Space {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function minus(a: Space, b: Space): Space {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** A mesh over a grid, with normals from the neighbours of each point. */
export function gridMesh(part: number, grid: Grid): Mesh {
  const { rows, columns, closed } = grid;
  const points = Array.from({ length: rows * columns }, (_, index) =>
    grid.point(Math.floor(index / columns), index % columns),
  );
  const at = (row: number, column: number): Space => {
    const wrapped = closed
      ? (column + columns) % columns
      : Math.min(columns - 1, Math.max(0, column));
    return itemAt(points, Math.min(rows - 1, Math.max(0, row)) * columns + wrapped);
  };
  const vertices = new Float64Array(points.length * STRIDE);
  points.forEach((point, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const normal = cross(
      minus(at(row + 1, column), at(row - 1, column)),
      minus(at(row, column + 1), at(row, column - 1)),
    );
    const length = Math.hypot(...normal) || 1;
    const unit = normal.map((value) => value / length);
    vertices.set([...point, ...unit, ...grid.marks(row, column)], index * STRIDE);
  });
  return { part, vertices, triangles: gridTriangles(rows, columns, closed) };
}

function gridTriangles(rows: number, columns: number, closed: boolean): Uint32Array {
  const across = closed ? columns : columns - 1;
  const triangles = new Uint32Array((rows - 1) * across * 6);
  let next = 0;
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const a = row * columns + column;
      const b = row * columns + ((column + 1) % columns);
      triangles.set([a, b, a + columns, b, b + columns, a + columns], next);
      next += 6;
    }
  }
  return triangles;
}

/** The same mesh on the other side of the middle plane. */
export function mirroredMesh(mesh: Mesh): Mesh {
  const vertices = mesh.vertices.slice();
  for (let at = 0; at < vertices.length; at += STRIDE) {
    vertices[at + 2] = -itemAt(vertices, at + 2);
    vertices[at + 5] = -itemAt(vertices, at + 5);
  }
  return { part: mesh.part, vertices, triangles: mesh.triangles };
}

/**
 * The near half of the body. Marks: place along the outline, how far across from 0 (middle) to 1
 * (edge), and how far over the flank from 0 (edge) to 1 (its core).
 */
export function bodyMesh(part: number, body: Body): Mesh {
  const { shape, stations } = body;
  const count = stations.length;
  const core = {
    from: shape.frontOverhang,
    to: shape.frontOverhang + shape.wheelbase,
    y: shape.side.sill + (shape.height - shape.side.sill) * 0.3,
  };
  const mesh = gridMesh(part, {
    rows: ROUND + FLANK + 1,
    columns: count,
    closed: true,
    point: (row, column) => {
      if (row <= ROUND) return skinPoint(body, column, Math.sin((row / ROUND) * (Math.PI / 2)));
      const edge = skinPoint(body, column, 1);
      const way = (row - ROUND) / FLANK;
      const x = edge[0] + (Math.min(core.to, Math.max(core.from, edge[0])) - edge[0]) * way;
      const y = edge[1] + (core.y - edge[1]) * way;
      return [x, y, body.halfWidth(x, y)];
    },
    marks: (row, column) => [
      column,
      Math.sin((Math.min(row, ROUND) / ROUND) * (Math.PI / 2)),
      Math.max(0, row - ROUND) / FLANK,
    ],
  });
  turnOut(mesh);
  for (let at = 0; at < mesh.vertices.length; at += STRIDE) {
    if (itemAt(mesh.vertices, at + 8) > 0) {
      mesh.vertices.set(
        flankNormal(body, itemAt(mesh.vertices, at), itemAt(mesh.vertices, at + 1)),
        at + 3,
      );
    }
  }
  return mesh;
}

/** Turns the normals of the near half of a body outwards. */
function turnOut(mesh: Mesh): void {
  let sum = 0;
  for (let at = 0; at < mesh.vertices.length; at += STRIDE) sum += itemAt(mesh.vertices, at + 5);
  if (sum >= 0) return;
  for (let at = 0; at < mesh.vertices.length; at += STRIDE) {
    for (const mark of [3, 4, 5]) mesh.vertices[at + mark] = -itemAt(mesh.vertices, at + mark);
  }
}

const NO_MARKS: Space = [0, 0, 0];

/** A rounded box: an ellipsoid with a higher power. `size` holds its three half axes. */
export function pebbleMesh(part: number, middle: Space, size: Space, power = 3): Mesh {
  const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / power);
  const [rows, columns] = [21, 40];
  return gridMesh(part, {
    rows,
    columns,
    closed: true,
    point: (row, column) => {
      const up = (row / (rows - 1) - 0.5) * Math.PI;
      const round = (column / columns) * 2 * Math.PI;
      const level = bent(Math.cos(up));
      return [
        middle[0] + size[0] * level * bent(Math.cos(round)),
        middle[1] + size[1] * bent(Math.sin(up)),
        middle[2] + size[2] * level * bent(Math.sin(round)),
      ];
    },
    marks: () => NO_MARKS,
  });
}

/** A tube along a line of points, of the given radius, with round ends. */
export function tubeMesh(part: number, line: readonly Space[], radius: number): Mesh {
  const columns = 12;
  const rows = line.length + 2;
  const spot = (row: number): Space =>
    itemAt(line, Math.min(line.length - 1, Math.max(0, row - 1)));
  return gridMesh(part, {
    rows,
    columns,
    closed: true,
    point: (row, column) => {
      const [before, here, after] = [spot(row - 1), spot(row), spot(row + 1)];
      const way = minus(after, before);
      const level = Math.hypot(way[0], way[2]) || 1;
      const angle = (column / columns) * 2 * Math.PI;
      const thick = row === 0 || row === rows - 1 ? 0 : radius;
      const aside = Math.cos(angle) * thick;
      return [
        here[0] - (way[2] / level) * aside,
        here[1] + Math.sin(angle) * thick,
        here[2] + (way[0] / level) * aside,
      ];
    },
    marks: () => NO_MARKS,
  });
}

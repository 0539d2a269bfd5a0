import { itemAt } from "../item-at";
import { tenth } from "../svg";

/** A spot on the picture, in its own units of 800 × 450. */
export type Spot = readonly [x: number, y: number];

function pair([x, y]: Spot): string {
  return `${tenth(x)} ${tenth(y)}`;
}

/** The point on the way from one spot to another; 0 is the first, 1 the second. */
export function between(from: Spot, to: Spot, part: number): Spot {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** A closed polygon whose corners are rounded by at most `radius`. */
export function rounded(corners: readonly Spot[], radius: number): string {
  const steps = corners.map((corner, index) => {
    const before = itemAt(corners, index - 1);
    const after = itemAt(corners, (index + 1) % corners.length);
    const start = between(corner, before, reach(corner, before, radius));
    const end = between(corner, after, reach(corner, after, radius));
    return `${index === 0 ? "M" : "L"}${pair(start)}Q${pair(corner)} ${pair(end)}`;
  });
  return `${steps.join("")}Z`;
}

function reach(from: Spot, to: Spot, radius: number): number {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return length === 0 ? 0 : Math.min(0.5, radius / length);
}

/** An upright box with round corners as a path. */
export function plate(x: number, y: number, width: number, height: number, radius: number): string {
  return rounded(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    radius,
  );
}

/** A sewn seam. */
export function seam(d: string, ink: string): string {
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="1.3" stroke-dasharray="5 3.2"/>`;
}

export function ring(x: number, y: number, radius: number, ink: string, width: number): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="none" stroke="${ink}" stroke-width="${tenth(width)}"/>`;
}

/** Draws the same parts again on the other side of the line x = `axis`. */
export function mirrored(parts: string, axis = 400): string {
  return `<g transform="matrix(-1 0 0 1 ${tenth(axis * 2)} 0)">${parts}</g>`;
}

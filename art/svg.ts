import type { Curve, Point } from "./shape";

/** Turns a spot of the car, in millimetres, into one of the picture, in its units of 800 × 450. */
export type Place = (point: Point) => Point;

/** One decimal at most, no trailing zero. */
export function tenth(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function pair([x, y]: Point): string {
  return `${tenth(x)} ${tenth(y)}`;
}

/** The `d` of a curve, left open. */
export function openPath(curve: Curve, place: Place): string {
  const steps = curve.segments.map((step) => `C${step.map((spot) => pair(place(spot))).join(" ")}`);
  return `M${pair(place(curve.start))}${steps.join("")}`;
}

/** The `d` of a curve, closed by a straight line. */
export function closedPath(curve: Curve, place: Place): string {
  return `${openPath(curve, place)}Z`;
}

/** The `d` of a polygon. */
export function polygon(points: readonly Point[], place: Place): string {
  return `M${points.map((point) => pair(place(point))).join("L")}Z`;
}

/** A filled shape. */
export function filled(d: string, ink: string): string {
  return `<path d="${d}" fill="${ink}"/>`;
}

/** An open line with round ends; `width` in picture units. */
export function stroked(d: string, ink: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${tenth(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function disc(x: number, y: number, radius: number, ink: string): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="${ink}"/>`;
}

/** A clip path with an id. */
export function clipRegion(id: string, d: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>`;
}

/** Parts clipped to a named region. */
export function clipped(id: string, parts: readonly string[]): string {
  return `<g clip-path="url(#${id})">${parts.join("")}</g>`;
}

/** A complete picture of 800 × 450. */
export function picture(parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450" width="800" height="450">${parts.join("")}</svg>\n`;
}

import { itemAt } from "../item-at";
import type { Cubic, Spot } from "./fit";
import { fitted } from "./fit";

/** The largest distance of a control point from the line for a step to be written as a line. */
const STRAIGHT = 0.16;

function isStraight([from, one, two, to]: Cubic, fine: number): boolean {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [one, two].every(
    ([u, v]) => Math.abs((u - from[0]) * dy - (v - from[1]) * dx) / length < STRAIGHT * fine,
  );
}

/**
 * Cubics in cells as an open path, each step from where the last one ended. Numbers are rounded to so
 * many tenths of a unit as `grain` says.
 */
export function cubicPath(cubics: readonly Cubic[], fine: number, grain = 1): string {
  const tenths = (value: number): number => Math.round((value / fine) * (10 / grain)) * grain;
  const start = itemAt(cubics, 0)[0];
  let [u, v] = [tenths(start[0]), tenths(start[1])];
  const text = (value: number): string => String(value / 10).replace(/^(-?)0\./, "$1.");
  const steps = cubics.map((cubic) => {
    const kept = isStraight(cubic, fine) ? [cubic[3]] : cubic.slice(1);
    const numbers = kept.flatMap((spot) => [tenths(spot[0]) - u, tenths(spot[1]) - v]);
    u += itemAt(numbers, -2);
    v += itemAt(numbers, -1);
    const letter = kept.length === 1 ? "l" : "c";
    return `${letter}${numbers.map(text).join(" ").replaceAll(" -", "-")}`;
  });
  return `M${text(tenths(start[0]))} ${text(tenths(start[1]))}${steps.join("")}`;
}

/** A smooth path through spots given in picture units; corners within are rounded. */
export function smoothPath(spots: readonly Spot[], slack = 0.25): string {
  return spots.length < 2 ? "" : cubicPath(fitted(spots, slack), 1);
}

import { periodOf, type OrderedPeriod, type Period } from "~/booking/period";

/**
 * Whether a car is likely taken in the requested period: at some moment of it, at least `units` of
 * the given periods overlap. A return at noon doesn't overlap with a pick-up at noon.
 */
export function isLikelyTaken(
  periods: readonly Period[],
  requested: Period,
  units: number,
): boolean {
  const wanted = periodOf(requested);
  const taken = periods
    .map(periodOf)
    .filter(({ start, end }) => start < wanted.end && wanted.start < end);
  return maxConcurrent(taken, wanted.start) >= units;
}

/** The maximum number of periods that overlap at one moment, from `from` on. */
function maxConcurrent(periods: readonly OrderedPeriod[], from: string): number {
  const changes = periods
    .flatMap(({ start, end }) => [
      { at: start < from ? from : start, by: 1 },
      { at: end, by: -1 },
    ])
    // At the same moment, returns come before pick-ups.
    .sort((a, b) => (a.at === b.at ? a.by - b.by : a.at < b.at ? -1 : 1));
  let [current, max] = [0, 0];
  for (const { by } of changes) {
    current += by;
    max = Math.max(max, current);
  }
  return max;
}

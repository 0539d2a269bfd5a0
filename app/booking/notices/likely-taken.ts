import { periodOf, type OrderedPeriod, type Period } from "~/booking/period";

/**
 * Whether a car is likely taken in the asked period: at some moment of it, as many of the given
 * periods overlap as the firm has cars of the kind. Who returns at noon is out of the way of who
 * picks up at noon.
 */
export function isLikelyTaken(periods: readonly Period[], asked: Period, units: number): boolean {
  const wanted = periodOf(asked);
  const taken = periods
    .map(periodOf)
    .filter(({ start, end }) => start < wanted.end && wanted.start < end);
  return mostAtOnce(taken, wanted.start) >= units;
}

/** How many of some periods overlap at most, from a moment on. */
function mostAtOnce(periods: readonly OrderedPeriod[], from: string): number {
  const changes = periods
    .flatMap(({ start, end }) => [
      { at: start < from ? from : start, by: 1 },
      { at: end, by: -1 },
    ])
    // Who returns makes room before the next one picks up.
    .sort((a, b) => (a.at === b.at ? a.by - b.by : a.at < b.at ? -1 : 1));
  let [out, most] = [0, 0];
  for (const { by } of changes) {
    out += by;
    most = Math.max(most, out);
  }
  return most;
}

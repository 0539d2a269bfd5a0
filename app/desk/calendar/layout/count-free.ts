import type { Stretch } from "./lay-out-row";

/** The days of service of a vehicle, from the first day shown: `[from, until)`. */
export type Service = { from: number; until: number };

type Unit = Service & { taken: readonly Stretch[] };

/**
 * How many vehicles of a model are free on each day from midnight to midnight. Bookings that wait for
 * a vehicle count against the model.
 */
export function countFree(units: readonly Unit[], waiting: readonly Stretch[], days: number) {
  const free = countByDay(waiting, days).map((count) => -count);
  for (const { from, until, taken } of units) {
    const stretches = countByDay(taken, days);
    for (let day = Math.max(from, 0); day < Math.min(until, days); day += 1) {
      if (stretches[day] === 0) free[day] = (free[day] ?? 0) + 1;
    }
  }
  return free.map((count) => Math.max(0, count));
}

/** How many stretches touch each day. */
function countByDay(stretches: readonly Stretch[], days: number) {
  const counts = Array.from({ length: days }, () => 0);
  for (const { start, end } of stretches) {
    for (let day = Math.max(Math.floor(start), 0); day < Math.min(end, days); day += 1) {
      counts[day] = (counts[day] ?? 0) + 1;
    }
  }
  return counts;
}

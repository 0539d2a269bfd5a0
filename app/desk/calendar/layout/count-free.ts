import type { Stretch } from "./lay-out-row";

/** The days of service of a vehicle, from the first day shown: `[from, until)`. */
export type Service = { from: number; until: number };

type Unit = Service & { taken: readonly Stretch[] };

/**
 * How many vehicles of a model are free on each day from midnight to midnight. Bookings that wait for
 * a vehicle count against the model.
 */
export function countFree(units: readonly Unit[], waiting: readonly Stretch[], days: number) {
  return Array.from({ length: days }, (_, day) => {
    const isTaken = ({ start, end }: Stretch) => start < day + 1 && end > day;
    const free = units.filter(
      ({ from, until, taken }) => from <= day && day < until && !taken.some(isTaken),
    );
    return Math.max(0, free.length - waiting.filter(isTaken).length);
  });
}

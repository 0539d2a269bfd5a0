import type { BookingInput } from "./booking";

/** From a pick-up to a return. Dates `YYYY-MM-DD`, times `HH:MM`; the return may come first. */
export type Period = Pick<BookingInput, "pickupDate" | "pickupTime" | "returnDate" | "returnTime">;

/**
 * Whether a car is likely taken in the asked period: at some moment of it, as many of the given
 * periods overlap as the firm has cars of the kind. Who returns at noon is out of the way of who
 * picks up at noon.
 */
export function isLikelyTaken(periods: readonly Period[], asked: Period, units: number): boolean {
  const wanted = inOrder(asked);
  const taken = periods
    .map(inOrder)
    .filter(({ start, end }) => start < wanted.end && wanted.start < end);
  // The most overlap where one begins, or where the asked period does.
  const moments = [wanted.start, ...taken.map(({ start }) => start)].filter(
    (moment) => moment >= wanted.start,
  );
  const most = Math.max(
    ...moments.map(
      (moment) => taken.filter(({ start, end }) => start <= moment && moment < end).length,
    ),
  );
  return most >= units;
}

/** Start and end as texts that sort by time. */
export function inOrder(period: Period): { start: string; end: string } {
  const [start = "", end = ""] = [
    `${period.pickupDate} ${period.pickupTime}`,
    `${period.returnDate} ${period.returnTime}`,
  ].sort();
  return { start, end };
}

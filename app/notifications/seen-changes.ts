import { parseStored } from "~/web/browser/storage";
import type { OwnBooking } from "./wire";

/** By booking number, the moment of the change of its status that the visitor has seen. */
export type SeenChanges = Readonly<Record<string, string>>;

/** Reads what the browser stored; whatever is no such record counts as nothing seen. */
export function readSeen(stored: string | null): SeenChanges {
  const seen = parseStored(stored);
  return typeof seen === "object" && seen !== null ? (seen as SeenChanges) : {};
}

/** What is seen where some bookings are shown as they are. */
export function seenIn(bookings: readonly OwnBooking[]): SeenChanges {
  return Object.fromEntries(bookings.map(({ id, changedAt }) => [id, changedAt]));
}

/** How many bookings changed since; one that waits since it was placed is no news. */
export function countNews(bookings: readonly OwnBooking[], seen: SeenChanges): number {
  return bookings.filter(
    ({ id, status, changedAt }) =>
      seen[id] !== changedAt && (status !== "pending" || seen[id] !== undefined),
  ).length;
}

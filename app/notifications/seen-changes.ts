import { parseStored } from "~/web/browser/storage";
import type { OwnBooking } from "./wire";
import { recordOf } from "~/records";

/** `changedAt` of the last status that the visitor has seen, by booking id. */
export type SeenChanges = Readonly<Record<string, unknown>>;

/** Invalid input counts as nothing seen. */
export function parseSeen(stored: string | null): SeenChanges {
  return recordOf(parseStored(stored));
}

export function seenChangesOf(bookings: readonly OwnBooking[]): SeenChanges {
  return Object.fromEntries(bookings.map(({ id, changedAt }) => [id, changedAt]));
}

/** A booking that is pending since it was placed is not unread. */
export function countUnread(bookings: readonly OwnBooking[], seen: SeenChanges): number {
  return bookings.filter(
    ({ id, status, changedAt }) =>
      seen[id] !== changedAt && (status !== "pending" || seen[id] !== undefined),
  ).length;
}

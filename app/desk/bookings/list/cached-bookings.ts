import { useEffect, useState } from "react";
import { CACHED_BOOKINGS_KEY, isStaffBrowser } from "~/messaging/notifications/news";
import { readStorage, writeStorage, parseStored } from "~/web/browser/storage";
import type { DeskBooking } from "./load-booking-list.server";
import { isRecord, recordOf } from "~/web/records";

/** Caches the list for when it can't be loaded. It must be used on pages of signed-in staff only. */
export function cacheBookings(bookings: readonly DeskBooking[], at: number) {
  writeStorage(CACHED_BOOKINGS_KEY, JSON.stringify({ at, bookings } satisfies CachedList));
}

/** Clears the cached list, when staff sign out or their session has expired. */
export function clearCachedBookings() {
  writeStorage(CACHED_BOOKINGS_KEY, null);
}

/** Deletes, on every page, a list that is too old, or of staff whose session has ended. */
export function useCachedBookingsExpiry() {
  useEffect(() => {
    const stored = readStorage(CACHED_BOOKINGS_KEY);
    if (stored === null) return;
    if (!isStaffBrowser() || !readCachedList(stored, Date.now())) clearCachedBookings();
  }, []);
}

/** Returns the cached list if staff are signed in and it is not too old. */
export function useCachedBookings(): CachedList | null {
  const [list, setList] = useState<CachedList | null>(null);
  useEffect(() => {
    const stored = readStorage(CACHED_BOOKINGS_KEY);
    setList(isStaffBrowser() ? readCachedList(stored, Date.now()) : null);
  }, []);
  return list;
}

/** The first page of bookings, cached at `at` in ms. */
export type CachedList = { at: number; bookings: readonly DeskBooking[] };

/** The maximum age of a cached list (specification 7). */
const MAX_AGE_MS = 7 * 86_400_000;

/** Reads a stored list; null if it is missing, too old or malformed. */
export function readCachedList(stored: string | null, now: number): CachedList | null {
  const { at, bookings } = recordOf(parseStored(stored));
  if (typeof at !== "number" || !Array.isArray(bookings)) return null;
  // Bookings that the previous release cached have no car.
  if (bookings.some((booking) => !isRecord(recordOf(booking).car))) return null;
  const age = now - at;
  return age >= 0 && age <= MAX_AGE_MS ? { at, bookings } : null;
}

import { useEffect, useState } from "react";
import { CACHED_BOOKINGS_KEY, isStaffBrowser } from "~/notifications/news";
import { readStorage, writeStorage } from "~/web/browser/storage";
import type { DeskBooking } from "./load-booking-list.server";
import { readCachedList, type CachedList } from "./cached-list";

/** Caches the list for when it can't be loaded. Call it on pages of signed-in staff only. */
export function cacheBookings(bookings: readonly DeskBooking[], at: number) {
  writeStorage(CACHED_BOOKINGS_KEY, JSON.stringify({ at, bookings } satisfies CachedList));
}

/** Call it when staff sign out or their session has expired. */
export function clearCachedBookings() {
  writeStorage(CACHED_BOOKINGS_KEY, null);
}

/** On every page: deletes a list that is too old, or of staff whose session has ended. */
export function useCachedBookingsExpiry() {
  useEffect(() => {
    const stored = readStorage(CACHED_BOOKINGS_KEY);
    if (stored === null) return;
    if (!isStaffBrowser() || !readCachedList(stored, Date.now())) clearCachedBookings();
  }, []);
}

/** The cached list, if staff are signed in and it is not too old. */
export function useCachedBookings(): CachedList | null {
  const [list, setList] = useState<CachedList | null>(null);
  useEffect(() => {
    const stored = readStorage(CACHED_BOOKINGS_KEY);
    setList(isStaffBrowser() ? readCachedList(stored, Date.now()) : null);
  }, []);
  return list;
}

import { useEffect, useState } from "react";
import { STAFF_HINT_KEY } from "~/notifications/live-bookings";
import { readStorage, writeStorage } from "~/web/browser/storage";
import type { DeskBooking } from "./booking-list.server";
import { readCopy, type Copy } from "./list-copy";

const KEY = "cachedBookings";

/** Keeps the list for a time when it can't be loaded; only pages of signed-in staff call it. */
export function keepBookings(bookings: readonly DeskBooking[], at: number) {
  writeStorage(KEY, JSON.stringify({ at, bookings } satisfies Copy));
}

/** Forgets the list: staff have signed out, or their session was refused. */
export function forgetBookings() {
  writeStorage(KEY, null);
}

/** The kept list, where staff are signed in here and it is not too old. */
export function useKeptBookings(): Copy | null {
  const [copy, setCopy] = useState<Copy | null>(null);
  useEffect(() => {
    const isStaff = readStorage(STAFF_HINT_KEY) !== null;
    setCopy(isStaff ? readCopy(readStorage(KEY), Date.now()) : null);
  }, []);
  return copy;
}

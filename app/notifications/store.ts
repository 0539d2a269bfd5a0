import { useSyncExternalStore } from "react";
import type { BookingNotification } from "./wire";

type State = {
  /** Newest first. */
  entries: readonly BookingNotification[];
  unread: number;
  open: boolean;
};

const EMPTY: State = { entries: [], unread: 0, open: false };

let state = EMPTY;
const listeners = new Set<() => void>();

function set(next: Partial<State>) {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** Adds a booking that has just come; one that is there already changes nothing. */
export function addNotification(booking: BookingNotification) {
  if (state.entries.some(({ id }) => id === booking.id)) return;
  const entries = [booking, ...state.entries].sort((a, b) => b.id - a.id);
  set({ entries, unread: state.open ? 0 : state.unread + 1 });
}

/** While the popover is open nothing is unread. */
export function setNotificationsOpen(open: boolean) {
  set({ open, unread: open ? 0 : state.unread });
}

/** The id of the newest booking that this page knows, or null. */
export function newestNotificationId(): number | null {
  return state.entries[0]?.id ?? null;
}

/** What this page was told of since it was opened. */
export function useNotifications(): State {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => EMPTY,
  );
}

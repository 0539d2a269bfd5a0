import { useSyncExternalStore } from "react";
import { countNews, seenIn, type SeenChanges } from "./seen-changes";
import type { BookingNotification, OwnBooking } from "./wire";

type State = {
  /** What staff were told of, newest first. */
  entries: readonly BookingNotification[];
  /** Rises with each change that staff were told of, and when the line is back after a break. */
  changes: number;
  /** A visitor's own bookings, newest change first. An object stays the same until it changes. */
  own: readonly OwnBooking[];
  /** The own booking whose status changed last while this page was open. */
  changed: OwnBooking | null;
  /** What the visitor has seen of the own bookings. */
  seen: SeenChanges;
  /** To staff, new bookings; to a visitor, own bookings that changed. */
  unread: number;
  open: boolean;
};

const EMPTY: State = {
  entries: [],
  changes: 0,
  own: [],
  changed: null,
  seen: {},
  unread: 0,
  open: false,
};

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
  // Who is told of all bookings is staff, whatever was booked in this browser.
  const before = state.own.length > 0 ? 0 : state.unread;
  set({ entries, own: [], changed: null, unread: state.open ? 0 : before + 1 });
}

/** Notes that something may have changed in what staff see. */
export function noteChange() {
  set({ changes: state.changes + 1 });
}

/** Takes the visitor's bookings as they stand, with what this browser remembers as seen of them. */
export function setOwnBookings(bookings: OwnBooking[], seen: SeenChanges) {
  const fresh = bookings.map((booking) => knownOr(booking));
  const changed = fresh.find((booking) => isChange(booking)) ?? state.changed;
  set({ entries: [], ...withOwn(fresh, { ...state.seen, ...seen }), changed });
}

/** Takes an own booking that has just changed. */
export function changeOwnBooking(booking: OwnBooking) {
  const others = state.own.filter(({ id }) => id !== booking.id);
  const changed = isChange(booking) ? booking : state.changed;
  set({ ...withOwn([booking, ...others], state.seen), changed });
}

function findKnown({ id }: OwnBooking) {
  return state.own.find((known) => known.id === id);
}

/** The object that the page has already, where nothing changed in it. */
function knownOr(booking: OwnBooking) {
  const known = findKnown(booking);
  return known && known.changedAt === booking.changedAt ? known : booking;
}

/** Whether a booking that this page knows has another status since. */
function isChange(booking: OwnBooking) {
  const known = findKnown(booking);
  return known !== undefined && known.changedAt !== booking.changedAt;
}

function withOwn(bookings: OwnBooking[], before: SeenChanges): Partial<State> {
  const own = [...bookings].sort((a, b) => (a.changedAt < b.changedAt ? 1 : -1));
  const seen = state.open ? seenIn(own) : before;
  return { own, seen, unread: countNews(own, seen) };
}

/** While the popover is open nothing is unread. */
export function setNotificationsOpen(open: boolean) {
  set({ open, ...(open && { unread: 0, seen: seenIn(state.own) }) });
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

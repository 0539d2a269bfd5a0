import { recordOf } from "~/web/records";
import { parseStored, readStorage, writeStorage } from "~/web/browser/storage";
import { createStore, useStore } from "~/web/browser/store";
import { readRowId } from "~/web/id";
import type { BookingNotification, OwnBooking } from "./wire.server";

/** The `changedAt` of the last status that the customer has seen, by booking id. */
type SeenChanges = Readonly<Record<string, unknown>>;

type State = {
  /** The new bookings for staff, newest first. */
  entries: readonly BookingNotification[];
  /** The number of changes of bookings for staff, and of reconnections. */
  changes: number;
  /** A customer's own bookings, newest change first. Each is one object until the booking changes. */
  own: readonly OwnBooking[];
  /** The own booking whose status changed last while this page was open. */
  changed: OwnBooking | null;
  seen: SeenChanges;
  /** The number of unread notifications: new bookings for staff, own bookings that changed for a customer. */
  unread: number;
  open: boolean;
};

export const notificationStore = createStore<State>({
  entries: [],
  changes: 0,
  own: [],
  changed: null,
  seen: {},
  unread: 0,
  open: false,
});

/** The key of the id of the newest booking that staff have seen in the popover. */
const LAST_READ_KEY = "lastReadBooking";

/** The key of the changes of own bookings that a customer has seen in the popover. */
const SEEN_KEY = "seenBookingChanges";

function current() {
  return notificationStore.get();
}

/** Changes the state. What is shown while the popover is open has been read. */
function set(next: Partial<State>) {
  const state = { ...current(), ...next };
  notificationStore.set(state.open ? markRead(state) : state);
}

/** Marks all as read, also for later visits. */
function markRead(state: State): State {
  const [newest] = state.entries;
  const seen = Object.fromEntries(state.own.map(({ id, changedAt }) => [id, changedAt]));
  if (newest) saveLastRead(newest.id);
  if (state.own.length > 0) writeStorage(SEEN_KEY, JSON.stringify(seen));
  return { ...state, seen, unread: 0 };
}

/** Saves the newest booking that was read: after a reload, only newer ones are requested. */
export function saveLastRead(id: number) {
  writeStorage(LAST_READ_KEY, String(id));
}

/** Returns the id of the newest notification, or of the one read last in an earlier visit; null without either. */
export function findLastShownId(): number | null {
  return current().entries[0]?.id ?? readRowId(readStorage(LAST_READ_KEY) ?? "");
}

/** Adds a notification, unless the booking is in the list already. */
export function addNotification(booking: BookingNotification) {
  const { entries, own, unread } = current();
  if (entries.some(({ id }) => id === booking.id)) return;
  set({
    entries: [booking, ...entries].sort((a, b) => b.id - a.id),
    // Only staff receive notifications of new bookings: the own bookings of this browser are dropped.
    own: [],
    changed: null,
    unread: own.length > 0 ? 1 : unread + 1,
  });
}

export function countChange() {
  set({ changes: current().changes + 1 });
}

export function setOwnBookings(bookings: readonly OwnBooking[]) {
  const stored = recordOf(parseStored(readStorage(SEEN_KEY)));
  showOwn(bookings, { ...current().seen, ...stored });
}

export function updateOwnBooking(booking: OwnBooking) {
  const { own, seen } = current();
  showOwn([booking, ...own.filter(({ id }) => id !== booking.id)], seen);
}

function showOwn(bookings: readonly OwnBooking[], seen: SeenChanges) {
  const { own: before, changed } = current();
  const known = new Map(before.map((booking) => [booking.id, booking]));
  const own = bookings
    // An unchanged booking stays the same object, so that effects run only after a change.
    .map((booking) => {
      const same = known.get(booking.id);
      return same?.changedAt === booking.changedAt ? same : booking;
    })
    .sort((a, b) => (a.changedAt < b.changedAt ? 1 : -1));
  // A booking that this page did not know has not changed.
  const newest = own.find((booking) => known.has(booking.id) && known.get(booking.id) !== booking);
  const unread = own.filter((booking) => isUnread(booking, seen)).length;
  set({ entries: [], own, changed: newest ?? changed, seen, unread });
}

/** Returns whether a booking has an unread change. One that is pending since it was placed is not unread. */
function isUnread({ id, status, changedAt }: OwnBooking, seen: SeenChanges) {
  return seen[id] !== changedAt && (status !== "pending" || seen[id] !== undefined);
}

export function setNotificationsOpen(open: boolean) {
  set({ open });
}

export function useNotifications(): State {
  return useStore(notificationStore);
}

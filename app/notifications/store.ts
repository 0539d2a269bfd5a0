import { createStore, useStore } from "~/web/browser/store";
import { countUnread, seenChangesOf, type SeenChanges } from "./seen-changes";
import type { BookingNotification, OwnBooking } from "./wire";

type State = {
  /** New bookings for staff, newest first. */
  entries: readonly BookingNotification[];
  /** Counts changes of bookings for staff, and reconnections. */
  changes: number;
  /** A visitor's own bookings, newest change first. The same object until the booking changes. */
  own: readonly OwnBooking[];
  /** The own booking whose status changed last while this page was open. */
  changed: OwnBooking | null;
  seen: SeenChanges;
  /** For staff: new bookings. For a visitor: own bookings that changed. */
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

function current() {
  return notificationStore.get();
}

function set(next: Partial<State>) {
  notificationStore.set({ ...current(), ...next });
}

/** Ignores a booking that is in the list already. */
export function addNotification(booking: BookingNotification) {
  if (current().entries.some(({ id }) => id === booking.id)) return;
  const entries = [booking, ...current().entries].sort((a, b) => b.id - a.id);
  // Only staff receive these: drop the own bookings of this browser.
  const before = current().own.length > 0 ? 0 : current().unread;
  set({ entries, own: [], changed: null, unread: current().open ? 0 : before + 1 });
}

export function countChange() {
  set({ changes: current().changes + 1 });
}

export function setOwnBookings(bookings: OwnBooking[], seen: SeenChanges) {
  const own = bookings.map((booking) => reuseUnchanged(booking));
  const changed = own.find((booking) => hasChanged(booking)) ?? current().changed;
  set({ entries: [], ...ownState(own, { ...current().seen, ...seen }), changed });
}

export function updateOwnBooking(booking: OwnBooking) {
  const others = current().own.filter(({ id }) => id !== booking.id);
  const changed = hasChanged(booking) ? booking : current().changed;
  set({ ...ownState([booking, ...others], current().seen), changed });
}

function findKnown({ id }: OwnBooking) {
  return current().own.find((known) => known.id === id);
}

/** Preserves object identity, so that effects only run after a change. */
function reuseUnchanged(booking: OwnBooking) {
  const known = findKnown(booking);
  return known && known.changedAt === booking.changedAt ? known : booking;
}

/** False for a booking that this page did not know. */
function hasChanged(booking: OwnBooking) {
  const known = findKnown(booking);
  return known !== undefined && known.changedAt !== booking.changedAt;
}

function ownState(bookings: OwnBooking[], before: SeenChanges): Partial<State> {
  const own = [...bookings].sort((a, b) => (a.changedAt < b.changedAt ? 1 : -1));
  const seen = current().open ? seenChangesOf(own) : before;
  return { own, seen, unread: countUnread(own, seen) };
}

export function setNotificationsOpen(open: boolean) {
  set({ open, ...(open && { unread: 0, seen: seenChangesOf(current().own) }) });
}

/** Null without notifications. */
export function newestNotificationId(): number | null {
  return current().entries[0]?.id ?? null;
}

export function useNotifications(): State {
  return useStore(notificationStore);
}

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeBrowser } from "~/web/testing/fake-browser";
import {
  addNotification,
  countChange,
  findLastShownId,
  notificationStore,
  setNotificationsOpen,
  setOwnBookings,
  updateOwnBooking,
} from "./store";
import type { BookingNotification, OwnBooking } from "./wire.server";

const state = () => notificationStore.get();
let storage: ReturnType<typeof fakeBrowser>["storage"];
beforeEach(() => {
  ({ storage } = fakeBrowser());
  reload();
});
afterEach(() => void vi.unstubAllGlobals());

const reload = () => notificationStore.set(notificationStore.initial);
const storeSeen = (seen: object) => storage.setItem("seenBookingChanges", JSON.stringify(seen));

function notification(id: number): BookingNotification {
  return {
    id,
    name: "Nino",
    vehicle: "Mazda 3",
    reference: "K7M4XQ",
    dates: "2030-06-10 – 2030-06-12",
    pickupDate: "2030-06-10",
    pickupTime: "12:00",
    returnDate: "2030-06-12",
    status: "pending",
    phone: "555123456",
    phoneE164: "+995555123456",
    addChildSeat: false,
    addSkiRack: false,
    total: 100,
    payable: null,
    currency: "USD",
    timestamp: "2030-06-01T12:00:00.000Z",
  };
}

function own(id: number, status: OwnBooking["status"], minute: number): OwnBooking {
  return {
    id,
    reference: `K7M4X${id}`,
    vehicle: "Mazda 3",
    pickupDate: "2030-06-10",
    returnDate: "2030-06-12",
    status,
    changedAt: `2030-06-01T12:${minute}:00.000Z`,
  };
}

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test("is empty at first", () => {
  expect(findLastShownId()).toBeNull();
  expect(state()).toMatchObject({ entries: [], own: [], unread: 0, changes: 0, open: false });
});

describe("for staff", () => {
  test("new bookings are listed once, the newest first, and are unread", () => {
    for (const id of [5, 7, 6, 7, 5]) addNotification(notification(id));
    expect(ids(state().entries)).toEqual([7, 6, 5]);
    expect(state().unread).toBe(3);
    expect(findLastShownId()).toBe(7);
  });

  test("bookings that arrive while the list is open are read", () => {
    addNotification(notification(5));
    setNotificationsOpen(true);
    expect(state()).toMatchObject({ open: true, unread: 0 });
    addNotification(notification(6));
    expect(state().unread).toBe(0);
    setNotificationsOpen(false);
    expect(state()).toMatchObject({ open: false, unread: 0 });
    reload();
    expect(findLastShownId()).toBe(6);
    addNotification(notification(7));
    expect(state().unread).toBe(1);
  });

  test("changes are counted", () => {
    countChange();
    countChange();
    expect(state().changes).toBe(2);
  });

  test("a new booking replaces the own bookings of the browser", () => {
    setOwnBookings([own(1, "confirmed", 10)]);
    updateOwnBooking(own(1, "cancelled", 11));
    addNotification(notification(5));
    expect(state()).toMatchObject({ own: [], changed: null, unread: 1 });
  });
});

describe("for a visitor", () => {
  test("own bookings are listed by their last change, and replace those of staff", () => {
    addNotification(notification(5));
    setOwnBookings([own(1, "pending", 10), own(2, "confirmed", 30), own(3, "pending", 20)]);
    expect(ids(state().own)).toEqual([2, 3, 1]);
    expect(state()).toMatchObject({ entries: [], unread: 1, changed: null });
  });

  test("changes that were seen in another visit are read", () => {
    const seen = own(2, "confirmed", 30);
    storeSeen({ "2": seen.changedAt });
    setOwnBookings([seen]);
    expect(state()).toMatchObject({ unread: 0, seen: { "2": seen.changedAt } });
  });

  test("a change moves the booking to the top and is unread", () => {
    setOwnBookings([own(2, "pending", 20), own(1, "pending", 10)]);
    const confirmed = own(1, "confirmed", 40);
    updateOwnBooking(confirmed);
    expect(ids(state().own)).toEqual([1, 2]);
    expect(state()).toMatchObject({ unread: 1, changed: confirmed });
  });

  test("a booking that this page did not know has not changed", () => {
    updateOwnBooking(own(3, "confirmed", 10));
    expect(ids(state().own)).toEqual([3]);
    expect(state().changed).toBeNull();
  });

  test("the last change stays when another booking arrives, or the same one again", () => {
    setOwnBookings([own(1, "pending", 10)]);
    const confirmed = own(1, "confirmed", 20);
    updateOwnBooking(confirmed);
    updateOwnBooking({ ...confirmed });
    updateOwnBooking(own(2, "pending", 30));
    expect(state().changed).toBe(confirmed);
  });

  test("after a reconnection only changed bookings are new objects", () => {
    const [one, two] = [own(1, "pending", 20), own(2, "pending", 10)];
    setOwnBookings([one, two]);
    const changed = own(2, "cancelled", 30);
    setOwnBookings([{ ...one }, changed]);
    expect(state().own).toEqual([changed, one]);
    expect(state().own[1]).toBe(one);
    expect(state().changed).toBe(changed);
  });

  test("a reconnection without a change preserves the last one and what was seen", () => {
    const [before, after] = [own(1, "pending", 10), own(1, "confirmed", 20)];
    storeSeen({ "9": "earlier" });
    setOwnBookings([before]);
    updateOwnBooking(after);
    storeSeen({ "8": "other tab" });
    setOwnBookings([{ ...after }]);
    expect(state().changed).toBe(after);
    expect(state().seen).toEqual({ "9": "earlier", "8": "other tab" });
  });

  test("opening the list marks all as seen, and changes while it is open too", () => {
    setOwnBookings([own(1, "confirmed", 10)]);
    expect(state().unread).toBe(1);
    setNotificationsOpen(true);
    expect(state()).toMatchObject({ unread: 0, seen: { "1": own(1, "confirmed", 10).changedAt } });
    updateOwnBooking(own(1, "cancelled", 20));
    expect(state()).toMatchObject({ unread: 0, seen: { "1": own(1, "cancelled", 20).changedAt } });
    setNotificationsOpen(false);
    expect(state().seen).toEqual({ "1": own(1, "cancelled", 20).changedAt });
    updateOwnBooking(own(1, "confirmed", 30));
    expect(state().unread).toBe(1);
  });
});

describe("in a later visit", () => {
  test.each([
    ["confirmed and never seen", own(1, "confirmed", 10), 1],
    ["cancelled after it was seen", own(2, "cancelled", 30), 1],
    ["pending again after it was seen", own(2, "pending", 30), 1],
    ["pending since it was placed", own(1, "pending", 10), 0],
    ["seen in its present state", own(2, "confirmed", 20), 0],
  ])("a booking that is %s counts as it should", (_, booking, unread) => {
    setNotificationsOpen(true);
    setOwnBookings([own(2, "confirmed", 20)]);
    reload();
    setOwnBookings([booking]);
    expect(state().unread).toBe(unread);
  });

  test.each(["", "x", "null", "7", "[]", '{"1":7}', '{"1":{}}', '{"__proto__":null}'])(
    "with %s in the storage every change is unread",
    (stored) => {
      vi.spyOn(console, "warn").mockReturnValue();
      storage.setItem("seenBookingChanges", stored);
      setOwnBookings([own(1, "confirmed", 10), own(2, "pending", 20)]);
      expect(state().unread).toBe(1);
    },
  );
});

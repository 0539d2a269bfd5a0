import { beforeEach, describe, expect, test, vi } from "vitest";
import { BOOKING_SENT_EVENT } from "~/booking/sending/sent-event";
import { bookingForMessage } from "~/delivery/testing/booking-for-message";
import { markOwnSeen, markStaff, reconnectLiveBookings } from "./live-bookings";
import { CACHED_BOOKINGS_KEY, STAFF_HINT_KEY } from "./staff-keys";
import { notificationStore } from "./store";
import { useLiveBookings } from "./testing/use-live-bookings";
import {
  bookingChangedMessage,
  newBookingMessage,
  ownBookingChangedMessage,
  ownBookingsMessage,
} from "./wire";

const live = useLiveBookings();
const booking = bookingForMessage({ status: "confirmed" });
const { type: _, ...ownChange } = ownBookingChangedMessage(booking) as {
  type: string;
  booking: Parameters<typeof ownBookingsMessage>[0][number];
};
const state = () => notificationStore.get();

describe("a message", () => {
  test("of a new booking is shown", async () => {
    await live.open();
    live.receive(newBookingMessage(booking));
    expect(state()).toMatchObject({ unread: 1, entries: [{ id: 12 }] });
  });

  test("of a change is counted", async () => {
    await live.open();
    live.receive(bookingChangedMessage(booking));
    expect(state().changes).toBe(1);
  });

  test("of own bookings is shown, without what was seen before", async () => {
    await live.open();
    live.receive(ownBookingsMessage([ownChange.booking]));
    expect(state()).toMatchObject({ unread: 1, own: [{ id: 12 }] });
    markOwnSeen(state().own);
    notificationStore.set(notificationStore.initial);
    live.receive(ownBookingsMessage([ownChange.booking]));
    expect(state()).toMatchObject({ unread: 0, own: [{ id: 12 }] });
  });

  test("of a changed own booking is shown", async () => {
    await live.open();
    live.receive(ownBookingChangedMessage(booking));
    expect(state().own).toEqual([ownChange.booking]);
  });

  test.each(["{", '{"type":"later"}'])("that can't be read is ignored: %s", async (text) => {
    vi.spyOn(console, "warn").mockReturnValue();
    await live.open();
    live.sockets[0]!.receive(text);
    live.receive(bookingChangedMessage(booking));
    expect(state().changes).toBe(1);
  });
});

describe("a browser that nothing would be sent to", () => {
  beforeEach(() => {
    live.document.cookie = "lng=ka; live=";
  });

  test("opens no connection", async () => {
    await live.open();
    expect(live.sockets).toEqual([]);
  });

  test("opens one once it has booked", async () => {
    await live.open();
    live.document.cookie = "live=1";
    live.browser.window.dispatchEvent(new Event(BOOKING_SENT_EVENT));
    await vi.advanceTimersByTimeAsync(0);
    expect(live.sockets).toHaveLength(1);
  });

  test("opens one once it is that of staff", async () => {
    vi.stubGlobal("fetch", async () => Response.json([]));
    await live.open();
    markStaff(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(live.sockets).toHaveLength(1);
    expect(live.browser.storage.getItem(STAFF_HINT_KEY)).toBe("true");
  });

  test("opens none if it is that of staff, on a page without the bell", async () => {
    vi.stubGlobal("fetch", async () => Response.json([]));
    markStaff(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(live.sockets).toEqual([]);
  });
});

describe("a connection that is refused", () => {
  beforeEach(() => {
    vi.spyOn(console, "warn").mockReturnValue();
  });

  async function refuse() {
    await vi.advanceTimersByTimeAsync(0);
    live.sockets.at(-1)!.fail();
    await vi.advanceTimersByTimeAsync(60_000);
  }

  test("is not tried again by a browser whose bookings are gone", async () => {
    await live.open();
    live.document.cookie = "";
    await refuse();
    expect(live.sockets).toHaveLength(1);
  });

  test.each([
    ["has ended", 401],
    ["may open only the account's page", 403],
  ])("is not tried again by staff whose session %s", async (_title, status) => {
    vi.stubGlobal("fetch", async () => new Response(null, { status }));
    live.document.cookie = "";
    live.browser.storage.setItem(STAFF_HINT_KEY, "true");
    live.browser.storage.setItem(CACHED_BOOKINGS_KEY, "[]");
    live.browser.storage.setItem("lastReadBooking", "5");
    await live.open();
    await refuse();
    expect(live.sockets).toHaveLength(1);
    expect(live.browser.storage.getItem(STAFF_HINT_KEY)).toBeNull();
    expect(live.browser.storage.getItem(CACHED_BOOKINGS_KEY)).toBeNull();
  });

  test.each([
    ["the session is open", async () => Response.json([])],
    ["nothing can be reached", () => Promise.reject(new TypeError("fetch failed"))],
  ])("is tried again by staff if %s", async (_title, fetched) => {
    vi.stubGlobal("fetch", fetched);
    live.document.cookie = "";
    live.browser.storage.setItem(STAFF_HINT_KEY, "true");
    live.browser.storage.setItem("lastReadBooking", "5");
    await live.open();
    await refuse();
    expect(live.sockets.length).toBeGreaterThan(1);
  });
});

describe("a connection", () => {
  test("that broke is opened again within two seconds, and counts as a change", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    await live.open();
    await live.connect();
    expect(state().changes).toBe(0);
    live.sockets[0]!.fail();
    expect(warn).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(499);
    expect(live.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_501);
    expect(live.sockets).toHaveLength(2);
    await live.connect();
    expect(state().changes).toBe(1);
  });

  test("is the only one, also once the browser is that of staff", async () => {
    vi.stubGlobal("fetch", async () => Response.json([]));
    await live.open();
    await live.connect();
    markStaff(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(live.sockets).toHaveLength(1);
  });

  test("is opened again after a booking, which is in the cookie then", async () => {
    await live.open();
    await live.connect();
    live.browser.window.dispatchEvent(new Event(BOOKING_SENT_EVENT));
    await vi.advanceTimersByTimeAsync(0);
    expect(live.sockets.map(({ readyState }) => readyState)).toEqual([3, 0]);
  });

  test("that is just being opened is opened again after that, once", async () => {
    await live.open();
    reconnectLiveBookings();
    await vi.advanceTimersByTimeAsync(0);
    expect(live.sockets.map(({ readyState }) => readyState)).toEqual([0]);
    await live.connect();
    await vi.advanceTimersByTimeAsync(0);
    expect(live.sockets.map(({ readyState }) => readyState)).toEqual([3, 0]);
    await live.connect();
    await vi.advanceTimersByTimeAsync(0);
    expect(live.sockets).toHaveLength(2);
  });

  test("is closed for good", async () => {
    await live.open();
    await live.connect();
    live.close();
    live.browser.window.dispatchEvent(new Event(BOOKING_SENT_EVENT));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(live.sockets.map(({ readyState }) => readyState)).toEqual([3]);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BOOKING_SENT_EVENT } from "~/booking/sending/sent-event";
import { bookingForMessage } from "~/delivery/testing/booking-for-message";
import { fakeBrowser } from "~/web/testing/fake-browser";
import {
  markAllRead,
  markOwnSeen,
  openLiveBookings,
  reconnectLiveBookings,
  STAFF_HINT_KEY,
} from "./live-bookings";
import { addNotification, notificationStore } from "./store";
import { fakeSockets } from "./testing/fake-sockets";
import {
  bookingChangedMessage,
  newBookingMessage,
  ownBookingChangedMessage,
  ownBookingsMessage,
  type WireMessage,
} from "./wire";

const booking = bookingForMessage({ status: "confirmed" });
const { type: _, ...ownChange } = ownBookingChangedMessage(booking) as {
  type: string;
  booking: Parameters<typeof ownBookingsMessage>[0][number];
};
const state = () => notificationStore.get();

let browser: ReturnType<typeof fakeBrowser>;
let sockets: ReturnType<typeof fakeSockets>;
let close = () => {};

beforeEach(() => {
  browser = fakeBrowser();
  sockets = fakeSockets();
  vi.stubGlobal("location", { href: "https://mgzavri.example/admin?tab=bookings#x" });
  vi.useFakeTimers();
  notificationStore.set(notificationStore.initial);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the last socket. */
async function connect() {
  await vi.advanceTimersByTimeAsync(0);
  sockets.at(-1)!.accept();
}

async function open() {
  close = openLiveBookings();
  await vi.advanceTimersByTimeAsync(0);
}

const receive = (message: WireMessage) => sockets.at(-1)!.receive(JSON.stringify(message));

describe("the address of the socket", () => {
  test("has no query for visitors", async () => {
    browser.storage.setItem("lastReadBooking", "5");
    await open();
    expect(sockets.map(({ url }) => url)).toEqual(["wss://mgzavri.example/ws"]);
  });

  test("is not encrypted where the page is not", async () => {
    vi.stubGlobal("location", { href: "http://localhost:3000/" });
    await open();
    expect(sockets[0]!.url).toBe("ws://localhost:3000/ws");
  });

  test("has the last booking that staff have read", async () => {
    browser.storage.setItem(STAFF_HINT_KEY, "1");
    markAllRead(5);
    await open();
    expect(sockets[0]!.url).toBe("wss://mgzavri.example/ws?since=5");
  });

  test("has the newest booking that is shown", async () => {
    browser.storage.setItem(STAFF_HINT_KEY, "1");
    markAllRead(5);
    const message = newBookingMessage(booking);
    if (message.type === "new_booking") addNotification(message.booking);
    await open();
    expect(sockets[0]!.url).toBe("wss://mgzavri.example/ws?since=12");
  });

  test.each([
    [[{ id: 9 }], "9"],
    [[], "0"],
  ])("on a new device of staff with the bookings %j has %s", async (bookings, since) => {
    const fetched = vi.fn<() => Promise<Response>>(async () => Response.json(bookings));
    vi.stubGlobal("fetch", fetched);
    browser.storage.setItem(STAFF_HINT_KEY, "1");
    await open();
    await vi.waitFor(() => expect(sockets).toHaveLength(1));
    expect(sockets[0]!.url).toBe(`wss://mgzavri.example/ws?since=${since}`);
    expect(fetched).toHaveBeenCalledWith("/api/bookings?limit=1");
    expect(browser.storage.getItem("lastReadBooking")).toBe(since);
  });

  test.each(["-1", "1.5", "x"])("ignores the stored id %s", async (stored) => {
    vi.stubGlobal("fetch", async () => Response.json([{ id: 9 }]));
    browser.storage.setItem(STAFF_HINT_KEY, "1");
    browser.storage.setItem("lastReadBooking", stored);
    await open();
    await vi.waitFor(() => expect(sockets[0]?.url).toContain("?since=9"));
  });

  test("has no query if staff are no longer signed in", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    vi.stubGlobal("fetch", async () => new Response("sign in", { status: 401 }));
    browser.storage.setItem(STAFF_HINT_KEY, "1");
    await open();
    await vi.waitFor(() => expect(sockets[0]?.url).toBe("wss://mgzavri.example/ws"));
    expect(warn).toHaveBeenCalledWith("401: sign in");
    expect(browser.storage.getItem("lastReadBooking")).toBeNull();
  });
});

describe("a message", () => {
  test("of a new booking is shown", async () => {
    await open();
    receive(newBookingMessage(booking));
    expect(state()).toMatchObject({ unread: 1, entries: [{ id: 12 }] });
  });

  test("of a change is counted", async () => {
    await open();
    receive(bookingChangedMessage(booking));
    expect(state().changes).toBe(1);
  });

  test("of own bookings is shown, without what was seen before", async () => {
    await open();
    receive(ownBookingsMessage([ownChange.booking]));
    expect(state()).toMatchObject({ unread: 1, own: [{ id: 12 }] });
    markOwnSeen(state().own);
    notificationStore.set(notificationStore.initial);
    receive(ownBookingsMessage([ownChange.booking]));
    expect(state()).toMatchObject({ unread: 0, own: [{ id: 12 }] });
  });

  test("of a changed own booking is shown", async () => {
    await open();
    receive(ownBookingChangedMessage(booking));
    expect(state().own).toEqual([ownChange.booking]);
  });

  test.each(["{", '{"type":"later"}'])("that can't be read is ignored: %s", async (text) => {
    vi.spyOn(console, "warn").mockReturnValue();
    await open();
    sockets[0]!.receive(text);
    receive(bookingChangedMessage(booking));
    expect(state().changes).toBe(1);
  });
});

describe("a connection", () => {
  test("that broke is opened again within two seconds, and counts as a change", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    await open();
    await connect();
    expect(state().changes).toBe(0);
    sockets[0]!.fail();
    expect(warn).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(499);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_501);
    expect(sockets).toHaveLength(2);
    await connect();
    expect(state().changes).toBe(1);
  });

  test("is opened again after a booking, which is in the cookie then", async () => {
    await open();
    await connect();
    browser.window.dispatchEvent(new Event(BOOKING_SENT_EVENT));
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets.map(({ readyState }) => readyState)).toEqual([3, 0]);
  });

  test("that is just being opened is opened again after that, once", async () => {
    await open();
    reconnectLiveBookings();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets.map(({ readyState }) => readyState)).toEqual([0]);
    await connect();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets.map(({ readyState }) => readyState)).toEqual([3, 0]);
    await connect();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(2);
  });

  test("is closed for good", async () => {
    await open();
    await connect();
    close();
    browser.window.dispatchEvent(new Event(BOOKING_SENT_EVENT));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets.map(({ readyState }) => readyState)).toEqual([3]);
  });
});

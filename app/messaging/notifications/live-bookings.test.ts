import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { BOOKING_SENT_EVENT } from "~/booking/sending/send-booking";
import { bookingForMessage } from "~/messaging/delivery/testing/booking-for-message";
import { fakeBrowser } from "~/web/testing/fake-browser";
import { markStaff, openLiveBookings } from "./live-bookings";
import { CACHED_BOOKINGS_KEY, STAFF_HINT_KEY } from "./news";
import { addNotification, notificationStore, saveLastRead, setNotificationsOpen } from "./store";
import { newBookingMessage, ownBookingChangedMessage, type WireMessage } from "./wire.server";

let sockets: FakeSocket[];
let browser: ReturnType<typeof fakeBrowser>;
/** The document of the page. Its cookie says that the browser has bookings of its own, at first. */
let page: { cookie: string };
let close = () => {};

class FakeSocket extends EventTarget {
  readyState = 0;
  constructor(readonly url: string) {
    super();
    sockets.push(this);
  }

  accept() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  /** Receives a message from the server. */
  receive(data: string) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  /** Breaks the connection. */
  fail() {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("error"), { error: new Error("broken") }));
    this.dispatchEvent(Object.assign(new Event("close"), { code: 1006 }));
  }

  close() {
    this.readyState = 3;
  }
}

beforeEach(() => {
  [sockets, browser, page] = [[], fakeBrowser(), { cookie: "lng=ka; live=1" }];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { href: "https://mgzavri.example/admin?tab=bookings#x" });
  vi.useFakeTimers();
  notificationStore.set(notificationStore.initial);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const state = () => notificationStore.get();
const readyStates = () => sockets.map(({ readyState }) => readyState);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Opens the live bookings, which create a socket. */
async function open() {
  close = openLiveBookings();
  await pass(0);
}

/** Accepts the connection of the last socket. */
async function connect() {
  await pass(0);
  sockets.at(-1)!.accept();
}

const receive = (message: WireMessage) => sockets.at(-1)!.receive(JSON.stringify(message));
const dispatch = (type: string, members = {}) =>
  browser.window.dispatchEvent(Object.assign(new Event(type), members));
const restorePage = () => dispatch("pageshow", { persisted: true });

const booking = bookingForMessage({ status: "confirmed" });
const own = ownBookingChangedMessage(booking);
const change = { type: "booking_changed", booking: { id: 12, status: "confirmed" } } as const;

describe("a message", () => {
  test("of a new booking is shown", async () => {
    await open();
    receive(newBookingMessage(booking));
    expect(state()).toMatchObject({ unread: 1, entries: [{ id: 12 }] });
  });

  test("of a change is counted", async () => {
    await open();
    receive(change);
    expect(state().changes).toBe(1);
  });

  test("of own bookings is shown, without what was seen before", async () => {
    await open();
    receive({ type: "own_bookings", bookings: [own.booking] });
    expect(state()).toMatchObject({ unread: 1, own: [{ id: 12 }] });
    setNotificationsOpen(true);
    notificationStore.set(notificationStore.initial);
    receive({ type: "own_bookings", bookings: [own.booking] });
    expect(state()).toMatchObject({ unread: 0, own: [{ id: 12 }] });
  });

  test("of a changed own booking is shown", async () => {
    await open();
    receive(own);
    expect(state().own).toEqual([own.booking]);
  });

  test.each(["{", "null", "7", "[]", '{"type":"later"}'])(
    "that can't be read is ignored: %s",
    async (text) => {
      vi.spyOn(console, "warn").mockReturnValue();
      await open();
      sockets[0]!.receive(text);
      receive(change);
      expect(state()).toEqual({ ...notificationStore.initial, changes: 1 });
    },
  );
});

describe("a browser that nothing would be sent to", () => {
  beforeEach(() => {
    page.cookie = "lng=ka; live=";
    vi.stubGlobal("fetch", async () => Response.json([]));
  });

  test("opens no connection", async () => {
    await open();
    expect(sockets).toEqual([]);
  });

  test("opens one once it has booked", async () => {
    await open();
    page.cookie = "live=1";
    dispatch(BOOKING_SENT_EVENT);
    await pass(0);
    expect(sockets).toHaveLength(1);
  });

  test("opens one once it is that of staff", async () => {
    await open();
    markStaff(true);
    await pass(0);
    expect(sockets).toHaveLength(1);
    expect(browser.storage.getItem(STAFF_HINT_KEY)).toBe("true");
  });

  test("opens none if it is that of staff, on a page without the bell", async () => {
    markStaff(true);
    await pass(0);
    expect(sockets).toEqual([]);
  });
});

describe("a connection that is refused", () => {
  beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

  async function refuse() {
    await pass(0);
    sockets.at(-1)!.fail();
    await pass(60_000);
  }

  function beStaff(fetched: () => Promise<Response>) {
    vi.stubGlobal("fetch", fetched);
    page.cookie = "";
    browser.storage.setItem(STAFF_HINT_KEY, "true");
    browser.storage.setItem(CACHED_BOOKINGS_KEY, "[]");
    browser.storage.setItem("lastReadBooking", "5");
  }

  test("is not tried again by a browser whose bookings are gone", async () => {
    await open();
    page.cookie = "";
    await refuse();
    expect(sockets).toHaveLength(1);
  });

  test.each([
    ["has ended", 401],
    ["may open only the account's page", 403],
  ])("is not tried again by staff whose session %s", async (_title, status) => {
    beStaff(async () => new Response(null, { status }));
    await open();
    await refuse();
    expect(sockets).toHaveLength(1);
    expect(browser.storage.getItem(STAFF_HINT_KEY)).toBeNull();
    expect(browser.storage.getItem(CACHED_BOOKINGS_KEY)).toBeNull();
  });

  test.each<[string, () => Promise<Response>]>([
    ["is open", async () => Response.json([])],
    ["is unknown without a connection", () => Promise.reject(new TypeError("fetch failed"))],
    ["is unknown while the database is unavailable", async () => new Response("", { status: 503 })],
  ])("is tried again by staff whose session %s", async (_title, fetched) => {
    beStaff(fetched);
    await open();
    await refuse();
    expect(sockets.length).toBeGreaterThan(1);
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
    await pass(499);
    expect(sockets).toHaveLength(1);
    await pass(1_501);
    expect(sockets).toHaveLength(2);
    await connect();
    expect(state().changes).toBe(1);
  });

  test("is the only one, also once the browser is that of staff", async () => {
    vi.stubGlobal("fetch", async () => Response.json([]));
    await open();
    await connect();
    markStaff(true);
    await pass(0);
    expect(sockets).toHaveLength(1);
  });

  test("is opened again after a booking, which is in the cookie then", async () => {
    await open();
    await connect();
    dispatch(BOOKING_SENT_EVENT);
    await pass(0);
    expect(readyStates()).toEqual([3, 0]);
  });

  test("that is just being opened is opened again after that, once", async () => {
    await open();
    dispatch(BOOKING_SENT_EVENT);
    await pass(0);
    expect(readyStates()).toEqual([0]);
    await connect();
    await pass(0);
    expect(readyStates()).toEqual([3, 0]);
    await connect();
    await pass(0);
    expect(sockets).toHaveLength(2);
  });

  test("is closed for good", async () => {
    await open();
    await connect();
    close();
    dispatch(BOOKING_SENT_EVENT);
    await pass(60_000);
    expect(readyStates()).toEqual([3]);
  });

  test("is closed while the page is in the back-forward cache, whose end counts as a change", async () => {
    await open();
    await connect();
    dispatch("pagehide");
    await pass(60_000);
    expect(readyStates()).toEqual([3]);
    restorePage();
    await connect();
    expect(readyStates()).toEqual([3, 1]);
    expect(state().changes).toBe(1);
  });

  test("is not opened again when a page is shown for the first time", async () => {
    await open();
    await connect();
    dispatch("pageshow", { persisted: false });
    await pass(60_000);
    expect(readyStates()).toEqual([1]);
  });
});

describe("the address of the socket", () => {
  const beStaff = () => browser.storage.setItem(STAFF_HINT_KEY, "1");
  const expectAddress = (url: string) =>
    vi.waitFor(() => expect(sockets.map((socket) => socket.url)).toEqual([url]), SOON);

  test("has no query for visitors", async () => {
    saveLastRead(5);
    await open();
    await expectAddress("wss://mgzavri.example/ws");
  });

  test("is not encrypted where the page is not", async () => {
    vi.stubGlobal("location", { href: "http://localhost:3000/" });
    await open();
    await expectAddress("ws://localhost:3000/ws");
  });

  test("has the last booking that staff have read", async () => {
    beStaff();
    saveLastRead(5);
    await open();
    await expectAddress("wss://mgzavri.example/ws?since=5");
  });

  test("has the newest booking that is shown", async () => {
    beStaff();
    saveLastRead(5);
    addNotification(newBookingMessage(booking).booking);
    await open();
    await expectAddress("wss://mgzavri.example/ws?since=12");
  });

  test.each([
    [[{ id: 9 }], "9"],
    [[], "0"],
  ])("on a new device of staff with the bookings %j has %s", async (bookings, since) => {
    const fetched = vi.fn<() => Promise<Response>>(async () => Response.json(bookings));
    vi.stubGlobal("fetch", fetched);
    beStaff();
    await open();
    await expectAddress(`wss://mgzavri.example/ws?since=${since}`);
    expect(fetched).toHaveBeenCalledWith("/api/bookings?limit=1");
    expect(browser.storage.getItem("lastReadBooking")).toBe(since);
  });

  test.each(["-1", "1.5", "x"])("ignores the stored id %s", async (stored) => {
    vi.stubGlobal("fetch", async () => Response.json([{ id: 9 }]));
    beStaff();
    browser.storage.setItem("lastReadBooking", stored);
    await open();
    await expectAddress("wss://mgzavri.example/ws?since=9");
  });

  test("has no query if staff are no longer signed in", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    vi.stubGlobal("fetch", async () => new Response("sign in", { status: 401 }));
    beStaff();
    await open();
    await expectAddress("wss://mgzavri.example/ws");
    expect(warn).toHaveBeenCalledWith("401: sign in");
    expect(browser.storage.getItem("lastReadBooking")).toBeNull();
  });
});

import { describe, expect, test, vi } from "vitest";
import { bookingForMessage } from "~/delivery/testing/booking-for-message";
import { SOON } from "#db/testing/soon";
import { markAllRead } from "./live-bookings";
import { STAFF_HINT_KEY } from "./staff-keys";
import { addNotification } from "./store";
import { useLiveBookings } from "./testing/use-live-bookings";
import { newBookingMessage } from "./wire";

const live = useLiveBookings();

describe("the address of the socket", () => {
  test("has no query for visitors", async () => {
    live.browser.storage.setItem("lastReadBooking", "5");
    await live.open();
    expect(live.sockets.map(({ url }) => url)).toEqual(["wss://mgzavri.example/ws"]);
  });

  test("is not encrypted where the page is not", async () => {
    vi.stubGlobal("location", { href: "http://localhost:3000/" });
    await live.open();
    expect(live.sockets[0]!.url).toBe("ws://localhost:3000/ws");
  });

  test("has the last booking that staff have read", async () => {
    live.browser.storage.setItem(STAFF_HINT_KEY, "1");
    markAllRead(5);
    await live.open();
    expect(live.sockets[0]!.url).toBe("wss://mgzavri.example/ws?since=5");
  });

  test("has the newest booking that is shown", async () => {
    live.browser.storage.setItem(STAFF_HINT_KEY, "1");
    markAllRead(5);
    const message = newBookingMessage(bookingForMessage());
    if (message.type === "new_booking") addNotification(message.booking);
    await live.open();
    expect(live.sockets[0]!.url).toBe("wss://mgzavri.example/ws?since=12");
  });

  test.each([
    [[{ id: 9 }], "9"],
    [[], "0"],
  ])("on a new device of staff with the bookings %j has %s", async (bookings, since) => {
    const fetched = vi.fn<() => Promise<Response>>(async () => Response.json(bookings));
    vi.stubGlobal("fetch", fetched);
    live.browser.storage.setItem(STAFF_HINT_KEY, "1");
    await live.open();
    await vi.waitFor(() => expect(live.sockets).toHaveLength(1), SOON);
    expect(live.sockets[0]!.url).toBe(`wss://mgzavri.example/ws?since=${since}`);
    expect(fetched).toHaveBeenCalledWith("/api/bookings?limit=1");
    expect(live.browser.storage.getItem("lastReadBooking")).toBe(since);
  });

  test.each(["-1", "1.5", "x"])("ignores the stored id %s", async (stored) => {
    vi.stubGlobal("fetch", async () => Response.json([{ id: 9 }]));
    live.browser.storage.setItem(STAFF_HINT_KEY, "1");
    live.browser.storage.setItem("lastReadBooking", stored);
    await live.open();
    await vi.waitFor(() => expect(live.sockets[0]?.url).toContain("?since=9"), SOON);
  });

  test("has no query if staff are no longer signed in", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    vi.stubGlobal("fetch", async () => new Response("sign in", { status: 401 }));
    live.browser.storage.setItem(STAFF_HINT_KEY, "1");
    await live.open();
    await vi.waitFor(() => expect(live.sockets[0]?.url).toBe("wss://mgzavri.example/ws"), SOON);
    expect(warn).toHaveBeenCalledWith("401: sign in");
    expect(live.browser.storage.getItem("lastReadBooking")).toBeNull();
  });
});

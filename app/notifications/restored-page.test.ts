import { describe, expect, test, vi } from "vitest";
import { notificationStore } from "./store";
import { useLiveBookings } from "./testing/use-live-bookings";

const live = useLiveBookings();

describe("a connection", () => {
  test("is closed while the page is in the back-forward cache, whose end counts as a change", async () => {
    const { window } = live.browser;
    await live.open();
    await live.connect();
    window.dispatchEvent(new Event("pagehide"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(live.sockets.map(({ readyState }) => readyState)).toEqual([3]);
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await live.connect();
    expect(live.sockets.map(({ readyState }) => readyState)).toEqual([3, 1]);
    expect(notificationStore.get().changes).toBe(1);
  });

  test("is not opened again when a page is shown for the first time", async () => {
    await live.open();
    await live.connect();
    live.browser.window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(live.sockets.map(({ readyState }) => readyState)).toEqual([1]);
  });
});

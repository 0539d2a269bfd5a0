import { afterEach, beforeEach, vi } from "vitest";
import { fakeBrowser } from "~/web/testing/fake-browser";
import { openLiveBookings } from "~/notifications/live-bookings";
import { notificationStore } from "~/notifications/store";
import type { WireMessage } from "~/notifications/wire";
import { fakeSockets } from "./fake-sockets";

type LiveBookings = {
  browser: ReturnType<typeof fakeBrowser>;
  sockets: ReturnType<typeof fakeSockets>;
  /** Its `cookie` says that the browser has bookings of its own, at first. */
  document: { cookie: string };
  close: () => void;
  /** Opens the live bookings, which create a socket. */
  open: () => Promise<void>;
  /** Accepts the connection of the last socket. */
  connect: () => Promise<void>;
  /** Receives a message by the last socket. */
  receive: (message: WireMessage) => void;
};

/** Live bookings on fake sockets and timers, in a fake browser of each test. */
export function useLiveBookings(): LiveBookings {
  const live = {
    close() {},
    async open() {
      live.close = openLiveBookings();
      await vi.advanceTimersByTimeAsync(0);
    },
    async connect() {
      await vi.advanceTimersByTimeAsync(0);
      live.sockets.at(-1)!.accept();
    },
    receive: (message) => live.sockets.at(-1)!.receive(JSON.stringify(message)),
  } as LiveBookings;

  beforeEach(() => {
    live.browser = fakeBrowser();
    live.sockets = fakeSockets();
    live.document = { cookie: "lng=ka; live=1" };
    vi.stubGlobal("document", live.document);
    vi.stubGlobal("location", { href: "https://mgzavri.example/admin?tab=bookings#x" });
    vi.useFakeTimers();
    notificationStore.set(notificationStore.initial);
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  return live;
}

import { WebSocket } from "partysocket";
import { BOOKING_SENT_EVENT } from "~/booking/sending/sent-event";
import { SOCKET_PATH } from "~/pages/socket-path";
import { responseError } from "~/web/browser/response-error";
import { readStorage, writeStorage } from "~/web/browser/storage";
import { readSeen, seenIn } from "./seen-changes";
import {
  addNotification,
  changeOwnBooking,
  newestNotificationId,
  noteChange,
  setOwnBookings,
} from "./store";
import { readMessage, type OwnBooking, type WireMessage } from "./wire";

/** A hint that somebody has signed in here; it opens nothing. */
export const STAFF_HINT_KEY = "adminAuthenticated";

/** The newest booking that staff have seen in the open popover. */
const LAST_READ_KEY = "lastReadBooking";

/** What a visitor has seen in the open popover of the own bookings. */
const SEEN_KEY = "seenBookingChanges";

let live: WebSocket | null = null;

/**
 * Opens the live connection; after a break it comes back by itself, with growing pauses that differ
 * from page to page, and asks for what it missed. Returns what closes it.
 */
export function openLiveBookings(): () => void {
  const socket = new WebSocket(address, [], {
    minReconnectionDelay: 500 + Math.random() * 1_500,
    maxReconnectionDelay: 30_000,
    reconnectionDelayGrowFactor: 1.7,
  });
  socket.addEventListener("message", ({ data }) => {
    try {
      const message = readMessage(String(data));
      if (message) take(message);
    } catch (error) {
      console.warn("a notification could not be read", error);
    }
  });
  socket.addEventListener("error", () => console.warn("the live connection broke"));
  let isBack = false;
  socket.addEventListener("open", () => {
    if (isBack) noteChange();
    isBack = true;
  });
  live = socket;
  window.addEventListener(BOOKING_SENT_EVENT, reconnectLiveBookings);
  return () => {
    window.removeEventListener(BOOKING_SENT_EVENT, reconnectLiveBookings);
    socket.close();
  };
}

/**
 * Opens the live connection anew: the server knows the bookings that this browser had made when it
 * was opened. Call it once a booking was sent.
 */
export function reconnectLiveBookings() {
  // To cut a connection that is just being made would be an error in the console.
  if (live?.readyState === WebSocket.CONNECTING) {
    live.addEventListener("open", () => live?.reconnect(), { once: true });
  } else {
    live?.reconnect();
  }
}

function take(message: WireMessage) {
  switch (message.type) {
    case "new_booking":
      return addNotification(message.booking);
    case "booking_changed":
      return noteChange();
    case "own_bookings":
      return setOwnBookings(message.bookings, readSeen(readStorage(SEEN_KEY)));
    case "own_booking_changed":
      return changeOwnBooking(message.booking);
  }
}

/** Remembers that everything up to a booking was read: after a reload it does not come again. */
export function markAllRead(newest: number) {
  writeStorage(LAST_READ_KEY, String(newest));
}

/** Remembers that the visitor has seen the own bookings as they are. */
export function markOwnSeen(own: readonly OwnBooking[]) {
  writeStorage(SEEN_KEY, JSON.stringify(seenIn(own)));
}

async function address() {
  const url = new URL(SOCKET_PATH, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  const since = newestNotificationId() ?? (await lastRead());
  if (since !== null) url.searchParams.set("since", String(since));
  return url.href;
}

/** From where staff want to hear: what they read last, on a new device from now on. */
async function lastRead(): Promise<number | null> {
  if (readStorage(STAFF_HINT_KEY) === null) return null;
  const stored = Number(readStorage(LAST_READ_KEY));
  if (Number.isSafeInteger(stored) && stored > 0) return stored;
  const response = await fetch("/api/bookings?limit=1");
  if (!response.ok) {
    console.warn((await responseError(response)).message);
    return null;
  }
  const [newest] = (await response.json()) as { id: number }[];
  const id = newest?.id ?? 0;
  writeStorage(LAST_READ_KEY, String(id));
  return id;
}

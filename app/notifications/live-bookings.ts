import { WebSocket } from "partysocket";
import { BOOKING_SENT_EVENT } from "~/booking/sending/sent-event";
import { SOCKET_PATH } from "~/pages/socket-path";
import { responseError } from "~/web/browser/response-error";
import { readStorage, writeStorage } from "~/web/browser/storage";
import { parseSeen, seenChangesOf } from "./seen-changes";
import {
  addNotification,
  updateOwnBooking,
  newestNotificationId,
  countChange,
  setOwnBookings,
} from "./store";
import { readMessage, type OwnBooking, type WireMessage } from "./wire";

/** Set after sign-in in this browser. Only a hint: it grants no access. */
export const STAFF_HINT_KEY = "adminAuthenticated";

/** The id of the newest booking that staff have seen in the popover. */
const LAST_READ_KEY = "lastReadBooking";

/** The changes of own bookings that a visitor has seen in the popover. */
const SEEN_KEY = "seenBookingChanges";

let live: WebSocket | null = null;

/**
 * Opens the socket. It reconnects with backoff and jitter and requests missed bookings. Returns a
 * function that closes it.
 */
export function openLiveBookings(): () => void {
  const socket = new WebSocket(socketUrl, [], {
    minReconnectionDelay: 500 + Math.random() * 1_500,
    maxReconnectionDelay: 30_000,
    reconnectionDelayGrowFactor: 1.7,
  });
  socket.addEventListener("message", ({ data }) => {
    try {
      const message = readMessage(String(data));
      if (message) handleMessage(message);
    } catch (error) {
      console.warn("a notification could not be read", error);
    }
  });
  socket.addEventListener("error", () => console.warn("the live connection broke"));
  let wasOpen = false;
  socket.addEventListener("open", () => {
    if (wasOpen) countChange();
    wasOpen = true;
  });
  live = socket;
  window.addEventListener(BOOKING_SENT_EVENT, reconnectLiveBookings);
  return () => {
    window.removeEventListener(BOOKING_SENT_EVENT, reconnectLiveBookings);
    socket.close();
  };
}

/** Call it after a booking: the server reads the own bookings from the cookie when a socket opens. */
export function reconnectLiveBookings() {
  // Closing a connecting socket logs an error in the console.
  if (live?.readyState === WebSocket.CONNECTING) {
    live.addEventListener("open", () => live?.reconnect(), { once: true });
  } else {
    live?.reconnect();
  }
}

function handleMessage(message: WireMessage) {
  switch (message.type) {
    case "new_booking":
      return addNotification(message.booking);
    case "booking_changed":
      return countChange();
    case "own_bookings":
      return setOwnBookings(message.bookings, parseSeen(readStorage(SEEN_KEY)));
    case "own_booking_changed":
      return updateOwnBooking(message.booking);
  }
}

/** After a reload, only newer bookings are requested. */
export function markAllRead(newest: number) {
  writeStorage(LAST_READ_KEY, String(newest));
}

export function markOwnSeen(own: readonly OwnBooking[]) {
  writeStorage(SEEN_KEY, JSON.stringify(seenChangesOf(own)));
}

async function socketUrl() {
  const url = new URL(SOCKET_PATH, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  const since = newestNotificationId() ?? (await lastReadId());
  if (since !== null) url.searchParams.set("since", String(since));
  return url.href;
}

/** On a new device of staff: the newest booking now. Null for visitors. */
async function lastReadId(): Promise<number | null> {
  if (readStorage(STAFF_HINT_KEY) === null) return null;
  const stored = Number(readStorage(LAST_READ_KEY));
  if (Number.isSafeInteger(stored) && stored > 0) return stored;
  const response = await fetch("/api/bookings?limit=1");
  if (!response.ok) {
    console.warn((await responseError(response)).message);
    return null;
  }
  const [newest]: { id: number }[] = await response.json();
  const id = newest?.id ?? 0;
  writeStorage(LAST_READ_KEY, String(id));
  return id;
}

import { WebSocket } from "partysocket";
import { hasOwnHint } from "~/booking/manage/own-hint";
import { BOOKING_SENT_EVENT } from "~/booking/sending/sent-event";
import { SOCKET_PATH } from "~/pages/socket-path";
import { responseError } from "~/web/browser/response-error";
import { readStorage, writeStorage } from "~/web/browser/storage";
import { parseSeen, seenChangesOf } from "./seen-changes";
import { CACHED_BOOKINGS_KEY, STAFF_HINT_KEY } from "./staff-keys";
import {
  addNotification,
  updateOwnBooking,
  newestNotificationId,
  countChange,
  setOwnBookings,
} from "./store";
import { readMessage, type OwnBooking, type WireMessage } from "./wire";

/** The id of the newest booking that staff have seen in the popover. */
const LAST_READ_KEY = "lastReadBooking";

/** The changes of own bookings that a visitor has seen in the popover. */
const SEEN_KEY = "seenBookingChanges";

/** Null in a browser without a staff session and without bookings. */
let live: WebSocket | null = null;
let isListening = false;

/**
 * Opens the socket if this browser is that of staff or has bookings, now or once it has. Returns a
 * function that closes it.
 */
export function openLiveBookings(): () => void {
  isListening = true;
  connectIfUseful();
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener(BOOKING_SENT_EVENT, reconnectLiveBookings, { signal });
  window.addEventListener("pagehide", pause, { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && reconnectLiveBookings(), {
    signal,
  });
  return () => {
    isListening = false;
    listening.abort();
    disconnect();
  };
}

/** An open socket would exclude the page from the back-forward cache. */
function pause() {
  if (live?.readyState === WebSocket.OPEN) live.close();
}

function isUseful() {
  return readStorage(STAFF_HINT_KEY) !== null || hasOwnHint(document.cookie);
}

function connectIfUseful() {
  if (isListening && !live && isUseful()) live = connect();
}

function disconnect() {
  live?.close();
  live = null;
}

/** It reconnects with backoff and jitter and requests missed bookings. */
function connect() {
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
  let wasOpen = false;
  let isOpen = false;
  socket.addEventListener("error", () => {
    console.warn("the live connection broke");
    if (!isOpen) void stopIfRefused();
    isOpen = false;
  });
  socket.addEventListener("open", () => {
    if (wasOpen) countChange();
    wasOpen = true;
    isOpen = true;
  });
  return socket;
}

/**
 * Stops after a handshake that was refused, not broken: a browser doesn't say which. The server has
 * deleted the hint of own bookings then; whether a session may still read has to be asked.
 */
async function stopIfRefused() {
  if (readStorage(STAFF_HINT_KEY) !== null && (await isSessionRefused())) {
    writeStorage(STAFF_HINT_KEY, null);
    writeStorage(CACHED_BOOKINGS_KEY, null);
  }
  if (!isUseful()) disconnect();
}

async function isSessionRefused() {
  try {
    // 403: the account's page has to be visited first, which opens the socket again.
    return [401, 403].includes((await fetch("/api/bookings?limit=1")).status);
  } catch {
    // No connection: the socket tries again.
    return false;
  }
}

/** Call it on pages that only staff can see: drivers get no messages. */
export function markStaff(hasBell: boolean) {
  writeStorage(STAFF_HINT_KEY, hasBell ? "true" : null);
  connectIfUseful();
}

/** Call it after a booking: the server reads the own bookings from the cookie when a socket opens. */
export function reconnectLiveBookings() {
  if (!live) return connectIfUseful();
  // Closing a connecting socket logs an error in the console.
  if (live.readyState === WebSocket.CONNECTING) {
    live.addEventListener("open", () => live?.reconnect(), { once: true });
  } else {
    live.reconnect();
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

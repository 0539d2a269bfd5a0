import { WebSocket } from "partysocket";
import { BOOKING_SENT_EVENT } from "~/booking/sending/send-booking";
import { SOCKET_PATH } from "~/web/pages/address-values";
import { responseError } from "~/web/browser/response-error";
import { writeStorage } from "~/web/browser/storage";
import { forgetStaff, isStaffBrowser, receivesNews, STAFF_HINT_KEY } from "./news";
import {
  addNotification,
  countChange,
  findLastShownId,
  saveLastRead,
  setOwnBookings,
  updateOwnBooking,
} from "./store";
import type { WireMessage } from "./wire.server";

/** The socket; null in a browser without a staff session and without bookings. */
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
  window.addEventListener(BOOKING_SENT_EVENT, reconnect, { signal });
  window.addEventListener("pagehide", pause, { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && reconnect(), { signal });
  return () => {
    isListening = false;
    listening.abort();
    disconnect();
  };
}

/**
 * Marks the browser as that of staff. It must be called on pages that only staff can see: drivers get no messages.
 */
export function markStaff(hasBell: boolean) {
  writeStorage(STAFF_HINT_KEY, hasBell ? "true" : null);
  connectIfUseful();
}

function connectIfUseful() {
  if (isListening && !live && receivesNews()) live = connect();
}

function disconnect() {
  live?.close();
  live = null;
}

/** Closes the socket, because an open one would exclude the page from the back-forward cache. */
function pause() {
  if (live?.readyState === WebSocket.OPEN) live.close();
}

/** Reconnects also after a booking: the server reads the own bookings from the cookie when a socket opens. */
function reconnect() {
  if (!live) return connectIfUseful();
  // Closing a connecting socket logs an error in the console.
  if (live.readyState === WebSocket.CONNECTING) {
    live.addEventListener("open", () => live?.reconnect(), { once: true });
  } else {
    live.reconnect();
  }
}

/** Opens a socket, which reconnects with backoff and jitter and requests missed bookings. */
function connect() {
  const socket = new WebSocket(socketUrl, [], {
    minReconnectionDelay: 500 + Math.random() * 1_500,
    maxReconnectionDelay: 30_000,
    reconnectionDelayGrowFactor: 1.7,
  });
  socket.addEventListener("message", ({ data }) => {
    try {
      handleMessage(JSON.parse(String(data)) as WireMessage);
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

/** Handles a message. Types that only a newer server has are ignored. */
function handleMessage(message: WireMessage) {
  switch (message.type) {
    case "new_booking":
      return addNotification(message.booking);
    case "booking_changed":
      return countChange();
    case "own_bookings":
      return setOwnBookings(message.bookings);
    case "own_booking_changed":
      return updateOwnBooking(message.booking);
  }
}

/**
 * Stops after a handshake that was refused, not broken: a browser doesn't say which. The server has deleted the
 * hint of own bookings then; whether a session may still read has to be asked.
 */
async function stopIfRefused() {
  if (isStaffBrowser()) await fetchNewestId();
  if (!receivesNews()) disconnect();
}

async function socketUrl() {
  const url = new URL(SOCKET_PATH, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  if (isStaffBrowser()) {
    const since = findLastShownId() ?? (await startFromNow());
    if (since !== null) url.searchParams.set("since", String(since));
  }
  return url.href;
}

/** Starts with the newest booking: on a new device of staff only later ones are new. */
async function startFromNow(): Promise<number | null> {
  const newest = await fetchNewestId();
  if (newest !== null) saveLastRead(newest);
  return newest;
}

/**
 * Fetches the id of the newest booking, 0 if there is none; null without a response. A session that may not read
 * is forgotten.
 */
async function fetchNewestId(): Promise<number | null> {
  const response = await fetch("/api/bookings?limit=1").catch(() => null);
  if (!response) return null;
  if (!response.ok) {
    // With 403 the account's page has to be visited first, which opens the socket again.
    if (response.status === 401 || response.status === 403) forgetStaff();
    console.warn((await responseError(response)).message);
    return null;
  }
  const [newest]: { id: number }[] = await response.json();
  return newest?.id ?? 0;
}

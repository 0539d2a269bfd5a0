import { SOCKET_LIMITS } from "./socket-limits";
import { STATUS_CODES, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import type { Booking } from "~/booking/booking";
import { findLinkedIds } from "~/booking/links/links.queries.server";
import { forgetOwnHint, readBookingTokens } from "~/booking/manage/bookings-cookie.server";
import { logFault, type Listen, type Sql } from "~/web/db.server";
import { log, REQUEST_ID_HEADER } from "~/web/log.server";
import { mustVisitAccount, seesAllBookings } from "~/web/pages/may-open";
import { SOCKET_PATH } from "~/web/pages/address-values";
import { singleFlight } from "~/web/single-flight.server";
import { recorderFor } from "~/staff/security/record.server";
import type { SecurityLog } from "~/staff/security/security-log.server";
import { findSessionUser } from "~/staff/session.queries.server";
import { sessionIdOf } from "~/staff/session.server";
import type { TrustedProxies } from "~/web/http/trusted-proxies";
import {
  clientAddress,
  forwardedProtocol,
  limitKey,
  UNKNOWN_ADDRESS,
} from "~/web/http/limits/client.server";
import { pageRequest } from "~/web/http/page-request";
import type { CookieRequest } from "~/web/http/security/host-cookie.server";
import { isForeign } from "~/web/http/security/origin.server";
import { createHub } from "./sockets.server";
import { followBookings } from "./tail.server";

/** The channel on which triggers say that a role has changed or that sessions have ended. */
const ENDED_CHANNEL = "session_ended";

/** The closing codes of RFC 6455. */
const GOING_AWAY = 1001;
const POLICY_VIOLATION = 1008;
const INTERNAL_ERROR = 1011;

type SocketOptions = {
  publicUrl: string | null;
  proxies: TrustedProxies;
  security: SecurityLog;
};

/** Follows the booking events and serves the sockets at `/ws`. Tests change the limits. */
export async function openNotifications(
  { sql, listen }: { sql: Sql; listen: Listen },
  site: SocketOptions,
  changed: Partial<typeof SOCKET_LIMITS> = {},
) {
  const limits = { ...SOCKET_LIMITS, ...changed };
  const hub = createHub(sql);
  const tail = await followBookings({ sql, listen }, hub.broadcast);
  const closing = singleFlight(hub.closeSignedOut, (error) =>
    logFault(error, "the sockets of ended sessions could not be closed"),
  );
  const ended = await listen(ENDED_CHANNEL, closing.trigger);
  /** The networks of the connections, from their handshake on. */
  const networks = new Map<Duplex, string>();
  // Compression takes ten times the memory per socket.
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 1024,
    perMessageDeflate: false,
  });
  const pings = setInterval(() => pingAll(sockets), limits.pingEveryMs);

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    socket.on("error", (error) =>
      log.debug({ err: error }, "a socket failed during its handshake"),
    );
    if (addressOf(request).pathname !== SOCKET_PATH) return refuseSocket(socket, 404);
    const client = clientOf(request, site);
    const { headers, network, record, requestId } = client;
    const refuseClient = (status: 401 | 403 | 429, more: string[] = []) => {
      record({ event: "refused", outcome: `${status}`, account: null, detail: SOCKET_PATH });
      refuseSocket(socket, status, [`${REQUEST_ID_HEADER}: ${requestId}`, ...more]);
    };
    if (isForeign(headers, site.publicUrl)) return refuseClient(403);
    const neighbours = [...networks.values()].filter((other) => other === network);
    if (neighbours.length >= limits.perNetwork) return refuseClient(429, ["Retry-After: 60"]);
    networks.set(socket, network);
    socket.on("close", () => networks.delete(socket));
    const listener = await findListener(sql, client);
    if (!listener) return refuseClient(401, forgottenHint(headers));
    const places = limits.maxSockets - (listener.kind === "staff" ? 0 : limits.staffPlaces);
    if (sockets.clients.size >= places) return refuseSocket(socket, 503);
    sockets.handleUpgrade(request, socket, head, (opened) => {
      keepAlive(opened);
      ignoreMessages(opened, limits);
      addTo(hub, opened, { listener, client }).catch((error) => {
        logFault(error, "a socket could not be sent its bookings");
        opened.close(INTERNAL_ERROR);
      });
    });
  }

  return {
    owns: (request: IncomingMessage) => addressOf(request).pathname === SOCKET_PATH,
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
      upgrade(request, socket, head).catch((error) => {
        logFault(error, "a socket could not be opened");
        refuseSocket(socket, 503);
      });
    },
    async close() {
      clearInterval(pings);
      for (const client of sockets.clients) client.close(GOING_AWAY);
      ended.close();
      await tail.close();
      await closing.idle();
      for (const client of sockets.clients) client.terminate();
    },
  };
}

const alive = new WeakSet<WebSocket>();

function keepAlive(socket: WebSocket) {
  alive.add(socket);
  socket.on("pong", () => alive.add(socket));
  socket.on("error", (error) => log.debug({ err: error }, "a socket failed"));
}

function pingAll(sockets: WebSocketServer) {
  for (const socket of sockets.clients) {
    if (!alive.delete(socket)) socket.terminate();
    else socket.ping();
  }
}

function ignoreMessages(socket: WebSocket, { now, messageEveryMs }: typeof SOCKET_LIMITS) {
  let last = Number.NEGATIVE_INFINITY;
  socket.on("message", () => {
    const at = now();
    if (at - last < messageEveryMs) socket.close(POLICY_VIOLATION);
    last = at;
  });
}

function forgottenHint(headers: CookieRequest["headers"]) {
  return forgetOwnHint(headers).map((line) => `Set-Cookie: ${line}`);
}

/** Returns the client that asks for a socket, read as for the requests of pages: on https other cookies count. */
function clientOf(request: IncomingMessage, { publicUrl, proxies, security }: SocketOptions) {
  const protocol = publicUrl ? new URL(publicUrl).protocol : forwardedProtocol(request, proxies);
  const { url, headers } = pageRequest(request, `${protocol ?? "http:"}//this`);
  const peer = request.socket.remoteAddress ?? UNKNOWN_ADDRESS;
  const address = clientAddress(peer, headers.get("X-Forwarded-For"), proxies);
  return {
    url,
    headers,
    network: limitKey(address),
    since: sinceOf(request),
    ...recorderFor(security, address),
  };
}

/** A client that may open a socket. */
type Listener =
  | { kind: "staff"; sessionId: string; account: string }
  | { kind: "visitor"; bookings: number[] };

/** Finds the listener of a client; null for one that no message could ever be sent to. */
async function findListener(sql: Sql, request: CookieRequest): Promise<Listener | null> {
  const sessionId = sessionIdOf(request);
  const user = sessionId === null ? null : await findSessionUser(sql, sessionId);
  if (sessionId && user && seesAllBookings(user.role) && !mustVisitAccount(user)) {
    return { kind: "staff", sessionId, account: user.username };
  }
  const tokens = readBookingTokens(request);
  const bookings = tokens.length > 0 ? await findLinkedIds(sql, tokens) : [];
  return bookings.length > 0 ? { kind: "visitor", bookings } : null;
}

type AllowedClient = { listener: Listener; client: ReturnType<typeof clientOf> };

/** Adds a socket, which is first sent what it has missed. */
async function addTo(
  hub: ReturnType<typeof createHub>,
  socket: WebSocket,
  { listener, client }: AllowedClient,
) {
  if (listener.kind === "visitor") return hub.addVisitor(socket, listener.bookings);
  const missed = await hub.addStaff(socket, listener, client.since);
  if (!missed.some(isOld)) return;
  const { account } = listener;
  client.record({ event: "export", outcome: "ok", account, detail: SOCKET_PATH });
}

/**
 * The hours of missed bookings that are sent. A page that reconnects has missed little, and reading further back
 * is recorded like a download.
 */
const MISSED_HOURS = 24;

function isOld({ createdAt }: Booking) {
  return Date.parse(createdAt) < Date.now() - MISSED_HOURS * 3_600_000;
}

function refuseSocket(
  socket: Duplex,
  status: 401 | 403 | 404 | 429 | 503,
  headers: readonly string[] = [],
) {
  const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
  const lines = [start, "Connection: close", "Content-Length: 0", ...headers];
  // A client that does not close its half would hold its place too.
  socket.once("finish", () => socket.destroy());
  socket.end(`${lines.join("\r\n")}\r\n\r\n`);
}

/** Returns the id in `?since=`; null if it is missing or not an id. */
function sinceOf(request: IncomingMessage) {
  const since = addressOf(request).searchParams.get("since") ?? "";
  return /^\d{1,15}$/.test(since) ? Number(since) : null;
}

function addressOf(request: IncomingMessage) {
  return new URL(`http://this${request.url}`);
}

import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import { readBookingTokens } from "~/booking/manage/bookings-cookie.server";
import type { Sql } from "~/db.server";
import { log } from "~/log.server";
import { SOCKET_PATH } from "~/pages/socket-path";
import { sessionIdOf } from "~/staff/session.server";
import { findSessionUser } from "~/staff/staff.queries.server";
import { isForeign } from "~/web/http/origin.server";
import { createHub } from "./hub.server";
import { followBookings } from "./tail.server";

const PING_EVERY_MS = 30_000;
const MAX_SOCKETS = 10_000;
const GOING_AWAY = 1001;

/** Follows the booking events and serves the sockets at `/ws`. */
export async function openNotifications(
  sql: Sql,
  publicUrl: string | null,
  { pingEveryMs = PING_EVERY_MS, maxSockets = MAX_SOCKETS } = {},
) {
  const hub = createHub(sql);
  const tail = await followBookings(sql, hub.broadcast);
  // Compression takes ten times the memory per socket.
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 1024,
    perMessageDeflate: false,
  });
  const pings = setInterval(() => pingAll(sockets), pingEveryMs);

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    socket.on("error", (error) =>
      log.debug({ err: error }, "a socket failed during its handshake"),
    );
    const headers = headersOf(request);
    const isFull = sockets.clients.size >= maxSockets;
    const refusal = refusalOf(request, headers, { isFull, publicUrl });
    if (refusal) return refuse(socket, refusal);
    const sessionId = sessionIdOf(headers);
    const isStaff = sessionId !== null && (await findSessionUser(sql, sessionId)) !== null;
    sockets.handleUpgrade(request, socket, head, (opened) => {
      keepAlive(opened);
      const own = readBookingTokens(headers);
      const added = isStaff
        ? hub.addStaff(opened, sessionId, sinceOf(request))
        : own.length > 0 && hub.addVisitor(opened, own);
      Promise.resolve(added).catch((error) => {
        log.warn({ err: error }, "a socket could not be sent its bookings");
        opened.close(1011);
      });
    });
  }

  return {
    owns: (request: IncomingMessage) => addressOf(request).pathname === SOCKET_PATH,
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
      upgrade(request, socket, head).catch((error) => {
        log.warn({ err: error }, "a socket could not be opened");
        refuse(socket, "503 Service Unavailable");
      });
    },
    async close() {
      clearInterval(pings);
      for (const client of sockets.clients) client.close(GOING_AWAY);
      await tail.close();
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

function headersOf({ headers }: IncomingMessage) {
  const single = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new Headers(single);
}

function refusalOf(
  request: IncomingMessage,
  headers: Headers,
  { isFull, publicUrl }: { isFull: boolean; publicUrl: string | null },
) {
  if (addressOf(request).pathname !== SOCKET_PATH) return "404 Not Found";
  if (isForeign(headers, publicUrl)) return "403 Forbidden";
  return isFull ? "503 Service Unavailable" : null;
}

function refuse(socket: Duplex, status: string) {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Null if `?since=` is missing or not an id. */
function sinceOf(request: IncomingMessage) {
  const since = addressOf(request).searchParams.get("since") ?? "";
  return /^\d{1,15}$/.test(since) ? Number(since) : null;
}

function addressOf(request: IncomingMessage) {
  return new URL(`http://this${request.url}`);
}

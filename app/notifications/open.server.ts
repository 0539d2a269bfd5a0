import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import type { Booking } from "~/booking/booking";
import { forgetOwnHint } from "~/booking/manage/bookings-cookie.server";
import { logFault, type Listen, type Sql } from "~/db.server";
import { log, REQUEST_ID_HEADER } from "~/log.server";
import { SOCKET_PATH } from "~/pages/socket-path";
import { rerunning } from "~/rerunning.server";
import type { SecurityOutcome } from "~/staff/security/security-event";
import { recorderFor } from "~/staff/security/record.server";
import type { SecurityLog } from "~/staff/security/security-log.server";
import type { TrustedProxies } from "~/trusted-proxies";
import { clientAddress, forwardedProtocol, UNKNOWN_ADDRESS } from "~/web/http/limits/client.server";
import { isForeign } from "~/web/http/security/origin.server";
import { createHub } from "./hub.server";
import { keepQuiet } from "./keep-quiet.server";
import { findListener, type Listener } from "./listener.server";
import { countNetworks } from "./network-count.server";
import { followBookings } from "./tail.server";
import { PING_EVERY_MS, SOCKET_LIMITS } from "./socket-limits";
/** The `NOTIFY` channel of the triggers of migrations 0094 and 0175. */
const ENDED_CHANNEL = "session_ended";
const GOING_AWAY = 1001;

/** For tests. */
type SocketLimits = Partial<typeof SOCKET_LIMITS> & { pingEveryMs?: number; now?: () => number };

type SocketOptions = {
  publicUrl: string | null;
  proxies: TrustedProxies;
  security: SecurityLog;
};

/** Follows the booking events and serves the sockets at `/ws`. */
export async function openNotifications(
  { sql, listen }: { sql: Sql; listen: Listen },
  site: SocketOptions,
  { pingEveryMs = PING_EVERY_MS, now = () => performance.now(), ...changed }: SocketLimits = {},
) {
  const { maxSockets, staffPlaces, perNetwork } = { ...SOCKET_LIMITS, ...changed };
  const hub = createHub(sql);
  const tail = await followBookings({ sql, listen }, hub.broadcast);
  const closing = rerunning(hub.closeSignedOut, (error) =>
    logFault(error, "the sockets of ended sessions could not be closed"),
  );
  const ended = await listen(ENDED_CHANNEL, closing.wake);
  const networks = countNetworks(perNetwork);
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
    if (addressOf(request).pathname !== SOCKET_PATH) return refuse(socket, "404 Not Found");
    const client = clientOf(request, site);
    const { headers, address, record, requestId } = client;
    const refuseClient = (outcome: Refusal, more: string[] = []) => {
      record({ event: "refused", outcome, account: null, detail: SOCKET_PATH });
      refuse(socket, REFUSALS[outcome], [`${REQUEST_ID_HEADER}: ${requestId}`, ...more]);
    };
    if (isForeign(headers, site.publicUrl)) return refuseClient("403");
    const leave = networks.enter(address);
    if (!leave) return refuseClient("429", ["Retry-After: 60"]);
    socket.on("close", leave);
    const listener = await findListener(sql, client);
    if (!listener) return refuseClient("401", forgottenHint(headers));
    const places = listener.kind === "staff" ? maxSockets : maxSockets - staffPlaces;
    if (sockets.clients.size >= places) return refuse(socket, "503 Service Unavailable");
    sockets.handleUpgrade(request, socket, head, (opened) => {
      keepAlive(opened);
      keepQuiet(opened, now);
      addTo(hub, opened, { listener, client }).catch((error) => {
        logFault(error, "a socket could not be sent its bookings");
        opened.close(1011);
      });
    });
  }

  return {
    owns: (request: IncomingMessage) => addressOf(request).pathname === SOCKET_PATH,
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
      upgrade(request, socket, head).catch((error) => {
        logFault(error, "a socket could not be opened");
        refuse(socket, "503 Service Unavailable");
      });
    },
    async close() {
      clearInterval(pings);
      for (const client of sockets.clients) client.close(GOING_AWAY);
      ended.close();
      await tail.close();
      await closing.settle();
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

function forgottenHint(headers: Headers) {
  return forgetOwnHint(headers).map((line) => `Set-Cookie: ${line}`);
}

/** Who asks for a socket, read as for the requests of pages: on https other cookies count. */
function clientOf(request: IncomingMessage, { publicUrl, proxies, security }: SocketOptions) {
  const forwardedFor = request.headers["x-forwarded-for"];
  const address = clientAddress(
    request.socket.remoteAddress ?? UNKNOWN_ADDRESS,
    forwardedFor === undefined ? null : String(forwardedFor),
    proxies,
  );
  const headers = headersOf(request);
  const protocol = publicUrl ? new URL(publicUrl).protocol : forwardedProtocol(request, proxies);
  const url = `${protocol ?? "http:"}//this${request.url}`;
  const since = sinceOf(request);
  return { url, headers, address, since, ...recorderFor(security, address) };
}

type Opened = { listener: Listener; client: ReturnType<typeof clientOf> };

/** Sends a socket first what it has missed. */
async function addTo(
  hub: ReturnType<typeof createHub>,
  socket: WebSocket,
  { listener, client }: Opened,
) {
  if (listener.kind === "visitor") return hub.addVisitor(socket, listener.bookings);
  const missed = await hub.addStaff(socket, listener, client.since);
  if (!missed.some(isOld)) return;
  const { account } = listener;
  client.record({ event: "export", outcome: "ok", account, detail: SOCKET_PATH });
}

/** A page that reconnects has missed little. Reading further back is recorded like a download. */
const MISSED_HOURS = 24;

function isOld({ createdAt }: Booking) {
  return Date.parse(createdAt) < Date.now() - MISSED_HOURS * 3_600_000;
}

/** Recorded in the security log. */
const REFUSALS = {
  "401": "401 Unauthorized",
  "403": "403 Forbidden",
  "429": "429 Too Many Requests",
} satisfies Record<Refusal, string>;

type Refusal = Extract<SecurityOutcome, "401" | "403" | "429">;

function refuse(socket: Duplex, status: string, headers: readonly string[] = []) {
  const lines = [`HTTP/1.1 ${status}`, "Connection: close", "Content-Length: 0", ...headers];
  // A client that keeps its half open would keep its place too.
  socket.once("finish", () => socket.destroy());
  socket.end(`${lines.join("\r\n")}\r\n\r\n`);
}

/** Null if `?since=` is missing or not an id. */
function sinceOf(request: IncomingMessage) {
  const since = addressOf(request).searchParams.get("since") ?? "";
  return /^\d{1,15}$/.test(since) ? Number(since) : null;
}

function addressOf(request: IncomingMessage) {
  return new URL(`http://this${request.url}`);
}

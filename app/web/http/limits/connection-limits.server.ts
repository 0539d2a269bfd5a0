import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { log } from "~/log.server";

/** Pending requests of one connection. Browsers and proxies send one at a time. */
const MAX_PIPELINED = 10;

/** Longer than the idle timeout of proxies, or one could reuse a connection that is being closed. */
const KEEP_ALIVE_MS = 65_000;

/** The sockets of all notifications, and as many requests again. */
const MAX_CONNECTIONS = 20_000;

const HEADERS_MS = 10_000;

/** A server with timeouts for slow, idle and silent clients. */
export function createLimitedServer(listener: RequestListener, headersMs = HEADERS_MS): Server {
  // By default Node looks for slow clients every 30 s only.
  const server = createServer({ connectionsCheckingInterval: headersMs / 5 }, listener);
  server.maxConnections = MAX_CONNECTIONS;
  server.headersTimeout = headersMs;
  // Its own timeout for bodies has no exceptions: see `body-time.server.ts`.
  server.requestTimeout = 0;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // Without a byte in either direction, as when a client does not read the response.
  server.timeout = 60_000;
  // A client that half-closes after its request still gets the response. Missing in Node's types.
  return Object.assign(server, { httpAllowHalfOpen: true });
}

const pending = new WeakMap<Socket, number>();

/**
 * Destroys a connection whose client pipelines requests without reading the responses: Node would
 * buffer every response in memory.
 */
export function refusePipelining(request: IncomingMessage, response: ServerResponse): boolean {
  const { socket } = request;
  if (socket.destroyed) return true;
  const count = (pending.get(socket) ?? 0) + 1;
  if (count > MAX_PIPELINED) {
    log.warn("connection destroyed: too many pipelined requests");
    socket.destroy();
    return true;
  }
  pending.set(socket, count);
  response.once("close", () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
  return false;
}

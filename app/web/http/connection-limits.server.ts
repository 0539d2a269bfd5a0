import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { log } from "~/log.server";

/** Requests of one connection that wait for their answer. Browsers and proxies send one at a time. */
const MOST_PIPELINED = 10;

/** Longer than proxies keep an idle connection: the one that reuses it must not be the one to lose. */
const KEEP_ALIVE_MS = 65_000;

/** Sets how long slow, idle and silent clients may hold a connection. */
export function limitConnections(server: Server) {
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // Without any byte in either direction, as when a client reads nothing.
  server.timeout = 60_000;
  // A client that ends its side after the request still reads the answer. Not in Node's types.
  Object.assign(server, { httpAllowHalfOpen: true });
}

const pending = new WeakMap<Socket, number>();

/**
 * Cuts a connection whose client sends request after request and reads no answer. Node parses what
 * has arrived at once, and each answer would wait in memory.
 */
export function refusePipelining(request: IncomingMessage, response: ServerResponse): boolean {
  const { socket } = request;
  if (socket.destroyed) return true;
  const count = (pending.get(socket) ?? 0) + 1;
  if (count > MOST_PIPELINED) {
    log.warn("a connection was cut: too many requests without reading the answers");
    socket.destroy();
    return true;
  }
  pending.set(socket, count);
  response.once("close", () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
  return false;
}

import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { log } from "~/web/log.server";
import { cut } from "./body-time.server";

/** How many pending requests one connection may have. Browsers and proxies send one at a time. */
const MAX_PIPELINED = 10;

/** Has to exceed the idle timeout of proxies, or one could reuse a connection that is being closed. */
const KEEP_ALIVE_MS = 65_000;

/** Room for the sockets of all notifications, and as many requests again. */
const MAX_CONNECTIONS = 20_000;

const HEADERS_MS = 10_000;

/**
 * A body may come in so many pieces whatever their size. Beyond that they must have so many bytes on
 * average.
 */
const [FREE_PIECES, PIECE_BYTES] = [1_000, 32];

const SMALL_PIECES = {
  status: "400 Bad Request",
  reason: "the body of a request came in too small pieces",
};

/**
 * A request that counts the pieces of its body: each takes some microseconds, and a client may send 64 KB
 * byte by byte.
 */
class CountedRequest extends IncomingMessage {
  #pieces = 0;
  #bytes = 0;
  #isCut = false;
  onSmallPieces = () => {};

  override push(piece: Buffer | null, encoding?: BufferEncoding): boolean {
    if (this.#isCut) return false;
    if (piece === null) return super.push(null);
    this.#pieces += 1;
    this.#bytes += piece.byteLength;
    this.#isCut = this.#pieces > Math.max(FREE_PIECES, this.#bytes / PIECE_BYTES);
    if (this.#isCut) this.onSmallPieces();
    return super.push(piece, encoding);
  }
}

/** Creates a server with timeouts for slow, idle and silent clients, and those that send byte by byte. */
export function createLimitedServer(listener: RequestListener, headersMs = HEADERS_MS): Server {
  // By default Node looks for slow clients every 30 s only.
  const options = { IncomingMessage: CountedRequest, connectionsCheckingInterval: headersMs / 5 };
  const server = createServer(options, (request, response) => {
    request.onSmallPieces = () => cut(request, response, SMALL_PIECES);
    listener(request, response);
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.headersTimeout = headersMs;
  // Node's timeout for bodies has no exceptions: `body-time.server.ts` replaces it.
  server.requestTimeout = 0;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // Ends a connection without a byte in either direction, as when a client does not read the response.
  server.timeout = 60_000;
  // A client that half-closes after its request still gets the response. Node's types lack the property.
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

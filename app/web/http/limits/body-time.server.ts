import type { IncomingMessage, ServerResponse } from "node:http";
import { createContext } from "react-router";
import { log } from "~/web/log.server";

const LIMITS = {
  /** How long the body of a request may take. */
  bodyMs: 30_000,
  /** Uploads must instead receive `periodBytes` in each period, which is 5 KB a second. */
  periodMs: 20_000,
  periodBytes: 100 * 1024,
};

/** How long a socket without traffic stays open while the photos of an upload are processed. */
const PROCESSING_MS = 300_000;

export type BodyTime = {
  /** Lets a large body take as long as bytes arrive. */
  allowSlow(): void;
};

/** The time limit for the body of the current request. Without the site's own server there is none. */
export const bodyTimeContext = createContext<BodyTime>({ allowSlow() {} });

/**
 * Ends a request whose body takes too long, with the status 408. It replaces the server's
 * `requestTimeout`, which has no exceptions. What a response leaves unread of a body is discarded, so
 * that the connection goes on with its next request.
 */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  { bodyMs, periodMs, periodBytes } = LIMITS,
): BodyTime {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearInterval(timer);
  if (!hasBody(request)) return { allowSlow() {} };
  for (const event of ["end", "close"]) request.once(event, stop);
  const startTimer = () => setTimeout(() => cut(request, response, TIMEOUT), bodyMs);
  timer = startTimer();
  response.once("finish", () => {
    if (request.complete) return;
    stop();
    timer = startTimer();
    // A listener would keep the rest in memory.
    request.removeAllListeners("data").resume();
  });
  return {
    allowSlow() {
      stop();
      if (request.complete) return;
      request.socket.setTimeout(PROCESSING_MS);
      let before = request.socket.bytesRead;
      timer = setInterval(() => {
        const { bytesRead } = request.socket;
        // While the request is paused, the site itself is slow, not the client.
        const isSlow = bytesRead - before < periodBytes;
        if (isSlow && !request.isPaused()) cut(request, response, TIMEOUT);
        before = bytesRead;
      }, periodMs);
    },
  };
}

function hasBody({ headers }: IncomingMessage) {
  return Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"] !== undefined;
}

/** The response that Node sends when a request exceeds its own timeout. */
const TIMEOUT = { status: "408 Request Timeout", reason: "the body of a request took too long" };

/** Ends a request in the middle of its body. */
export function cut(
  { complete, socket }: IncomingMessage,
  { headersSent }: ServerResponse,
  { status, reason }: typeof TIMEOUT,
) {
  if (complete || socket.destroyed) return;
  log.info(`connection closed: ${reason}`);
  if (!headersSent) socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
  socket.destroySoon();
}

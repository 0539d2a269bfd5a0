import type { WebSocket } from "ws";

const MIN_INTERVAL_MS = 1_000;
/** Closing code for a client that breaks a rule (RFC 6455). */
const POLICY_VIOLATION = 1008;

/** Ignores what a client sends, and closes the socket if it sends more than a message a second. */
export function keepQuiet(socket: WebSocket, now: () => number) {
  let last = Number.NEGATIVE_INFINITY;
  socket.on("message", () => {
    const at = now();
    if (at - last < MIN_INTERVAL_MS) socket.close(POLICY_VIOLATION);
    last = at;
  });
}

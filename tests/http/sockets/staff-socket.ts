import { once } from "node:events";
import { WebSocket } from "ws";
import type { Site } from "../../browser/site";

type NotifiedBooking = Record<string, unknown> & { id: number };

/** A message: one booking, or the bookings of the browser. */
export type Notice = { type: string; booking?: NotifiedBooking; bookings?: NotifiedBooking[] };

export type TestSocket = {
  /** Messages received so far. */
  notices: Notice[];
  /** Ids of bookings received individually. */
  ids(): number[];
  send(text: string): void;
  /** Resolves with the close code of the other side. */
  closed: Promise<number>;
  /** Closes it and waits for the end. */
  close(): Promise<void>;
};

/** Opens `/ws` and collects messages. Throws if the handshake is rejected. */
export async function openSocket(
  site: Site,
  headers: Record<string, string> = {},
  query = "",
): Promise<TestSocket> {
  const socket = new WebSocket(`${site.url.replace("http", "ws")}/ws${query}`, { headers });
  const notices: Notice[] = [];
  socket.on("message", (data) => notices.push(JSON.parse(String(data)) as Notice));
  const closed = new Promise<number>((resolve) => socket.on("close", resolve));
  await once(socket, "open");
  socket.on("error", () => {});
  return {
    notices,
    ids: () => notices.flatMap(({ booking }) => (booking ? [booking.id] : [])),
    send: (text) => socket.send(text),
    closed,
    async close() {
      socket.close();
      await closed;
    },
  };
}

/** Resolves with the HTTP status of a handshake, which is 101 if it opens a socket. */
export function handshake(site: Site, path: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${site.url.replace("http", "ws")}${path}`, { headers });
  return new Promise<number | undefined>((resolve, reject) => {
    socket.on("open", () => {
      socket.terminate();
      resolve(101);
    });
    socket.on("unexpected-response", (request, response) => {
      request.destroy();
      resolve(response.statusCode);
    });
    socket.on("error", reject);
  });
}

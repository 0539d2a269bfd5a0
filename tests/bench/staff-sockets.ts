import { once } from "node:events";
import { WebSocket } from "ws";
import { addressOf } from "./calls";
import { addCleanup } from "./cleanup";

const AT_ONCE = 50;
/** The number of sockets that one network may have. */
const PER_ADDRESS = 20;

let opened = 0;

type StaffSockets = {
  /** Resolves once each socket has got a message, with the moment of the last one. */
  nextMessage(): Promise<number>;
  close(): Promise<void>;
};

/** Opens sockets with a session's cookie. */
export async function openStaffSockets(
  url: string,
  Cookie: string,
  count: number,
): Promise<StaffSockets> {
  const sockets: WebSocket[] = [];
  addCleanup(async () => sockets.forEach((socket) => socket.terminate()));
  while (sockets.length < count) {
    const amount = Math.min(AT_ONCE, count - sockets.length);
    const batch = Array.from({ length: amount }, () => openSocket(url, Cookie));
    sockets.push(...(await Promise.all(batch)));
  }
  return {
    nextMessage: async () => Math.max(...(await Promise.all(sockets.map(messageAt)))),
    async close() {
      const closed = sockets.map((socket) => once(socket, "close"));
      for (const socket of sockets) socket.terminate();
      await Promise.all(closed);
    },
  };
}

async function openSocket(url: string, Cookie: string): Promise<WebSocket> {
  const address = addressOf(12, Math.floor(opened++ / PER_ADDRESS));
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws`, {
    headers: { Cookie, "X-Forwarded-For": address },
    perMessageDeflate: false,
  });
  await once(socket, "open");
  return socket;
}

/** Resolves with the moment at which a message has arrived. */
function messageAt(socket: WebSocket): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error("a socket was closed"));
    socket.once("close", fail);
    socket.once("message", () => {
      socket.off("close", fail);
      resolve(performance.now());
    });
  });
}

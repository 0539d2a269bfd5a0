import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { addCleanup } from "../cleanup";

const AT_ONCE = 50;
/** A network may have 20. */
const PER_ADDRESS = 20;
/** The first byte of a text message; pings, which need no reply within a run, have another. */
const TEXT = 0x81;

let opened = 0;

export type StaffSockets = {
  /** Resolves once each socket has got a message, with the moment of the last. */
  nextMessage(): Promise<number>;
  close(): Promise<void>;
};

/** Opens sockets with a session's cookie, by hand: a client's own work would be measured too. */
export async function openStaffSockets(
  url: string,
  Cookie: string,
  count: number,
): Promise<StaffSockets> {
  const sockets: Socket[] = [];
  addCleanup(async () => sockets.forEach((socket) => socket.destroy()));
  while (sockets.length < count) {
    const amount = Math.min(AT_ONCE, count - sockets.length);
    const batch = Array.from({ length: amount }, () => openSocket(new URL(url), Cookie));
    sockets.push(...(await Promise.all(batch)));
  }
  return {
    nextMessage: async () => Math.max(...(await Promise.all(sockets.map(messageAt)))),
    async close() {
      const closed = sockets.map((socket) => once(socket, "close"));
      for (const socket of sockets) socket.destroy();
      await Promise.all(closed);
    },
  };
}

async function openSocket({ hostname, port, host }: URL, Cookie: string): Promise<Socket> {
  const socket = connect(Number(port), hostname);
  const lines = [
    "GET /ws HTTP/1.1",
    `Host: ${host}`,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
    `X-Forwarded-For: ${addressOf(Math.floor(opened++ / PER_ADDRESS))}`,
    `Cookie: ${Cookie}`,
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const [head] = (await once(socket, "data")) as [Buffer];
  const [status] = head.toString("latin1").split("\r\n");
  if (!status?.includes(" 101 ")) throw new Error(`no socket: ${status}`);
  return socket;
}

/** When a message begins to arrive. */
function messageAt(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      if (chunk[0] !== TEXT) return;
      socket.off("data", read);
      socket.off("close", fail);
      resolve(performance.now());
    };
    const fail = () => reject(new Error("a socket was closed"));
    socket.on("data", read);
    socket.once("close", fail);
  });
}

/** One of 65,536 addresses. */
function addressOf(network: number) {
  return `10.200.${(network >> 8) & 255}.${network & 255}`;
}

// Sends the visits of `npm run bench:visits`, in a separate process.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { visitCall } from "./calls";

const RATE = 1_000;
const CONNECTIONS = 64;
const ANSWERED_WITHIN_MS = 5_000;

/** The end of a response: one with 204 has no body. */
const END = "\r\n\r\n";

process.on("message", async ({ url, seconds }: { url: string; seconds: number }) => {
  process.send!(await sendVisits(new URL(url), seconds));
});
process.on("disconnect", () => process.exit());

type Connection = { socket: Socket; accepted: number };

/**
 * Sends visits at a constant rate over persistent connections, like a proxy, and resolves with the
 * number accepted. Load generators send each second's requests at its start, which measures an
 * overloaded site.
 */
async function sendVisits({ hostname, port, host }: URL, seconds: number): Promise<number> {
  const all = RATE * seconds;
  const connections = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => openConnection(Number(port), hostname)),
  );
  const start = performance.now();
  let sent = 0;
  while (sent < all) {
    const due = Math.min(all, ((performance.now() - start) * RATE) / 1000);
    for (; sent < due; sent += 1) connections[sent % CONNECTIONS]!.socket.write(visit(host));
    await pause(1);
  }
  const deadline = performance.now() + ANSWERED_WITHIN_MS;
  const accepted = () => connections.reduce((sum, connection) => sum + connection.accepted, 0);
  while (accepted() < all && performance.now() < deadline) await pause(10);
  for (const { socket } of connections) socket.destroy();
  return accepted();
}

async function openConnection(port: number, host: string): Promise<Connection> {
  const connection: Connection = { socket: connect(port, host), accepted: 0 };
  let rest = "";
  connection.socket.setEncoding("latin1");
  connection.socket.on("data", (chunk: string) => {
    const heads = (rest + chunk).split(END);
    rest = heads.pop()!;
    connection.accepted += heads.filter((head) => head.startsWith("HTTP/1.1 204 ")).length;
  });
  await once(connection.socket, "connect");
  return connection;
}

function visit(host: string) {
  const { method, path, headers, body } = visitCall();
  const all = { Host: host, "Content-Length": body.length, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines].join("\r\n") + END + body;
}

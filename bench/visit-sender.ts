// The flood of visits for `npm run bench:visits`, in a process of its own.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { visitCall } from "./calls";

const RATE = 1_000;
const CONNECTIONS = 64;
const ANSWERED_WITHIN_MS = 5_000;

/** What ends the head of an answer: one with 204 has no body. */
const END = "\r\n\r\n";

process.on("message", async ({ url, seconds }: { url: string; seconds: number }) => {
  process.send!(await sendVisits(new URL(url), seconds));
});
process.on("disconnect", () => process.exit());

type Line = { socket: Socket; taken: number };

/**
 * Sends visits at an even pace over connections that stay open, as a proxy's do, and resolves with
 * how many were taken. Load generators send at the start of each second what is due in it: that
 * measures a site that is overrun.
 */
async function sendVisits({ hostname, port, host }: URL, seconds: number): Promise<number> {
  const all = RATE * seconds;
  const lines = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => openLine(Number(port), hostname)),
  );
  const start = performance.now();
  let sent = 0;
  while (sent < all) {
    const due = Math.min(all, ((performance.now() - start) * RATE) / 1000);
    for (; sent < due; sent += 1) lines[sent % CONNECTIONS]!.socket.write(visit(host));
    await pause(1);
  }
  const deadline = performance.now() + ANSWERED_WITHIN_MS;
  const taken = () => lines.reduce((sum, line) => sum + line.taken, 0);
  while (taken() < all && performance.now() < deadline) await pause(10);
  for (const { socket } of lines) socket.destroy();
  return taken();
}

async function openLine(port: number, host: string): Promise<Line> {
  const line: Line = { socket: connect(port, host), taken: 0 };
  let rest = "";
  line.socket.setEncoding("latin1");
  line.socket.on("data", (chunk: string) => {
    const heads = (rest + chunk).split(END);
    rest = heads.pop()!;
    line.taken += heads.filter((head) => head.startsWith("HTTP/1.1 204 ")).length;
  });
  await once(line.socket, "connect");
  return line;
}

function visit(host: string) {
  const { method, path, headers, body } = visitCall();
  const all = { Host: host, "Content-Length": body.length, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines].join("\r\n") + END + body;
}

import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { addCleanup } from "../bench/cleanup";
import { residentKilobytes } from "../bench/process-use";
import { makeDataFolder, openSite } from "../bench/sites";
import { startRequests } from "./requests";
import { atLeast, atMost, none, type Drill } from "./outcome";
import { countOutcomes, describeAttempt, slowest } from "./attempts";

const CLIENTS = 10;
const REQUESTS = 1_200;
const PATH = "/all-cars";
const WARM_UP_MS = 3_000;
const OBSERVE_MS = 20_000;
const SAMPLE_EVERY_MS = 50;
const OTHERS_EVERY_MS = 100;

const MOST_MEGABYTES = 150;
const OTHERS_WITHIN_MS = 2_000;
const CLOSED_WITHIN_MS = 2_000;

export const unread: Drill = {
  about: "10 clients send 1,200 requests each for a page and read no response",
  async run() {
    const site = await openSite(await makeDataFolder());
    const warmUp = startRequests(() => site.url, [PATH, "/healthz"], OTHERS_EVERY_MS);
    await pause(WARM_UP_MS);
    await warmUp.stop();
    const idle = residentKilobytes(site.process.pid!);
    const others = startRequests(
      () => site.url,
      ["/healthz", "/readyz", "/cars/1"],
      OTHERS_EVERY_MS,
    );
    const clients = await Promise.all(Array.from({ length: CLIENTS }, () => flood(site.url)));
    const peak = await peakOf(site.process.pid!);
    const responses = await others.stop();
    const closed = await Promise.all(clients.map(isClosed));
    const slow = responses.filter(({ outcome, ms }) => outcome !== 200 || ms > OTHERS_WITHIN_MS);
    const more = (peak - idle) / 1024;
    return {
      figures: {
        "memory when idle": `${Math.round(idle / 1024)} MB`,
        "memory at the peak": `${Math.round(peak / 1024)} MB`,
        "requests of others": countOutcomes(responses),
        "slowest response to others": `${slowest(responses).toFixed(0)} ms`,
      },
      checks: [
        atMost(MOST_MEGABYTES, "MB", "memory is at most 150 MB above idle", more),
        none(
          "others get 200 within 2 s",
          slow.map((one) => describeAttempt(one, responses[0]!.at)),
        ),
        atLeast(CLIENTS, "all 10 connections are closed", closed.filter(Boolean).length),
      ],
    };
  },
};

/** Sends the requests over one connection without reading the responses. */
async function flood(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  addCleanup(async () => socket.destroy());
  socket.pause();
  // A reset is expected; `isClosed` checks the connection.
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(`GET ${PATH} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`.repeat(REQUESTS));
  return socket;
}

/** The maximum memory of a process, in KiB. */
async function peakOf(pid: number): Promise<number> {
  let peak = 0;
  for (const end = performance.now() + OBSERVE_MS; performance.now() < end;) {
    peak = Math.max(peak, residentKilobytes(pid));
    await pause(SAMPLE_EVERY_MS);
  }
  return peak;
}

/** A client that does not read detects a closed connection when it writes. */
async function isClosed(socket: Socket): Promise<boolean> {
  const deadline = performance.now() + CLOSED_WITHIN_MS;
  while (!socket.destroyed && performance.now() < deadline) {
    socket.write("\r\n");
    await pause(100);
  }
  return socket.destroyed;
}

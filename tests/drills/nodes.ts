import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import { bookingCall } from "../bench/calls";
import { spreadOf } from "../bench/compare";
import { signIn } from "../bench/desk";
import { addCleanup } from "../bench/cleanup";
import { makeDataFolder, openSite } from "../bench/sites";
import { none, type Drill, type Outcome } from "./outcome";

const BOOKINGS = 100;
const MOST_BETWEEN_MS = 100;
const ARRIVE_WITHIN_MS = 5_000;

export const nodes: Drill = {
  about: "two nodes; a staff socket at one, bookings sent to the other",
  async run() {
    const dataDir = await makeDataFolder();
    const desk = await openSite(dataDir);
    const counter = await openSite(dataDir);
    const arrivals = await listen(desk.url);
    const sent = new Map<number, number>();
    for (let count = 0; count < BOOKINGS; count++) {
      const start = performance.now();
      sent.set(await book(counter.url), start);
      // At random, not in step with the nodes' own timers.
      await pause(Math.random() * MOST_BETWEEN_MS);
    }
    const deadline = Date.now() + ARRIVE_WITHIN_MS;
    while (arrivals.size < BOOKINGS && Date.now() < deadline) await pause(20);
    return judge(sent, arrivals);
  },
};

/** Opens a staff socket; resolves with the times of each booking's messages. */
async function listen(url: string) {
  const arrivals = new Map<number, number[]>();
  const Cookie = await signIn(url);
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws`, { headers: { Cookie } });
  addCleanup(async () => socket.terminate());
  socket.on("message", (data) => {
    const { booking } = JSON.parse(String(data)) as { booking: { id: number } };
    arrivals.set(booking.id, [...(arrivals.get(booking.id) ?? []), performance.now()]);
  });
  await once(socket, "open");
  return arrivals;
}

async function book(url: string) {
  const { path, ...call } = bookingCall();
  const response = await fetch(url + path, call);
  if (response.status !== 201) throw new Error(`${response.status} for a valid booking`);
  return ((await response.json()) as { id: number }).id;
}

function judge(sent: Map<number, number>, arrivals: Map<number, number[]>): Outcome {
  const delays = [...sent].flatMap(([id, start]) => {
    const [first] = arrivals.get(id) ?? [];
    return first === undefined ? [] : [first - start];
  });
  const { median, max } = spreadOf(delays);
  const missing = [...sent.keys()].filter((id) => !arrivals.has(id));
  const doubled = [...arrivals].filter(([, moments]) => moments.length > 1);
  return {
    figures: {
      bookings: sent.size,
      "from the request to its message": `median ${median.toFixed(0)} ms, worst ${max.toFixed(0)} ms`,
    },
    checks: [
      none("every booking arrives at the socket", missing),
      none(
        "no booking arrives twice",
        doubled.map(([id]) => id),
      ),
    ],
  };
}

import { fork } from "node:child_process";
import { once } from "node:events";
import { bookingCall, pageCall, renderedCall } from "../calls";
import { capture, type Answer, type Call } from "../capture";
import { stopAtEnd } from "../cleanup";
import { measureCost, spreadOf, takeTurns, type Server, type Spread } from "../compare";
import { signIn } from "../desk";
import { send } from "../load";
import { makeDataFolder, openSite } from "../sites";
import { figure, FIGURES, type Section } from "./section";

const BOOKINGS = 40;
const STARTS = 3;
const CACHED = pageCall("/", "br");

type Row = { what: string; call: Call; status?: number; atMost?: number };

export const pages: Section = {
  about: "CPU of pages and calls, and the cached page against a bare server",
  async run() {
    const dataDir = await makeDataFolder();
    const site = await openSite(dataDir);
    const server = { url: site.url, pid: site.process.pid! };
    await send(site.url, BOOKINGS, { calls: bookingCall, status: 201 });
    const rows = [...(await againstBare(server)), ...(await costs(server))];
    await site.stop();
    const start = await measureSecondStart(dataDir);
    rows.push(figure("second start, until `ready on`", start, "s", { atMost: 3 }, 2));
    return { tables: [{ head: FIGURES, rows }], notes: [] };
  },
};

async function againstBare(site: Server) {
  const bare = await startBare(await capture(site.url, CACHED));
  const expected = { calls: [CACHED], status: 200 };
  const { rate, cpu, first, second } = await takeTurns([site, expected], [bare, expected]);
  return [
    figure("`/` cached, brotli: share of bare's rate", rate, "", { atLeast: 0.9 }, 2),
    figure("`/` cached, brotli: multiple of bare's CPU", cpu, "", { atMost: 1.6 }, 2),
    figure("`/` cached, brotli", first, "ms CPU", null, 3),
    figure("bare `node:http`, the same bytes and headers", second, "ms CPU", null, 3),
  ];
}

/** Starts the bare server in a separate process, which is stopped at the end. */
async function startBare(answer: Answer): Promise<Server> {
  const child = fork(new URL("../bare-server.ts", import.meta.url), { serialization: "advanced" });
  stopAtEnd(child);
  child.send(answer);
  const [port] = (await once(child, "message")) as [number];
  return { url: `http://127.0.0.1:${port}`, pid: child.pid! };
}

async function costs(site: Server) {
  const rows: string[][] = [];
  for (const { what, call, status = 200, atMost } of await measuredCalls(site.url)) {
    const cost = await measureCost(site, { calls: [call], status });
    rows.push(figure(what, cost, "ms CPU", atMost === undefined ? null : { atMost }, 2));
  }
  return rows;
}

async function measuredCalls(url: string): Promise<Row[]> {
  const list = pageCall("/admin?tab=bookings");
  list.headers.Cookie = await signIn(url);
  return [
    { what: "`/` rendered", call: renderedCall("/") },
    { what: "`/` rendered, brotli", call: renderedCall("/", "br") },
    { what: "`/all-cars` rendered", call: renderedCall("/all-cars") },
    { what: "`/cars/1` rendered", call: renderedCall("/cars/1") },
    { what: "`/faq` rendered", call: renderedCall("/faq") },
    { what: "`/api/cars`", call: pageCall("/api/cars"), atMost: 0.2 },
    { what: "the desk's list of 20 bookings", call: list, atMost: 8 },
    { what: "404", call: pageCall("/no-such-page"), status: 404, atMost: 1 },
  ];
}

/** Measures the seconds until a site with an existing build and data folder is ready. */
async function measureSecondStart(dataDir: string): Promise<Spread> {
  const seconds: number[] = [];
  for (let count = 0; count < STARTS; count += 1) {
    const start = performance.now();
    const site = await openSite(dataDir);
    seconds.push((performance.now() - start) / 1000);
    await site.stop();
  }
  return spreadOf(seconds);
}

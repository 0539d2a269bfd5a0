import { once } from "node:events";
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import type { SiteProcess } from "../browser/site";
import { bookingCall } from "../bench/calls";
import { addCleanup } from "../bench/cleanup";
import { spreadOf } from "../bench/compare";
import { signIn } from "../bench/desk";
import { makeDataFolder, openSite } from "../bench/sites";
import { atLeast, noAttempts, none, storedChecks, waitUntil, type Drill } from "./checks";
import { failedIn, sendRequest, startCustomers, startRequests, summaryOf } from "./load";
import { freePort } from "./servers";

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
      // The moment is random, so that it is not in step with the nodes' own timers.
      await pause(Math.random() * MOST_BETWEEN_MS);
    }
    const deadline = Date.now() + ARRIVE_WITHIN_MS;
    while (arrivals.size < BOOKINGS && Date.now() < deadline) await pause(20);
    const ids = [...sent.keys()];
    const momentsOf = (id: number) => arrivals.get(id) ?? [];
    const arrived = ids.filter((id) => arrivals.has(id));
    const { median, max } = spreadOf(arrived.map((id) => momentsOf(id)[0]! - sent.get(id)!));
    return {
      figures: {
        bookings: sent.size,
        "from the request to its message": `median ${median.toFixed(0)} ms, worst ${max.toFixed(0)} ms`,
      },
      checks: [
        none(
          "every booking arrives at the socket",
          ids.filter((id) => !arrivals.has(id)),
        ),
        none(
          "no booking arrives twice",
          ids.filter((id) => momentsOf(id).length > 1),
        ),
      ],
    };
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

const DRAIN_SECONDS = "3";
const PAGES = ["/", "/all-cars", "/cars/1", "/ka/cars/2", "/api/cars", "/faq"];
const PAGE_EVERY_MS = 10;
const CUSTOMER_EVERY_MS = 200;
/** The most that are unanswered at once: on a busy machine the drill takes longer, and is no test of load. */
const MOST_PAGES = 20;
const MOST_CUSTOMERS = 5;
const REQUESTS = 5_000;
const RESTARTS = 4;
const READY_WITHIN_MS = 30_000;
/** The pause between two restarts, in which both nodes serve requests. */
const REST_MS = 1_000;

export const rolling: Drill = {
  about: "two nodes behind a proxy without retries are restarted in turns",
  async run() {
    const dataDir = await makeDataFolder();
    const both = [await openNode(dataDir), await openNode(dataDir)];
    const proxy = await openProxy(both.map(({ url }) => url));
    for (const { url } of both) {
      await becomesReady(proxy, url);
      for (const path of PAGES) await sendRequest(url, path);
    }
    const pages = startRequests(() => proxy.url, PAGES, PAGE_EVERY_MS, MOST_PAGES);
    const customers = startCustomers(CUSTOMER_EVERY_MS, () => proxy.url, { most: MOST_CUSTOMERS });
    const { attempts, from } = customers.journal;
    const codes: (number | null)[] = [];
    while (codes.length < RESTARTS || pages.count() + attempts.length < REQUESTS) {
      await pause(REST_MS);
      codes.push(await restart(both[codes.length % both.length]!, proxy));
    }
    const requests = await pages.stop();
    await customers.stop();
    const all = [...requests, ...attempts];
    return {
      figures: {
        requests: all.length,
        pages: summaryOf(requests),
        bookings: summaryOf(attempts),
        restarts: codes.length,
      },
      checks: [
        noAttempts("no request fails", from, failedIn(all)),
        none(
          "each stopped node exits with 0",
          codes.filter((code) => code !== 0),
        ),
        atLeast(REQUESTS, "at least 5,000 requests are sent", all.length),
        ...(await storedChecks(proxy.url, customers.journal)),
      ],
    };
  },
};

type Node = { url: string; site: SiteProcess; open: () => Promise<SiteProcess> };

/** Opens a node that has its port again after a restart, as a load balancer expects. */
async function openNode(dataDir: string): Promise<Node> {
  const PORT = String(await freePort());
  const open = () => openSite(dataDir, { PORT, DRAIN_SECONDS });
  return { url: `http://127.0.0.1:${PORT}`, open, site: await open() };
}

/** Resolves with the exit code once the proxy uses the node again. */
async function restart(node: Node, proxy: Proxy): Promise<number | null> {
  const code = await node.site.stop();
  node.site = await node.open();
  await becomesReady(proxy, node.url);
  return code;
}

async function becomesReady({ ready }: Proxy, node: string) {
  await waitUntil(`the proxy sees ${node} ready`, READY_WITHIN_MS, () => ready.has(node));
}

const CHECK_EVERY_MS = 500;

/** A load balancer. `ready` has the nodes whose last `/readyz` was 200. */
type Proxy = { url: string; ready: ReadonlySet<string> };

/**
 * Opens a proxy that forwards requests in turns to the nodes whose last `/readyz` was 200. It reuses
 * connections and does not retry: a failure at a node is 502, no ready node is 503.
 */
async function openProxy(targets: string[]): Promise<Proxy> {
  const ready = watchReadiness(targets);
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((incoming, response) => {
    const usable = targets.filter((node) => ready.has(node));
    if (usable.length === 0) return void response.writeHead(503).end();
    turn += 1;
    forward(incoming, response, { node: usable[turn % usable.length]!, agent });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  addCleanup(async () => {
    server.close();
    server.closeAllConnections();
    agent.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, ready };
}

/** Returns the nodes that are ready, checked until the end. */
function watchReadiness(targets: string[]): Set<string> {
  const ready = new Set<string>();
  async function check(node: string) {
    const { outcome } = await sendRequest(node, "/readyz");
    if (outcome === 200) ready.add(node);
    else ready.delete(node);
  }
  const timer = setInterval(() => targets.forEach((node) => void check(node)), CHECK_EVERY_MS);
  addCleanup(async () => clearInterval(timer));
  return ready;
}

type Target = { node: string; agent: Agent };

function forward(incoming: IncomingMessage, response: ServerResponse, { node, agent }: Target) {
  const { method = "GET", url = "/", headers } = incoming;
  const sent = request(new URL(url, node), { method, headers, agent });
  sent.on("response", (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
    // The client must not take a truncated response for a complete one.
    answer.on("error", () => response.destroy());
  });
  sent.on("error", () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  incoming.pipe(sent);
}

import { setTimeout as pause } from "node:timers/promises";
import type { SiteProcess } from "../browser/site";
import { makeDataFolder, openSite } from "../bench/sites";
import { sendRequest, startRequests } from "./requests";
import { freePort } from "./free-port";
import { atLeast, none, type Drill, type Check } from "./outcome";
import { openProxy, type Proxy } from "./proxy";
import { storedChecks } from "./stored-checks";
import { countOutcomes, describeAttempt, isAcknowledged, slowest, type Attempt } from "./attempts";
import { startGuests } from "./writers";

const DRAIN_SECONDS = "3";
const PAGES = ["/", "/all-cars", "/cars/1", "/cars/2?lng=ka", "/api/cars", "/faq"];
const PAGE_EVERY_MS = 10;
const GUEST_EVERY_MS = 200;
const REQUESTS = 5_000;
const RESTARTS = 4;
const READY_WITHIN_MS = 30_000;
/** Between two restarts, so that both nodes serve requests. */
const REST_MS = 1_000;

export const rolling: Drill = {
  about: "two nodes behind a proxy without retries are restarted in turns",
  async run() {
    const dataDir = await makeDataFolder();
    const nodes = [await openNode(dataDir), await openNode(dataDir)];
    const proxy = await openProxy(nodes.map(({ url }) => url));
    for (const { url } of nodes) {
      await becomesReady(proxy, url);
      for (const path of PAGES) await sendRequest(url, path);
    }
    const pages = startRequests(() => proxy.url, PAGES, PAGE_EVERY_MS);
    const guests = startGuests(GUEST_EVERY_MS, () => proxy.url);
    const codes: (number | null)[] = [];
    while (codes.length < RESTARTS || pages.count() + guests.journal.attempts.length < REQUESTS) {
      await pause(REST_MS);
      codes.push(await restart(nodes[codes.length % nodes.length]!, proxy));
    }
    const requests = await pages.stop();
    await guests.stop();
    const { attempts } = guests.journal;
    return {
      figures: {
        requests: requests.length + attempts.length,
        "pages, by outcome": countOutcomes(requests),
        "bookings, by outcome": countOutcomes(attempts),
        restarts: codes.length,
        "slowest response": `${slowest([...requests, ...attempts]).toFixed(0)} ms`,
      },
      checks: [
        ...checksOf(requests, attempts, codes),
        ...(await storedChecks(proxy.url, guests.journal)),
      ],
    };
  },
};

function checksOf(requests: Attempt[], attempts: Attempt[], codes: (number | null)[]): Check[] {
  const failed = [
    ...requests.filter(({ outcome }) => outcome !== 200),
    ...attempts.filter((one) => !isAcknowledged(one)),
  ];
  return [
    none(
      "no request fails",
      failed.map((one) => describeAttempt(one, requests[0]!.at)),
    ),
    none(
      "each stopped node exits with 0",
      codes.filter((code) => code !== 0),
    ),
    atLeast(REQUESTS, "at least 5,000 requests are sent", requests.length + attempts.length),
  ];
}

type Node = { url: string; site: SiteProcess; open: () => Promise<SiteProcess> };

/** A node that has the same port after a restart, as a load balancer expects. */
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

async function becomesReady(proxy: Proxy, node: string) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!proxy.isReady(node)) {
    if (Date.now() > deadline) throw new Error(`the proxy does not see ${node} ready`);
    await pause(50);
  }
}

import { setTimeout as pause } from "node:timers/promises";
import type { Site } from "../../e2e/site";
import { makeDataFolder, openSite } from "../sites";
import { ask, startAsking } from "./asking";
import { freePort } from "./free-port";
import { atLeast, none, type Drill, type Mark } from "./outcome";
import { openProxy, type Proxy } from "./proxy";
import { storedMarks } from "./stored";
import { countOutcomes, describeTry, isAcknowledged, slowest, type Try } from "./tries";
import { startGuests } from "./writers";

const DRAIN_SECONDS = "3";
const PAGES = ["/", "/all-cars", "/cars/1", "/cars/2?lng=ka", "/api/cars", "/faq"];
const PAGE_EVERY_MS = 10;
const GUEST_EVERY_MS = 200;
const REQUESTS = 5_000;
const RESTARTS = 4;
const READY_WITHIN_MS = 30_000;
/** Between two restarts, so that both nodes serve for a while. */
const REST_MS = 1_000;

export const rolling: Drill = {
  about: "two nodes behind a proxy that tries nothing twice are restarted in turns",
  async run() {
    const dataDir = await makeDataFolder();
    const nodes = [await openNode(dataDir), await openNode(dataDir)];
    const proxy = await openProxy(nodes.map(({ url }) => url));
    for (const { url } of nodes) {
      await becomesReady(proxy, url);
      for (const path of PAGES) await ask(url, path);
    }
    const pages = startAsking(() => proxy.url, PAGES, PAGE_EVERY_MS);
    const guests = startGuests(GUEST_EVERY_MS, () => proxy.url);
    const codes: (number | null)[] = [];
    while (codes.length < RESTARTS || pages.count() + guests.journal.tries.length < REQUESTS) {
      await pause(REST_MS);
      codes.push(await restart(nodes[codes.length % nodes.length]!, proxy));
    }
    const asked = await pages.stop();
    await guests.stop();
    const { tries } = guests.journal;
    return {
      figures: {
        requests: asked.length + tries.length,
        "pages, by outcome": countOutcomes(asked),
        "bookings, by outcome": countOutcomes(tries),
        restarts: codes.length,
        "slowest answer": `${slowest([...asked, ...tries]).toFixed(0)} ms`,
      },
      marks: [...marksOf(asked, tries, codes), ...(await storedMarks(proxy.url, guests.journal))],
    };
  },
};

function marksOf(asked: Try[], tries: Try[], codes: (number | null)[]): Mark[] {
  const failed = [
    ...asked.filter(({ outcome }) => outcome !== 200),
    ...tries.filter((one) => !isAcknowledged(one)),
  ];
  return [
    none(
      "no request fails",
      failed.map((one) => describeTry(one, asked[0]!.at)),
    ),
    none(
      "each stopped node ends with 0",
      codes.filter((code) => code !== 0),
    ),
    atLeast(REQUESTS, "at least 5,000 requests are sent", asked.length + tries.length),
  ];
}

type Node = { url: string; site: Site; open: () => Promise<Site> };

/** A node that keeps its port when it is started again, as a load balancer expects. */
async function openNode(dataDir: string): Promise<Node> {
  const PORT = String(await freePort());
  const open = () => openSite(dataDir, { PORT, DRAIN_SECONDS });
  return { url: `http://127.0.0.1:${PORT}`, open, site: await open() };
}

/** Resolves with the exit code of the stop, once the proxy uses the node again. */
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

import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";
import { findChromium } from "../../../tools/chromium.mjs";
import { openWeakNetwork } from "../../browser/offline/weak-network";
import { MAIN_PAGES } from "../calls";
import { addCleanup } from "../cleanup";
import { spreadOf } from "../compare";
import { makeDataFolder, openSite, OWN_COMPANY } from "../sites";
import { measurePresses, measureReaction, slowDown } from "./reactions";
import { figure, FIGURES, loadNow, verdict, type Section } from "./section";

const RUNS = 3;
const WEAK_LINE = { kbitPerSecond: 400, latencyMs: 400 };
/** The goals in seconds. */
const GOAL = { first: 1.5, complete: 2.2 };
const REACTION_GOAL_MS = 50;
const PRESS_GOAL_MS = 100;
const PRESS = "from a press on a prefetched link to the first paint of its page";

const HEAD = [
  "",
  "first paint",
  "largest",
  "complete",
  "requests before",
  "of them scripts",
  "requests after",
  "React after",
  "",
  "load",
];

export const line: Section = {
  about: "pages on 400 kbit/s and 400 ms, with four times CPU slow-down",
  async run() {
    const site = await openSite(await makeDataFolder(), OWN_COMPANY);
    await warmUp(site.url);
    const network = await openWeakNetwork(site.url, WEAK_LINE);
    const browser = await openBrowser();
    const rows: string[][] = [];
    for (const path of MAIN_PAGES) rows.push(await measurePage(browser, network.url, path));
    await network.close();
    const reaction = await measureReaction(browser, site.url);
    const presses = await measurePresses(browser, site.url);
    await browser.close();
    const what = "price after a changed date, four times CPU slow-down";
    const reactions = [
      figure(what, reaction.site, "ms", { atMost: REACTION_GOAL_MS }),
      figure("a bare page with one listener", reaction.bare, "ms"),
      figure(PRESS, presses.site, "ms", { atMost: PRESS_GOAL_MS }),
      figure("with reduced motion", presses.reduced, "ms", { atMost: PRESS_GOAL_MS }),
      figure("bare pages", presses.bare, "ms"),
    ];
    return {
      tables: [
        { head: HEAD, rows },
        { head: FIGURES, rows: reactions },
      ],
      notes: [
        `Medians of ${RUNS} loads with an empty cache, in Chromium. The line is a proxy that its connections share packet by packet; setting one up takes no time. Complete is the event \`load\`. Targets: first paint ${GOAL.first} s, complete ${GOAL.complete} s, no scripts before the interaction, a tap. "React after" is the time from the tap to the hydrated page.`,
        "Without the service worker, whose own requests DevTools does not count.",
      ],
    };
  },
};

/** Fills the page cache. */
async function warmUp(url: string) {
  for (const path of MAIN_PAGES) {
    const response = await fetch(url + path, { headers: { "Accept-Encoding": "br" } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
  }
}

/** Opens a browser, which is closed at the end. */
async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium() ?? undefined;
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  addCleanup(() => browser.close());
  return browser;
}

async function measurePage(browser: Browser, url: string, path: string): Promise<string[]> {
  const loads: PageLoad[] = [];
  for (let run = 1; run <= RUNS; run++) {
    loads.push(await loadWeakly(browser, url + path, { interact: run === RUNS }));
  }
  const of = (value: (loaded: PageLoad) => number) => spreadOf(loads.map(value)).median;
  const [first, largest, complete] = [
    of((l) => l.first),
    of((l) => l.largest),
    of((l) => l.complete),
  ];
  const { before, after } = loads.at(-1)!;
  const scripts = Math.max(...loads.map((loaded) => loaded.before.scripts));
  const isMet = first <= GOAL.first && complete <= GOAL.complete && scripts === 0;
  return [
    `\`${path}\``,
    ...[first, largest, complete].map((seconds) => `${seconds.toFixed(2)} s`),
    describe(before),
    String(scripts),
    after ? describe(after) : "",
    after ? `${after.seconds.toFixed(1)} s` : "",
    verdict(isMet),
    loadNow(),
  ];
}

function describe({ requests, bytes }: { requests: number; bytes: number }) {
  return `${requests}, ${(bytes / 1000).toFixed(1)} KB`;
}

type Traffic = { requests: number; scripts: number; bytes: number };

/** Seconds from the navigation, and the traffic before and after an interaction. */
type PageLoad = {
  first: number;
  largest: number;
  complete: number;
  before: Traffic;
  /** The traffic, with the seconds until React had hydrated the page; null without an interaction. */
  after: (Traffic & { seconds: number }) | null;
};

/** Loads a page with an empty cache as a slow phone, and taps on it if asked to. */
async function loadWeakly(
  browser: Browser,
  address: string,
  { interact }: { interact: boolean },
): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // The traffic of a service worker's own requests could not be counted.
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const traffic = await countTraffic(await slowDown(page));
  await page.goto(address, { waitUntil: "networkidle" });
  const times = await page.evaluate(readTimes);
  const before = { ...traffic };
  const after = interact ? await touch(page, traffic, before) : null;
  await context.close();
  return { ...times, before, after };
}

/** Counts the requests of a page and their bytes, headers included. */
async function countTraffic(devtools: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { requests: 0, scripts: 0, bytes: 0 };
  devtools.on("Network.requestWillBeSent", ({ request, type }) => {
    if (!request.url.startsWith("http")) return;
    traffic.requests += 1;
    if (type === "Script") traffic.scripts += 1;
  });
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  await devtools.send("Network.enable");
  return traffic;
}

async function touch(page: Page, traffic: Traffic, before: Traffic) {
  const start = performance.now();
  await page.touchscreen.tap(5, 300);
  await page.waitForSelector("html[data-hydrated]");
  const seconds = (performance.now() - start) / 1000;
  await page.waitForLoadState("networkidle");
  return {
    seconds,
    requests: traffic.requests - before.requests,
    scripts: traffic.scripts - before.scripts,
    bytes: traffic.bytes - before.bytes,
  };
}

/** Reads the times. It runs in the page. */
async function readTimes() {
  const largest = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
  });
  const [first] = performance.getEntriesByName("first-contentful-paint");
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // The network may be idle before the event.
  if (navigation!.loadEventEnd === 0) {
    await new Promise((resolve) => addEventListener("load", () => setTimeout(resolve)));
  }
  const complete = navigation!.loadEventEnd;
  return { first: first!.startTime / 1000, largest: largest / 1000, complete: complete / 1000 };
}

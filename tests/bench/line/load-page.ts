import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";
import { findChromium } from "../../../tools/chromium.mjs";
import { addCleanup } from "../cleanup";

/** A low-end phone compared with this machine. */
export const SLOW_DOWN = 4;

export type Traffic = { requests: number; scripts: number; bytes: number };

/** Seconds from the navigation, and the traffic before and after an interaction. */
export type Loaded = {
  first: number;
  largest: number;
  complete: number;
  before: Traffic;
  /** With the seconds until React had hydrated the page; null without an interaction. */
  after: (Traffic & { seconds: number }) | null;
};

/** Closed at the end. */
export async function openWeakBrowser(): Promise<Browser> {
  const executablePath = findChromium() ?? undefined;
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  addCleanup(() => browser.close());
  return browser;
}

/** Loads a page with an empty cache as a slow phone, and taps on it if asked to. */
export async function loadWeakly(
  browser: Browser,
  address: string,
  { interact }: { interact: boolean },
): Promise<Loaded> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // The traffic of its own requests could not be counted.
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const traffic = await countTraffic(devtools);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
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

/** Runs in the page. */
async function readTimes() {
  const largest = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
  });
  const [first] = performance.getEntriesByName("first-contentful-paint");
  const [navigation] = performance.getEntriesByType("navigation");
  const complete = (navigation as PerformanceNavigationTiming).loadEventEnd;
  return { first: first!.startTime / 1000, largest: largest / 1000, complete: complete / 1000 };
}

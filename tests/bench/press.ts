import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "@playwright/test";
import { addCleanup } from "./cleanup";
import { spreadOf, type Spread } from "./compare";
import { openWeakBrowser } from "./line/load-page";

const PRESSES = 15;

/** Longer than the 200 ms after which a browser prefetches a link on hover. */
const PREFETCH_MS = 600;

/** The reference: the first page prefetches the second. */
const BARE = {
  "/": `<!doctype html><title>One</title><a href="/next">Next</a>
<script type="speculationrules">{"prefetch":[{"urls":["/next"],"eagerness":"moderate"}]}</script>`,
  "/next": "<!doctype html><title>Two</title><h1>Two</h1>",
};

/** Milliseconds from a press to the first paint of the next page. */
export type Presses = {
  site: Spread;
  /** The same where the visitor prefers reduced motion: without the transition between the pages. */
  reduced: Spread;
  bare: Spread;
};

/** Measures presses on prefetched links. */
export async function measurePresses(url: string): Promise<Presses> {
  const browser = await openWeakBrowser();
  const page = `${url}/faq?lng=en`;
  const link = "header nav a[href^='/guides']";
  const presses = {
    site: await press(browser, { page, link, reducedMotion: "no-preference" }),
    reduced: await press(browser, { page, link, reducedMotion: "reduce" }),
    bare: await press(browser, { page: await startBare(), link: "a", reducedMotion: "reduce" }),
  };
  await browser.close();
  return presses;
}

type Case = { page: string; link: string; reducedMotion: "reduce" | "no-preference" };

async function press(browser: Browser, { page: address, link, reducedMotion }: Case) {
  const times: number[] = [];
  const viewport = { width: 1280, height: 900 };
  for (let count = 0; count < PRESSES; count += 1) {
    const context = await browser.newContext({ viewport, reducedMotion });
    const page = await context.newPage();
    await page.addInitScript(rememberPress);
    await page.goto(address, { waitUntil: "networkidle" });
    await page.locator(link).first().hover();
    await page.waitForTimeout(PREFETCH_MS);
    const before = page.url();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL((now) => now.href !== before);
    const { time, isPrefetched } = await page.evaluate(readFirstPaint);
    if (!isPrefetched) throw new Error(`${page.url()} was not prefetched`);
    times.push(time);
    await context.close();
  }
  return spreadOf(times);
}

async function startBare(): Promise<string> {
  const server: Server = createServer(({ url }, response) => {
    const html = BARE[url as keyof typeof BARE];
    response.writeHead(html ? 200 : 404, { "Content-Type": "text/html" }).end(html);
  });
  addCleanup(async () => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Runs in each page, before its scripts. */
function rememberPress() {
  addEventListener(
    "pointerdown",
    ({ timeStamp }) => sessionStorage.setItem("pressed", `${performance.timeOrigin + timeStamp}`),
    { capture: true },
  );
}

/** Runs in the next page. */
async function readFirstPaint() {
  const first = await new Promise<PerformanceEntry>((resolve) => {
    new PerformanceObserver((list, observer) => {
      const paint = list.getEntriesByName("first-contentful-paint")[0];
      if (!paint) return;
      observer.disconnect();
      resolve(paint);
    }).observe({ type: "paint", buffered: true });
  });
  const [navigation] = performance.getEntriesByType("navigation");
  const { deliveryType } = navigation as PerformanceResourceTiming & { deliveryType: string };
  return {
    time: performance.timeOrigin + first.startTime - Number(sessionStorage.getItem("pressed")),
    isPrefetched: deliveryType === "navigational-prefetch",
  };
}

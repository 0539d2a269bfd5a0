import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { addCleanup } from "../cleanup";
import { spreadOf, type Spread } from "../compare";

const CHANGES = 30;
const PRESSES = 15;
/** The time to hover a link: longer than the 200 ms after which a browser prefetches it. */
const PREFETCH_MS = 600;

/** The reference of a changed date: an input, and a listener that writes a text. */
const BARE_INPUT = `<input type="date" id="date"><p id="price"></p><script>
  const input = document.getElementById("date");
  input.addEventListener("input", () => {
    document.getElementById("price").textContent = input.value;
  });
</script>`;

/** The reference of a press: the first page prefetches the second. */
const BARE_PAGES = {
  "/": `<!doctype html><title>One</title><a href="/next">Next</a>
<script type="speculationrules">{"prefetch":[{"urls":["/next"],"eagerness":"moderate"}]}</script>`,
  "/next": "<!doctype html><title>Two</title><h1>Two</h1>",
};

/** Makes a page as slow as on a low-end phone. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return devtools;
}

/** Measures the milliseconds from a changed date to the frame with its price, on a slow phone. */
export async function measureReaction(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.setContent(BARE_INPUT);
  await slowDown(page);
  const bare = await react(page, "#date", "#price");
  await page.goto(`${url}/?vehicle=Mazda+3&from=2030-06-10&to=2030-06-12`);
  await page.keyboard.press("Tab");
  await page.waitForSelector("html[data-hydrated]");
  const site = await react(page, "[name=returnDate]", "[aria-labelledby=price-title]");
  await page.close();
  return { site, bare };
}

/** Changes a date repeatedly, and waits each time for the frame with the changed text. */
async function react(page: Page, input: string, shown: string): Promise<Spread> {
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const date = `2030-06-${13 + (change % 15)}`;
    times.push(await page.evaluate(changeDate, { input, shown, date }));
  }
  return spreadOf(times);
}

/** Changes a date. It runs in the page. */
async function changeDate({ input, shown, date }: { input: string; shown: string; date: string }) {
  const field = document.querySelector<HTMLInputElement>(input)!;
  const changed = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    const changes = { childList: true, characterData: true, subtree: true };
    observer.observe(document.querySelector(shown)!, changes);
  });
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
  const from = performance.now();
  setValue.call(field, date);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await changed;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => resolve());
      port1.start();
      port2.postMessage(null);
    });
  });
  return performance.now() - from;
}

/**
 * Measures the milliseconds from a press on a prefetched link to the first paint of the next page.
 * `reduced` is without the transition between the pages.
 */
export async function measurePresses(browser: Browser, url: string) {
  const page = `${url}/faq`;
  const link = "header nav a[href^='/guides']";
  return {
    site: await press(browser, { page, link, reducedMotion: "no-preference" }),
    reduced: await press(browser, { page, link, reducedMotion: "reduce" }),
    bare: await press(browser, { page: await serveBare(), link: "a", reducedMotion: "reduce" }),
  };
}

type Case = { page: string; link: string; reducedMotion: "reduce" | "no-preference" };

async function press(
  browser: Browser,
  { page: address, link, reducedMotion }: Case,
): Promise<Spread> {
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

async function serveBare(): Promise<string> {
  const server = createServer(({ url }, response) => {
    const html = BARE_PAGES[url as keyof typeof BARE_PAGES];
    response.writeHead(html ? 200 : 404, { "Content-Type": "text/html" }).end(html);
  });
  addCleanup(async () => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Remembers the moment of a press. It runs in each page, before its scripts. */
function rememberPress() {
  addEventListener(
    "pointerdown",
    ({ timeStamp }) => sessionStorage.setItem("pressed", `${performance.timeOrigin + timeStamp}`),
    { capture: true },
  );
}

/** Reads the moment of the first paint. It runs in the next page. */
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

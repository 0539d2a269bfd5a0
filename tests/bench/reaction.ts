import type { Page } from "@playwright/test";
import { spreadOf, type Spread } from "./compare";
import { openWeakBrowser, SLOW_DOWN } from "./line/load-page";

const CHANGES = 30;

/** The reference: an input, and a listener that writes a text. */
const BARE = `<input type="date" id="date"><p id="price"></p><script>
  const input = document.getElementById("date");
  input.addEventListener("input", () => {
    document.getElementById("price").textContent = input.value;
  });
</script>`;

export type Reaction = {
  /** Milliseconds from a changed date to the frame with its price. */
  site: Spread;
  /** The same on a bare page. */
  bare: Spread;
};

/** Measures the time from changing a date to the price, on a slow phone. */
export async function measureReaction(url: string): Promise<Reaction> {
  const browser = await openWeakBrowser();
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const devtools = await page.context().newCDPSession(page);
  await page.setContent(BARE);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  const bare = await react(page, "#date", "#price");
  await page.goto(`${url}/?vehicle=Mazda+3&from=2030-06-10&to=2030-06-12`);
  await page.keyboard.press("Tab");
  await page.waitForSelector("html[data-hydrated]");
  const site = await react(page, "[name=returnDate]", "[aria-labelledby=price-title]");
  await browser.close();
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

/** Runs in the page. */
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

import type { Page } from "@playwright/test";
import { expect, hydrated, test as base } from "../fixtures";
import { openLine, type Line } from "./line";

export { expect, hydrated, texts } from "../fixtures";

/** Tests with a service worker, and a proxy to the site that simulates the network. */
export const test = base.extend<{ line: Line }>({
  serviceWorkers: "allow",
  // The browser logs each failed request.
  expectedProblems: [
    /Failed to load resource|WebSocket|ERR_|Error loading route module|Failed to fetch/,
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from its pattern.
  line: async ({}, use) => {
    const line = await openLine(process.env.SITE_URL!);
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
});

/** Opens a page and waits until the worker has cached it. */
export async function see(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptAddresses(page)).toContain(path);
}

/** All addresses in any cache. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => {
        const keys = await (await caches.open(name)).keys();
        return keys.map(({ url }) => new URL(url).pathname + new URL(url).search);
      }),
    );
    return lists.flat();
  });
}

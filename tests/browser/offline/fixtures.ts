import type { Page } from "@playwright/test";
import { expect, hydrated, test as base } from "../fixtures";
import { openNetworkProxy, type NetworkProxy } from "./network-proxy";

export { expect, hydrated, texts } from "../fixtures";

/** Tests with a service worker, and a proxy to the site that simulates the network. */
export const test = base.extend<{ network: NetworkProxy }>({
  serviceWorkers: "allow",
  // The browser logs each failed request.
  expectedProblems: [
    /Failed to load resource|WebSocket|ERR_|Error loading route module|Failed to fetch/,
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from its pattern.
  network: async ({}, use) => {
    const network = await openNetworkProxy(process.env.SITE_URL!);
    await use(network);
    await network.close();
  },
  baseURL: async ({ network }, use) => use(network.url),
});

/** Opens a page and waits until the worker has cached it. */
export async function see(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => cachedAddresses(page)).toContain(path);
}

/** Resolves with all addresses in any cache. */
export function cachedAddresses(page: Page): Promise<string[]> {
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

import type { CDPSession, Page } from "@playwright/test";
import { test as base } from "./fixtures";
import { isFull } from "./full";

/**
 * Tests share a page per worker, with empty storage at the start of each, and empty caches in the full run.
 * A renderer process and empty caches for each test take a third more CPU time.
 */
export const test = base.extend({
  context: async ({ workerPage, extraHTTPHeaders }, use) => {
    const context = workerPage.context();
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    // This comes before `watch()`: the document of the test before may fail while it ends.
    await reset(workerPage);
    await use(context);
    // These are the listeners of this test's `watch()`.
    for (const event of ["console", "weberror"]) context.removeAllListeners(event);
  },
  page: ({ context }, use) => use(context.pages()[0]!),
});

/** Ends the document, and empties what its origin and the browser have stored. */
async function reset(page: Page) {
  const origin = process.env.SITE_URL!;
  // This page is of the site's origin too, so that the renderer process stays.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(() => sessionStorage.clear());
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  if (isFull) await emptyCaches(session);
  await session.detach();
  await page.emulateMedia({ colorScheme: null, contrast: null, forcedColors: null });
}

async function emptyCaches(session: CDPSession) {
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  // This evicts the memory cache.
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
}

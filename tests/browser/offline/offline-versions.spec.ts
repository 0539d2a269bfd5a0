import type { Page } from "@playwright/test";
import { expect, hydrated, cachedAddresses, see, test } from "./fixtures";
import { openClonedSite } from "../cloned-site";

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** A script in front of the worker's: its first `skipWaiting` has no effect. */
const FORGETFUL = `
  const heard = self.skipWaiting;
  self.skipWaiting = () => (self.skipWaiting = heard, Promise.resolve());
`;

const BROWSERS = [
  ["", ""],
  [", in a browser too that forgets its wish to take over", FORGETFUL],
] as const;

test.describe("a new version", () => {
  for (const [browser, before] of BROWSERS) {
    test(
      `deletes the caches of the previous one${browser}`,
      { tag: "@slow" },
      async ({ page, network }) => {
        await see(page, "/all-cars");
        const old = (await cacheNames(page)).find((name) => name.endsWith("-shell"));
        network.rewrite = (path, text) =>
          path === "/sw.js"
            ? before + text.replace(/VERSION = "\w+"/, 'VERSION = "another"')
            : text;
        await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
        await expect.poll(() => cacheNames(page)).toContain("site-another-shell");
        // The next page makes it call `skipWaiting` again, before the browser stops the idle worker, whose
        // script would then run again. A reload can hang while a worker is being replaced.
        await expect(async () => {
          await page.reload({ timeout: 8_000 });
          await hydrated(page);
          await expect.poll(() => cacheNames(page), { timeout: 5_000 }).not.toContain(old);
        }).toPass();
        // The open page reports its address to the new version.
        await expect.poll(() => cachedAddresses(page)).toContain("/all-cars");
      },
    );
  }
});

test("the kill switch deletes everything", { tag: "@slow" }, async ({ page, network }) => {
  await see(page, "/all-cars");
  const off = await openClonedSite({ SERVICE_WORKER: "off" });
  try {
    network.target = off.url;
    await page.goto("/all-cars");
    await hydrated(page);
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
    // The old worker may cache what it has served until its last page is closed.
    await expect(async () => {
      await page.reload();
      await hydrated(page);
      await expect.poll(() => cacheNames(page), { timeout: 2_000 }).toEqual([]);
    }).toPass();
  } finally {
    await off.stop();
  }
});

import type { Page } from "@playwright/test";
import { startClonedSite } from "./cloned-site";
import { hydrated, test } from "./fixtures";
import type { Site } from "./site";

export const MEASUREMENT_ID = "G-TEST123456";

/** One site with a measurement id for all tests of a file; they run in one worker. */
export function useAnalyticsSite() {
  let site: Site;
  test.describe.configure({ mode: "default" });
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    site = await startClonedSite({ GA_MEASUREMENT_ID: MEASUREMENT_ID });
  });
  test.afterAll(() => site.stop());
  return {
    /** The absolute address of a path. */
    at: (path: string) => site.url + path,
    async visit(page: Page, path: string) {
      await page.goto(site.url + path);
      await hydrated(page);
    },
  };
}

/** Waits until idle callbacks have run. */
export async function idle(page: Page) {
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
}

/** Traces of Google Analytics in the page. */
export function tracesIn(page: Page) {
  return page.evaluate(() => ({
    layer: window.dataLayer ?? null,
    gtag: typeof window.gtag,
    scripts: document.querySelectorAll("script[src*=google]").length,
  }));
}

export const NO_TRACE = { layer: null, gtag: "undefined", scripts: 0 };

import type { BrowserContext, Page } from "@playwright/test";
import { hydrated } from "../fixtures";

export const MEASUREMENT_ID = "G-TEST123456";

/** Returns the absolute address of a path on the site with a measurement id. */
export const at = (path: string) => `${process.env.ANALYTICS_SITE_URL}${path}`;

/** Sets the cookie of the visitor's choice. */
export async function choose(context: BrowserContext, choice: "on" | "off") {
  await context.addCookies([{ name: "analytics", value: choice, url: at("/") }]);
}

export async function visit(page: Page, path: string) {
  await page.goto(at(path));
  await hydrated(page);
}

/** Waits until idle callbacks have run. */
export async function idle(page: Page) {
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
}

/** Returns traces of Google Analytics in the page. */
export function tracesIn(page: Page) {
  return page.evaluate(() => ({
    layer: window.dataLayer ?? null,
    gtag: typeof window.gtag,
    scripts: document.querySelectorAll("script[src*=google]").length,
  }));
}

export const NO_TRACE = { layer: null, gtag: "undefined", scripts: 0 };

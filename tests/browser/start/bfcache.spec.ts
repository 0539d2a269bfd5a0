import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import config from "../../../playwright.config";
import { sample } from "../combinations";
import { expect, hydrated, newVisitor, test } from "../fixtures";
import { placeBooking } from "../place-booking";
import { PUBLIC_PATHS } from "../public-paths";

/** The path of a Chromium with a back-forward cache, which the headless shell has not. */
const executablePath = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find(
  (path) => path && existsSync(path),
);

test.skip(!executablePath, "apt-get install chromium, or set CHROMIUM_PATH");

// Playwright disables the back-forward cache.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/**
 * Leaves a page by the address of another one, since its own would only reload it, and goes back. Resolves with null
 * if the page was restored, else with the reason why not.
 */
async function comeBack(page: Page, away = "/ga-test") {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto(away);
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe("complete");
  return page.evaluate(() => {
    if ("persisted" in window && window.persisted === true) return null;
    const [entry] = performance.getEntriesByType("navigation");
    return JSON.stringify(entry && "notRestoredReasons" in entry && entry.notRestoredReasons);
  });
}

/** The text for reasons that are not the page's, such as a lack of memory. */
const BROWSER_REASON = '"masked"';

for (const path of sample(PUBLIC_PATHS)) {
  test(`${path} comes back from the back-forward cache`, { tag: "@slow" }, async ({ page }) => {
    await page.goto(path);
    for (const isHydrated of [false, true]) {
      const leave = async () => {
        if (isHydrated) await hydrated(page);
        return comeBack(page);
      };
      const reason = await leave();
      expect(reason?.includes(BROWSER_REASON) ? await leave() : reason).toBeNull();
    }
  });
}

/** Resolves when the next socket of the page has received something. */
async function connection(page: Page) {
  const socket = await page.waitForEvent("websocket");
  await socket.waitForEvent("framereceived");
}

test.describe("in a browser with a booking of its own", () => {
  test.beforeEach(async ({ context, baseURL }) => {
    const { token } = await placeBooking(newVisitor());
    const cookies = { bookings: token, live: "1" };
    const list = Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL! }));
    await context.addCookies(list);
  });

  test(
    "a page closes its socket when it is left, and opens it again",
    { tag: "@slow" },
    async ({ page }) => {
      const connected = connection(page);
      await page.goto("/guides");
      await connected;
      const again = connection(page);
      // This page has no socket, so that the next one is that of the restored page.
      expect(await comeBack(page, "/robots.txt")).toBeNull();
      await again;
    },
  );
});

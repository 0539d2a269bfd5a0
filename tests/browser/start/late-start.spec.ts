import type { Page } from "@playwright/test";
import { STAFF_HINT_KEY } from "../../../app/messaging/notifications/news";

import { expect, hydrated, newVisitor, staffCookie, test, texts } from "../fixtures";

const HOME = () => `${process.env.SITE_URL}/`;

/** Delays scripts until the visitor has typed, like a slow network. */
async function delayScripts(page: Page) {
  await page.route("**/assets/*.js", async (route) => {
    // During a navigation the document has no body.
    await page.waitForFunction(() => document.querySelector("body[data-typed]") !== null);
    await route.continue();
  });
}

const sayTyped = (page: Page) => page.evaluate(() => (document.body.dataset.typed = ""));

test("preserves and uses values typed before hydration", { tag: "@slow" }, async ({ page }) => {
  const { name } = newVisitor();
  await delayScripts(page);
  await page.goto(`${HOME()}?vehicle=Mazda+3&from=2030-06-10&to=2030-06-15`);
  await page.locator("[name=name]").fill(name);
  await page.locator("[name=returnDate]").fill("2030-06-20");
  await page.locator("[name=vehicle]").selectOption("Other");
  await page.locator("#booking-pickup").selectOption("Batumi");
  await page.locator("[name=addSkiRack]").check();
  await sayTyped(page);
  await hydrated(page);
  await expect(page.locator("[name=name]")).toHaveValue(name);
  await expect(page.locator("[name=vehicle]")).toHaveValue("Other");
  await expect(page.locator("[name=returnDate]")).toHaveValue("2030-06-20");
  await expect(page.locator("#booking-pickup")).toHaveValue("Batumi");
  await expect(page.locator("[name=addSkiRack]")).toBeChecked();
});

test.describe("an invalid form", () => {
  // The browser's console reports its status 422.
  test.use({ expectedProblems: [/status of 422/] });

  test("can be corrected across hydration", { tag: "@slow" }, async ({ page }) => {
    await delayScripts(page);
    await page.goto(HOME());
    await page.getByRole("button", { name: texts.en.booking.submit }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    // A browser that scrolls to the fragment of the address takes the focus once more.
    await page.waitForLoadState();
    const email = page.locator("[name=email]");
    await email.focus();
    await page.keyboard.type("nino@");
    await sayTyped(page);
    await hydrated(page);
    await page.keyboard.type("example.com");
    await expect(email).toHaveValue("nino@example.com");
  });
});

test("opens no socket before the page has loaded", { tag: "@slow" }, async ({ page }) => {
  const events: string[] = [];
  page.on("load", () => events.push("load"));
  page.on("websocket", () => events.push("socket"));
  // Other visitors have nothing to receive, and open none.
  await page.context().addCookies([staffCookie()]);
  await page.addInitScript((key) => localStorage.setItem(key, "true"), STAFF_HINT_KEY);
  await page.goto(HOME());
  await hydrated(page);
  await expect.poll(() => events).toEqual(["load", "socket"]);
});

import type { Page } from "@playwright/test";
import { placeBooking } from "../place-booking";
import {
  either,
  expect,
  newVisitor,
  open,
  pauseClock,
  REFUSED_SOCKET,
  muteNotifications,
  signIn,
  test,
  texts,
} from "../fixtures";

/** Opens the list with a new booking, in a session of its own. */
async function openList(page: Page) {
  const visitor = newVisitor();
  await placeBooking(visitor);
  await page.clock.install();
  await muteNotifications(page.context());
  await signIn(page);
  await open(page, "/admin?tab=bookings");
  const shown = page.getByRole("article", { name: new RegExp(visitor.name) });
  await expect(shown).toBeVisible();
  const stored = () => page.evaluate(() => localStorage.getItem("cachedBookings"));
  return { name: visitor.name, shown, stored };
}

test.describe("a list that can't be loaded", () => {
  test.use({ expectedProblems: [/status of 503|Failed to load resource|ERR_FAILED/] });

  test(
    "is retried each minute, shown from the cache, and deleted at sign-out",
    { tag: "@slow" },
    async ({ page }) => {
      const { operator } = texts.en;
      const { name, shown, stored } = await openList(page);
      await page.route("**/admin.data*", (route) => route.abort());
      await pauseClock(page);
      await page.clock.runFor(60_000);
      await expect(page.getByText(operator.error)).toBeVisible();
      await expect(shown).toBeVisible();
      await expect(shown.locator("form")).toHaveCount(0);
      await page.unroute("**/admin.data*");
      await page.getByRole("link", { name: operator.tryAgain }).click();
      await expect(page.getByText(operator.error)).toHaveCount(0);
      expect(await stored()).toContain(name);
      await page.getByRole("button", { name: operator.signOut }).click();
      await expect(page.getByLabel(operator.password)).toBeVisible();
      await expect.poll(stored).toBeNull();
    },
  );
});

test.describe("a session that ends by itself", () => {
  test.use({ expectedProblems: [either(/status of 401/, REFUSED_SOCKET)] });

  test(
    "takes the list from an open page within a minute, and from the browser's storage",
    { tag: "@slow" },
    async ({ page }) => {
      const { name, shown, stored } = await openList(page);
      await expect.poll(stored).toContain(name);
      await page.context().clearCookies();
      await pauseClock(page);
      await page.clock.runFor(60_000);
      await expect(page.getByLabel(texts.en.operator.password)).toBeVisible();
      await expect(shown).toHaveCount(0);
      await expect.poll(stored).toBeNull();
    },
  );
});

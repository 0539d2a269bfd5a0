import { addressIn } from "../address-in";
import type { Page } from "@playwright/test";
import { choose, MEASUREMENT_ID, visit } from "./analytics-site";
import { languages } from "../combinations";
import { expect, open, test, texts } from "../fixtures";
import { standInForGoogle } from "./google-stand-in";

function findings(page: Page) {
  return page.locator("main dd").allInnerTexts();
}

for (const lang of languages("ka")) {
  const { test: connection } = texts[lang].analytics;

  test(
    `in ${lang} finds everything and sends a test event`,
    { tag: "@slow" },
    async ({ page, context }) => {
      const google = await standInForGoogle(context);
      await visit(page, addressIn("/ga-test", lang));
      const { id, script, function: tracking } = connection;
      await expect
        .poll(() => findings(page))
        .toEqual([`${id.present} ${MEASUREMENT_ID}`, script.loaded, tracking.available]);
      await page.getByRole("button", { name: connection.send }).click();
      await expect(page.getByText(connection.sent)).toBeVisible();
      expect(google.events()).toEqual(["page_view", "test_event"]);
    },
  );

  test(
    `in ${lang} without a measurement id explains what is missing`,
    { tag: "@slow" },
    async ({ page }) => {
      await open(page, "/ga-test", lang);
      const { id, script, function: tracking, trouble } = connection;
      await expect
        .poll(() => findings(page))
        .toEqual([id.missing, script.absent, tracking.missing]);
      await expect(page.getByRole("button", { name: connection.send })).toBeDisabled();
      await expect(page.getByRole("heading", { name: trouble.title })).toBeVisible();
      await expect(page.getByText("GA_MEASUREMENT_ID")).toBeVisible();
    },
  );
}

test.describe("with Google blocked", () => {
  test.use({ expectedProblems: [/Failed to load resource/] });

  test(
    "reports a failed script and a pending test event",
    { tag: "@slow" },
    async ({ page, context }) => {
      await choose(context, "on");
      await context.route("https://www.googletagmanager.com/**", (route) => route.abort());
      await visit(page, "/ga-test");
      const { id, script, function: tracking, ...connection } = texts.en.analytics.test;
      await expect
        .poll(() => findings(page))
        .toEqual([`${id.present} ${MEASUREMENT_ID}`, script.failed, tracking.available]);
      await page.getByRole("button", { name: connection.send }).click();
      await expect(page.getByText(connection.waiting)).toBeVisible();
    },
  );
});

import type { Page } from "@playwright/test";
import { choose, idle, NO_TRACE, tracesIn, at, visit } from "./analytics-site";
import { sample } from "../combinations";
import { expect, hydrated, test, texts } from "../fixtures";
import { standInForGoogle } from "./google-stand-in";

const { states, switchOff, switchOn } = texts.en.analytics;

const objections: Record<string, (page: Page) => Promise<unknown>> = {
  "the browser sends Sec-GPC": (page) => page.setExtraHTTPHeaders({ "Sec-GPC": "1" }),
  "the browser opts out only in scripts": (page) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
    ),
  "the visitor has switched it off": (page) => choose(page.context(), "off"),
  "the visitor has not chosen": (page) => page.context().clearCookies({ name: "analytics" }),
};

for (const [name, object] of sample(Object.entries(objections))) {
  test(
    `loads, stores and sends nothing if ${name}`,
    { tag: "@slow" },
    async ({ page, context }) => {
      const google = await standInForGoogle(context);
      await object(page);
      await visit(page, "/cars/1");
      await page.getByRole("link", { name: texts.en.carDetail.book }).click();
      await page.locator("#booking-form [name=name]").fill("Nino");
      await idle(page);
      expect(await tracesIn(page)).toEqual(NO_TRACE);
      expect([google.loads, google.hits]).toEqual([[], []]);
    },
  );
}

test(
  "switching it off in another window stops tracking",
  { tag: "@slow" },
  async ({ page, context }) => {
    const google = await standInForGoogle(context, { watchesHistory: true });
    await visit(page, "/");
    await expect.poll(google.events).toEqual(["page_view"]);
    await choose(context, "off");
    await page.getByRole("link", { name: texts.en.site.nav.allCars }).first().click();
    await expect(page).toHaveURL(/\/all-cars/);
    await idle(page);
    expect(google.events()).toEqual(["page_view"]);
  },
);

for (const scripts of sample([false, true])) {
  test.describe(`scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("the privacy policy has the switch", { tag: "@slow" }, async ({ page, context }) => {
      const google = await standInForGoogle(context);
      await context.clearCookies();
      const address = at("/privacy-policy#analytics");
      await page.goto(address);
      const section = page.locator("#analytics");
      await expect(page.getByText(states.off)).toBeVisible();
      await page.getByRole("button", { name: switchOn }).click();
      await expect(page.getByText(states.on)).toBeVisible();
      await expect(section).toBeInViewport();
      expect(page.url()).toBe(address);
      if (scripts) {
        await hydrated(page);
        await expect.poll(google.events).toEqual(["page_view"]);
      }
      await page.getByRole("button", { name: switchOff }).click();
      await expect(page.getByText(states.off)).toBeVisible();
      const cookies = await context.cookies();
      expect(cookies.map(({ name }) => name)).not.toContain("_ga");
      const loads = google.loads.length;
      await page.goto(at("/"));
      if (scripts) await hydrated(page);
      expect(google.loads).toHaveLength(loads);
    });
  });
}

import type { Page } from "@playwright/test";
import { bookingNumber, expect, fillBooking, hydrated, newVisitor, test, texts } from "../fixtures";

const START = "**/start/**";

// The browser's console reports the status of the missing data, and failed requests.
test.use({ expectedProblems: [/status of 404|ERR_|Failed to fetch/] });

const root = (page: Page) => page.locator("html");
const inlineData = (page: Page) => page.locator("script[type='text/start']");

/** Start data that the server does not have, as of a page of the previous deployment. */
async function loseStartData(page: Page) {
  await page.route(START, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/start\/[\w-]+/, "start/previous"),
    }),
  );
}

function countLoads(page: Page) {
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  return loads;
}

test("a page that has changed since is reloaded once, with its own data", async ({ page }) => {
  await loseStartData(page);
  const loads = countLoads(page);
  await page.goto("/faq");
  await page.mouse.click(5, 300);
  await expect(inlineData(page)).toHaveCount(1);
  await hydrated(page);
  expect(loads).toHaveLength(2);
  await page.getByRole("contentinfo").getByRole("link", { name: "Guides" }).click();
  await expect(page).toHaveURL(/\/guides$/);
});

test(
  "a page whose form has been filled in is not reloaded, and goes on as plain HTML",
  { tag: "@slow" },
  async ({ page }) => {
    const visitor = newVisitor();
    await loseStartData(page);
    const missing = page.waitForResponse((response) => response.status() === 404);
    const loads = countLoads(page);
    await page.goto("/?vehicle=Mazda+3");
    await page.locator("[name=name]").evaluate((input: HTMLInputElement, name) => {
      input.value = name;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }, visitor.name);
    await missing;
    await fillBooking(page, visitor);
    expect(loads).toHaveLength(1);
    await page.getByRole("button", { name: texts.en.booking.submit }).click();
    expect(Number(await bookingNumber(page))).toBeGreaterThan(0);
  },
);

test("a click that was held is not done after that reload", { tag: "@slow" }, async ({ page }) => {
  await loseStartData(page);
  await page.goto("/cars/1");
  await page.locator("#gallery figure").first().getByRole("img").click();
  await expect(inlineData(page)).toHaveCount(1);
  await hydrated(page);
  await expect(page).toHaveURL(/\/cars\/1$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("without cookies the page goes on as plain HTML", { tag: "@slow" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "cookie", { get: () => "", set: () => {} });
  });
  await loseStartData(page);
  const loads = countLoads(page);
  await page.goto("/faq");
  const missing = page.waitForResponse((response) => response.status() === 404);
  await page.mouse.click(5, 300);
  await missing;
  await page.getByRole("contentinfo").getByRole("link", { name: "Guides" }).click();
  await expect(page).toHaveURL(/\/guides$/);
  await expect.poll(() => loads.length).toBe(2);
});

test(
  "after a failed request the next interaction tries again",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto("/faq");
    await page.route(START, (route) => route.abort());
    const failed: string[] = [];
    page.on("requestfailed", (request) => failed.push(request.url()));
    // Chromium drops input before the first paint.
    await expect(async () => {
      await page.mouse.click(5, 300);
      await expect.poll(() => failed.length, { timeout: 500 }).toBeGreaterThan(0);
    }).toPass();
    await page.unroute(START);
    await expect(async () => {
      await page.mouse.click(5, 300);
      await expect(root(page)).toHaveAttribute("data-hydrated", "", { timeout: 500 });
    }).toPass();
  },
);

test(
  "a language chosen in another tab does not change the data of an open page",
  { tag: "@slow" },
  async ({ page, context }) => {
    await page.goto("/faq");
    await (await context.newPage()).goto("/?lng=ka");
    await hydrated(page);
    await expect(root(page)).toHaveAttribute("lang", "en");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently asked questions");
  },
);

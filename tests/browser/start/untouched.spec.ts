import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { sample } from "../combinations";
import { expect, staffCookie, test, texts } from "../fixtures";

/** Bytes of the loader in brotli. Every page contains it. */
const LOADER_BUDGET = 2_900;

const SCRIPTS = /\/assets\/[^/]+\.js$/;

const root = (page: Page) => page.locator("html");

/** Opens a page without touching it; returns the scripts that it has requested, also later ones. */
async function openUntouched(page: Page, path: string) {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(path, { waitUntil: "networkidle" });
  return scripts;
}

test("a page that nobody touches loads no script", async ({ page }) => {
  for (const path of sample(["/", "/all-cars", "/cars/1", "/faq", "/bookings"])) {
    const scripts = await openUntouched(page, path);
    expect(scripts).toEqual([]);
    await expect(page.locator("link[rel=modulepreload]")).toHaveCount(0);
    await expect(root(page)).not.toHaveAttribute("data-hydrated");
  }
});

test("a press on a link loads the next page, and no script", { tag: "@slow" }, async ({ page }) => {
  const scripts = await openUntouched(page, "/all-cars");
  await page.getByRole("link", { name: "Toyota RAV4", exact: true }).click();
  await expect(page).toHaveURL(/\/cars\/1$/);
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  await expect(root(page)).not.toHaveAttribute("data-hydrated");
});

test("the inline loader is within its budget", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/");
  const loader = await page.locator("head script[data-worker]").textContent();
  expect(loader).toContain("text/start");
  expect(brotliCompressSync(loader!).byteLength).toBeLessThanOrEqual(LOADER_BUDGET);
});

test.describe("is started by", () => {
  test.use({ hasTouch: true });

  const interactions: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    "a touch": (page) => page.touchscreen.tap(5, 300),
    "the mouse": (page) => page.mouse.click(5, 300),
    "a key": (page) => page.keyboard.press("Tab"),
    focus: (page) => page.locator("[name=name]").focus(),
    "form input": (page) => page.locator("[name=notes]").dispatchEvent("input"),
    "a click of a screen reader": (page) => page.locator("body").dispatchEvent("click"),
  };
  for (const [name, interact] of sample(Object.entries(interactions))) {
    test(name, async ({ page }) => {
      expect(await openUntouched(page, "/")).toEqual([]);
      await interact(page);
      await expect(root(page)).toHaveAttribute("data-hydrated");
    });
  }
});

/** Delays all scripts; returns a function that delivers them. */
async function withholdScripts(page: Page) {
  let deliver = () => {};
  const delivered = new Promise<void>((done) => (deliver = done));
  await page.route(SCRIPTS, async (route) => {
    await delivered;
    await route.continue();
  });
  return deliver;
}

test.describe("the first interaction is not lost:", () => {
  test("a date and a text typed at once", async ({ page }) => {
    await page.goto("/?vehicle=Mazda+3");
    await page.locator("#booking-form [name=pickupDate]").fill("2030-06-10");
    await page.locator("[name=name]").click();
    await page.keyboard.type("Nino Beridze");
    await expect(root(page)).toHaveAttribute("data-hydrated");
    await expect(page.locator("#booking-form [name=pickupDate]")).toHaveValue("2030-06-10");
    await expect(page.locator("[name=name]")).toHaveValue("Nino Beridze");
    await expect(page.locator("[name=name]")).toBeFocused();
    await expect(page.getByText(texts.en.booking.draft.saved)).toBeVisible();
  });

  test("a filter chosen before hydration", { tag: "@slow" }, async ({ page }) => {
    const deliver = await withholdScripts(page);
    await page.goto("/all-cars");
    await page.getByRole("combobox").first().selectOption("sedan");
    deliver();
    await expect(page).toHaveURL(/type=sedan/);
  });
});

test.describe("idle time starts it", () => {
  test("in a browser with a booking of its own", async ({ page, context }) => {
    const url = process.env.SITE_URL!;
    await context.addCookies([{ name: "live", value: "1", url }]);
    // The site refuses its socket, as no booking belongs to the cookie.
    await context.routeWebSocket(/\/ws/, () => {});
    await page.goto("/faq");
    await expect(root(page)).toHaveAttribute("data-hydrated");
  });

  test("at the desk", { tag: "@slow" }, async ({ page, context }) => {
    await context.addCookies([staffCookie()]);
    await page.goto("/admin");
    await expect(root(page)).toHaveAttribute("data-hydrated");
  });
});

test(
  "a help prompt closed before hydration remains closed in the session",
  { tag: "@slow" },
  async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await page.locator("[data-prompt=help] summary").dispatchEvent("click");
    const stored = () => page.evaluate(() => sessionStorage.getItem("helpPromptDismissed"));
    await expect.poll(stored).toBe("yes");
    await page.reload();
    await expect(page.locator("[data-prompt=help]")).not.toHaveAttribute("open");
  },
);

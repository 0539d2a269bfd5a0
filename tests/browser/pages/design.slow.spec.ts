import { AxeBuilder } from "@axe-core/playwright";
import { expect, hydrated, pauseClock, test } from "../fixtures";
import { startDevelopmentSite, type Site } from "../site";

let site: Site;

test.describe.configure({ mode: "serial" });
// The development server bundles dependencies at the first visit, and logs it.
test.use({ expectedProblems: [/Outdated Optimize Dep|dynamically imported module/] });
test.beforeAll(async () => {
  site = await startDevelopmentSite();
});
test.afterAll(() => site.stop());

test("the design system page hydrates", async ({ page }) => {
  // The first visit bundles the dependencies, and may load the page again.
  test.setTimeout(240_000);
  await expect(async () => {
    await page.goto(`${site.url}/design`);
    await hydrated(page);
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Design system");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`primitives in the ${colorScheme} scheme have no accessibility violation`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(`${site.url}/design`);
    await hydrated(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

test("tabs, accordion and popover work by keyboard", async ({ page }) => {
  await page.goto(`${site.url}/design`);
  await hydrated(page);
  await page.getByRole("tab", { name: "First" }).press("ArrowRight");
  await expect(page.getByText("Second", { exact: true })).toHaveAttribute("aria-selected", "true");
  const answers = page.locator("#accordion details[open]");
  await page.getByText("One question?").press("Enter");
  await page.getByText("Another question?").press("Enter");
  await expect(answers).toHaveCount(1);
  await page.getByText("Another question?").press("Enter");
  await expect(answers).toHaveCount(0);
  await page.getByRole("button", { name: "Popover" }).press("Enter");
  await expect(page.locator("#specimen-popover")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#specimen-popover")).toBeHidden();
});

test("shows one toast at a time, focused by F8, for five seconds", async ({ page }) => {
  await page.clock.install();
  await page.goto(`${site.url}/design`);
  await hydrated(page);
  await pauseClock(page);
  await page.getByRole("button", { name: "default toast" }).click();
  await page.getByRole("button", { name: "destructive toast" }).click();
  const region = page.getByRole("region", { name: /F8/ });
  await expect(region).toContainText("A destructive toast");
  await expect(region).not.toContainText("A default toast");
  await page.clock.runFor(4_900);
  await expect(region).toContainText("A destructive toast");
  await page.clock.runFor(200);
  await expect(region).not.toContainText("toast");
  await page.getByRole("button", { name: "default toast" }).click();
  await page.keyboard.press("F8");
  await expect(region).toBeFocused();
  // Nobody loses a message while reading it.
  await page.clock.runFor(60_000);
  await expect(region).toContainText("A default toast");
  await page.keyboard.press("Escape");
  await expect(region).not.toContainText("toast");
  await expect(region).toBeFocused();
});

test("a toast is closed by a swipe to the right of 50 pixels", async ({ page }) => {
  await page.goto(`${site.url}/design`);
  await hydrated(page);
  await page.getByRole("button", { name: "default toast" }).click();
  const region = page.getByRole("region", { name: /F8/ });
  const text = region.getByText("It also stands in the page.");
  const swipe = async (pixels: number) => {
    const { x, y } = (await text.boundingBox())!;
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    await page.mouse.move(x + 5 + pixels, y + 5, { steps: 5 });
    await page.mouse.up();
  };
  await swipe(-80);
  await swipe(45);
  await expect(text).toBeVisible();
  await swipe(55);
  await expect(text).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("links between sections and answers work", async ({ page }) => {
    await page.goto(`${site.url}/design`);
    await expect(page.getByText("The second part.")).toBeHidden();
    await page.getByRole("link", { name: "Second", exact: true }).click();
    await expect(page.getByText("The second part.")).toBeVisible();
    await page.getByText("One question?").click();
    await expect(page.locator("#question-a")).toBeVisible();
  });
});

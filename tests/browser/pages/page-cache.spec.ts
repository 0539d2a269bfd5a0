import { sample } from "../combinations";
import { expect, hydrated, test } from "../fixtures";

for (const [address, to] of sample([
  ["/?x=1&utm_source=letter&passengers=4&type=suv&gclid=Foreign123", "/?type=suv&passengers=4"],
  ["/ka/all-cars?utm_source=letter&gclid=Foreign123", "/ka/all-cars"],
  ["/cars/1?gclid=Foreign123&type=suv", "/cars/1"],
] as const)) {
  test(
    `${address} is the same page with and without scripts`,
    { tag: "@slow" },
    async ({ page }) => {
      const written = await (await page.request.get(address)).text();
      expect(written).not.toContain("Foreign123");
      await page.goto(address);
      const back = page.locator('form[action="/language"] input[name="to"]').first();
      await expect(back).toHaveValue(to);
      await hydrated(page);
      await expect(back).toHaveValue(to);
      expect(await page.content()).not.toContain("Foreign123");
    },
  );
}

test(
  "a cached page shows the visitor's own address, also after navigation",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto("/all-cars?gclid=Foreign123&type=suv");
    await hydrated(page);
    expect(new URL(page.url()).search).toBe("?gclid=Foreign123&type=suv");
    await page.locator("#filter-type").selectOption("sedan");
    await expect(page).toHaveURL(/\/all-cars\?type=sedan&/);
    await page.goBack();
    await expect(page).toHaveURL(/gclid=Foreign123&type=suv$/);
    await expect(page.locator("main [role=status]").first()).toHaveText(/\d+ models/);
  },
);

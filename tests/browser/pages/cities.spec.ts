import { expect, open, test } from "../fixtures";

test("the address of a city is case-insensitive", { tag: "@slow" }, async ({ page }) => {
  const answer = await open(page, "/Batumi");
  expect(answer.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Batumi");
  await expect(page.getByRole("heading", { level: 1 }).locator("[lang=ka]")).toHaveText("ბათუმი");
});

test.describe("other addresses of one segment", () => {
  test.use({ expectedProblems: [/status of 404/] });

  test("are not found", { tag: "@slow" }, async ({ page }) => {
    const answer = await open(page, "/gori");
    expect(answer.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/404 Page Not Found/);
  });
});

import type { Page } from "@playwright/test";
import { expect, hydrated, open, test, texts } from "../fixtures";

const vehicle = (page: Page) => page.locator("#booking-form [name=vehicle]");
const storedCar = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem("selectedCar"),
    sessionStorage.getItem("selectedCarForBooking"),
  ]);

/** Returns the distance of the booking section from the window's top. */
const offset = (page: Page) =>
  page.locator("#booking").evaluate((section) => Math.round(section.getBoundingClientRect().top));

test("Book now on a card selects the car without a request", { tag: "@slow" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const heard = page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        window.addEventListener("carSelected", (event) => resolve((event as CustomEvent).detail));
      }),
  );
  const card = page.locator("#cars article").filter({ hasText: "Jeep Compass" });
  await card.getByRole("link", { name: texts.en.fleet.card.bookNow }).click();
  expect(await heard).toBe("Jeep Compass");
  await expect(vehicle(page)).toHaveValue("Jeep Compass");
  await expect(page.locator("[name=vehicleType]")).toHaveValue("suv");
  expect(await storedCar(page)).toEqual(["Jeep Compass", null]);
  await expect.poll(() => offset(page)).toBe(80);
  expect(requests.filter((url) => url.includes(".data"))).toEqual([]);
});

test(
  "Book this car leads to the form, with the car and the dates",
  { tag: "@slow" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/cars/1?from=2030-06-10&to=2030-06-15");
    const name = await page.getByRole("heading", { level: 1 }).innerText();
    await page.getByRole("link", { name: texts.en.carDetail.book }).click();
    await expect(vehicle(page)).toHaveValue(name);
    await expect(page.locator("[name=returnDate]")).toHaveValue("2030-06-15");
    await expect.poll(() => storedCar(page)).toEqual([name, null]);
    await expect.poll(() => offset(page)).toBe(80);
    // On a later visit the car is still selected.
    await page.goto("/");
    await hydrated(page);
    await expect(vehicle(page)).toHaveValue(name);
  },
);

test(
  "after Book on a car page the form is scrolled to 500 ms after the navigation",
  { tag: "@slow" },
  async ({ page }) => {
    await open(page, "/cars/1");
    await page.evaluate(() => {
      const times: Record<string, number> = {};
      Object.assign(window, { times });
      const push = history.pushState.bind(history);
      history.pushState = (...args) => {
        times.navigation ??= performance.now();
        push(...args);
      };
      addEventListener("scroll", () => {
        if (times.navigation && scrollY > 0) times.scroll ??= performance.now();
      });
    });
    await page.getByRole("link", { name: texts.en.carDetail.book }).click();
    await expect.poll(() => offset(page)).toBe(80);
    await expect(page).toHaveURL(/\?vehicle=[^#]+#booking$/);
    const times = await page.evaluate(
      () => (window as never as { times: Record<string, number> }).times,
    );
    expect(times.scroll! - times.navigation!).toBeGreaterThanOrEqual(500);
  },
);

test("a link with other dates fills in the open form", { tag: "@slow" }, async ({ page }) => {
  await open(page, "/?vehicle=Mazda+3");
  await page.locator("[name=name]").fill("Giorgi");
  const trip = page.getByRole("form", { name: texts.en.fleet.trip.label });
  await trip.locator("[name=from]").fill("2030-06-10");
  await trip.locator("[name=to]").fill("2030-06-12");
  await trip.getByRole("button", { name: texts.en.fleet.trip.show }).click();
  await expect(page).toHaveURL(/from=2030-06-10/);
  const card = page.locator("#cars article").filter({ hasText: "Jeep Compass" });
  await expect(card).toContainText("$100");
  await card.getByRole("link", { name: texts.en.fleet.card.bookNow }).click();
  await expect(page.locator("[name=pickupDate]")).toHaveValue("2030-06-10");
  await expect(page.locator("[aria-labelledby=price-title]")).toContainText("$100");
  await expect(page.locator("[name=name]")).toHaveValue("Giorgi");
});

test("after a link to the form the next Tab goes into it", async ({ page }) => {
  await open(page, "/");
  const card = page.locator("#cars article").filter({ hasText: "Jeep Compass" });
  for (const within of [page.locator("header > div"), card]) {
    const link = within.getByRole("link", { name: texts.en.fleet.card.bookNow, exact: false });
    await link.first().press("Enter");
    await expect(link.first()).not.toBeFocused();
    await page.keyboard.press("Tab");
    await expect(vehicle(page)).toBeFocused();
  }
});

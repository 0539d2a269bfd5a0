import { startClonedSite } from "./cloned-site";
import { VISITORS } from "./combinations";
import { expect, test, texts } from "./fixtures";
import { STAFF_PASSWORD, type Site } from "./site";

// A site of its own: Today lists only the oldest requests, and is empty at first.
let site: Site;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startClonedSite({});
});

test.afterAll(async () => {
  await site?.stop();
});

async function place(name: string) {
  const body = {
    name,
    email: "guest@example.com",
    phone: "+995 555 12 34 56",
    vehicle: "Mazda 3",
    vehicleType: "sedan",
    pickup: "Tbilisi",
    return: "Tbilisi",
    pickupDate: "2031-06-10",
    returnDate: "2031-06-12",
    pickupTime: "12:00",
    returnTime: "12:00",
  };
  const response = await fetch(`${site.url}/api/booking`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
}

for (const { lang, scripts } of VISITORS) {
  const { desk, operator } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("staff sign in on Today, confirm a request there, and have nothing to do", async ({
      page,
    }) => {
      const name = `Guest of Today ${lang}`;
      await place(name);
      await page.goto(`${site.url}/admin/today?lng=${lang}`);
      await page.getByLabel(operator.password).fill(STAFF_PASSWORD);
      await page.getByRole("button", { name: operator.signIn }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.sections.today);
      const row = page.getByRole("listitem", { name });
      await row.getByText(operator.confirm, { exact: true }).click();
      await expect(row.getByText(operator.confirmQuestion)).toBeVisible();
      await row.getByRole("button", { name: operator.confirmYes }).click();
      await expect(row).toHaveCount(0);
      await expect(page).toHaveURL(/\/admin\/today/);
      const [done = ""] = operator.flash.confirmed.split("{{id}}").slice(-1);
      await expect(page.getByRole("status").filter({ hasText: done })).toBeVisible();
      await expect(page.getByText(desk.today.nothing.replace("{{days}}", "7"))).toBeVisible();
      await expect(page.getByRole("link", { name: desk.today.allBookings })).toBeVisible();
    });
  });
}

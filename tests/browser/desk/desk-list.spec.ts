import type { Page } from "@playwright/test";
import { placeBooking } from "../place-booking";
import { sample } from "../combinations";
import {
  expect,
  newVisitor,
  open,
  openDesk,
  pauseClock,
  test,
  texts,
  muteNotifications,
} from "../fixtures";

/** Dates that no other test uses. */
const DAYS = { pickupDate: "2031-03-10", returnDate: "2031-03-12" };

function article(page: Page, number: string) {
  return page.getByRole("article", { name: new RegExp(`^${number} `) });
}

for (const lang of sample(["ka", "en"] as const)) {
  test.describe(lang === "en" ? "with scripts" : "without scripts", () => {
    const scripts = lang === "en";
    test.use({ javaScriptEnabled: scripts });

    test(`staff find a booking in ${lang}, note, complete and download it`, async ({ page }) => {
      const { operator, booking } = texts[lang];
      const visitor = newVisitor();
      const { number } = await placeBooking(visitor, DAYS);
      const { number: other } = await placeBooking(newVisitor(), DAYS);
      await openDesk(page, "/admin?tab=bookings", lang, scripts);
      await page.getByLabel(operator.filter.search).fill(visitor.name.toLowerCase());
      await page.getByLabel(operator.filter.status).selectOption("pending");
      await page.getByLabel(operator.filter.from).fill("2031-03-10");
      await page.getByRole("button", { name: operator.filter.apply }).click();
      await expect(article(page, other)).toHaveCount(0);
      await expect(page).toHaveURL(/q=guest/);

      const link = page.getByRole("link", { name: operator.csv });
      await expect(link).toHaveAttribute("href", /q=guest/);
      const csv = new URL((await link.getAttribute("href"))!, page.url());
      const table = await page.request.get(csv.href);
      expect(await table.text()).toContain(visitor.name);
      expect((await table.text()).split("\r\n")).toHaveLength(3);

      await article(page, number).getByRole("link").first().click();
      await page.getByLabel(operator.note.label, { exact: true }).fill("Knows the road");
      await page.getByRole("button", { name: operator.note.save }).click();
      await expect(
        page.getByRole("main").getByText(operator.flash.noted.replace("{{id}}", number)),
      ).toBeVisible();
      await page.locator("summary", { hasText: operator.correct }).click();
      await page.locator("summary", { hasText: operator.complete }).click();
      await page.getByRole("button", { name: operator.completeYes }).click();
      const history = page.getByRole("main").getByRole("listitem");
      await expect(history.filter({ hasText: "admin" })).toContainText(operator.events.completed);
      await expect(page.getByLabel(operator.note.label, { exact: true })).toHaveValue(
        "Knows the road",
      );
      await page.getByRole("link", { name: operator.back }).click();
      await expect(article(page, number)).toContainText(booking.statuses.completed);
    });
  });
}

test("a printed list has no forms", { tag: "@slow" }, async ({ page }) => {
  await placeBooking(newVisitor());
  await openDesk(page, "/admin?tab=bookings");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expect(page.locator("summary").first()).toBeHidden();
});

test(
  "a new booking shows with a toast and a number in the title",
  { tag: "@slow" },
  async ({ page }) => {
    const { operator } = texts.en;
    await page.addInitScript(() => {
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function count(when) {
        document.documentElement.dataset.tones = "heard";
        start.call(this, when);
      };
    });
    await openDesk(page, "/admin?tab=bookings");
    // Browsers play sound only after an interaction.
    await page.locator("h1").click();
    const visitor = newVisitor();
    // Other tests book concurrently: a later booking replaces the toast.
    const toast = page
      .getByRole("region", { name: texts.en.booking.toasts.label })
      .filter({ hasText: /New request \d+/ });
    await Promise.all([expect(toast).toBeVisible(), placeBooking(visitor)]);
    await expect(page.getByRole("article", { name: new RegExp(visitor.name) })).toBeVisible();
    await expect(page).toHaveTitle(
      new RegExp(`^\\(\\d+\\) ${operator.bookings} · ${operator.title}$`),
    );
    await expect(page.locator("html")).toHaveAttribute("data-tones", "heard");
  },
);

test.describe("a note edited by two", () => {
  test.use({ expectedProblems: [/status of 409/] });

  test("loses no typed text", { tag: "@slow" }, async ({ page }) => {
    const { operator } = texts.en;
    const { number } = await placeBooking(newVisitor());
    const address = `/admin/bookings/${number}`;
    const note = page.getByLabel(operator.note.label, { exact: true });
    const save = page.getByRole("button", { name: operator.note.save });
    await muteNotifications(page.context());
    await openDesk(page, address);
    await note.fill("Wants a roof rack");
    const second = await page.context().newPage();
    await open(second, address);
    await second.getByLabel(operator.note.label, { exact: true }).fill("Pays in cash");
    await second.getByRole("button", { name: operator.note.save }).click();
    await expect(second.getByText("admin ·").last()).toBeVisible();
    await Promise.all([
      page.waitForResponse(/\.data/),
      page.getByRole("link", { name: operator.refresh }).click(),
    ]);
    await save.click();
    await expect(page.getByText(operator.note.stale)).toBeVisible();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByText("Pays in cash")).toBeVisible();
    await expect(note).toHaveValue("Wants a roof rack");
    await note.fill("Pays in cash, wants a roof rack");
    await save.click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(note).toHaveValue("Pays in cash, wants a roof rack");
  });
});

test.describe("a lost connection", () => {
  test.use({ expectedProblems: [/Failed to load resource|ERR_FAILED/] });

  test("leaves a booking's page as it is", { tag: "@slow" }, async ({ page }) => {
    const { operator } = texts.en;
    const { number } = await placeBooking(newVisitor());
    await page.clock.install();
    await muteNotifications(page.context());
    await openDesk(page, `/admin/bookings/${number}`);
    const note = page.getByLabel(operator.note.label, { exact: true });
    await note.fill("TK 386, 03:45");
    await page.route("**/*.data*", (route) => route.abort());
    await page.getByRole("button", { name: operator.note.save }).click();
    await expect(page.getByText(operator.lost)).toBeVisible();
    await pauseClock(page);
    await page.clock.runFor(60_000);
    await expect(page.getByText(operator.cachedBooking)).toBeVisible();
    await expect(note).toHaveValue("TK 386, 03:45");
    await page.unroute("**/*.data*");
    await page.clock.resume();
    await page.getByRole("button", { name: operator.note.save }).click();
    await expect(
      page.getByRole("main").getByText(operator.flash.noted.replace("{{id}}", number)),
    ).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

import type { Page } from "@playwright/test";
import { addDays, businessTime } from "../../../app/web/calendar";
import { expectAccessible } from "../accessible";
import { openClonedSite } from "../cloned-site";
import { FORM_VISITORS } from "../combinations";
import { expect, hydrated, LANGS, pauseClock, test, texts, type Lang } from "../fixtures";
import { inDatabase } from "../../http/site-database";
import { placeBooking } from "../place-booking";
import { STAFF_PASSWORD, type Site } from "../site";

// This file has a site of its own: Today lists only the oldest requests, and is empty at first.
let site: Site;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  site = await openClonedSite({});
});

test.afterAll(async () => {
  await site?.stop();
});

/** Makes a booking. Each has days of its own, or one for each combination: the model has four vehicles. */
async function place(name: string, pickupDate: string, returnDate: string) {
  const visitor = { name, email: "guest@example.com", phone: "+995 555 12 34 56" };
  const car = { vehicle: "Toyota RAV4", vehicleType: "suv", addSkiRack: false };
  const trip = { pickup: "Tbilisi", return: "Tbilisi", pickupDate, returnDate };
  const { number } = await placeBooking(visitor, { ...car, ...trip }, site.url);
  return Number(number);
}

async function signIn(page: Page, lang: Lang, path: string) {
  const { operator } = texts[lang];
  await page.goto(`${site.url}${path}?lng=${lang}`);
  await page.getByLabel(operator.password).fill(STAFF_PASSWORD);
  await page.getByRole("button", { name: operator.signIn }).click();
}

test.describe("a request that a colleague answers", () => {
  test.use({ expectedProblems: [/status of 409/] });

  test(
    "stays while a refusal is typed, and leaves when that was answered",
    { tag: "@slow" },
    async ({ page }) => {
      const { desk, operator } = texts.en;
      const name = "Guest of two colleagues";
      const id = await place(name, "2041-06-10", "2041-06-12");
      await page.clock.install();
      await signIn(page, "en", "/admin/today");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.sections.today);
      await hydrated(page);
      const row = page.getByRole("listitem", { name });
      await row.getByText(operator.refuse, { exact: true }).click();
      const sentence = "Sorry, the roads to Ushguli are closed.";
      await row.getByRole("textbox").fill(sentence);
      await pauseClock(page);
      const status = `${site.url}/api/bookings/${id}/status`;
      const confirmed = await page.request.patch(status, { data: { status: "confirmed" } });
      expect(confirmed.status()).toBe(200);
      const loaded: string[] = [];
      page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
      await page.clock.runFor(60_000);
      // A reload of the data would have been asked for before this.
      await page.evaluate(() => fetch("/robots.txt"));
      expect(loaded).toEqual(["/robots.txt"]);
      await row.getByRole("button", { name: operator.refuseYes }).click();
      const answer = page.getByRole("main").getByRole("alert");
      await expect(answer).toContainText(operator.refusals.stale);
      await expect(answer).toContainText(sentence);
      await page.clock.runFor(60_000);
      await expect(row).toHaveCount(0);
      await expect(answer).toContainText(sentence);
    },
  );
});

for (const [index, { lang, scripts }] of FORM_VISITORS.entries()) {
  const { desk, operator } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("staff sign in on Today, confirm a request there, and have nothing to do", async ({
      page,
    }) => {
      const name = `Guest of Today ${lang} ${scripts}`;
      await place(name, `${2031 + index}-06-10`, `${2031 + index}-06-12`);
      await signIn(page, lang, "/admin/today");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.sections.today);
      const row = page.getByRole("listitem", { name });
      await row.getByText(operator.confirm, { exact: true }).click();
      await expect(row.getByText(operator.confirmQuestion)).toBeVisible();
      await row.getByRole("button", { name: operator.confirmYes }).click();
      await expect(row).toHaveCount(0);
      await expect(page).toHaveURL(/\/admin\/today/);
      const [done = ""] = operator.flash.confirmed.split("{{id}}").slice(-1);
      await expect(
        page.getByRole("main").getByRole("status").filter({ hasText: done }),
      ).toBeVisible();
      await expect(page.getByText(desk.today.nothing.replace("{{days}}", "7"))).toBeVisible();
      await expect(page.getByRole("link", { name: desk.today.allBookings })).toBeVisible();
    });

    test(
      "a vehicle that is late is listed until its return is marked",
      { tag: "@slow" },
      async ({ page }) => {
        const name = `Late guest ${lang} ${scripts}`;
        const { date: today } = businessTime(new Date());
        const id = await place(name, addDays(today, -4), addDays(today, -1));
        await signIn(page, lang, `/admin/bookings/${id}`);
        // The pick-up is over, so confirming is a correction.
        await page.getByText(operator.correct, { exact: true }).click();
        await page.getByText(operator.confirm, { exact: true }).click();
        await page.getByRole("button", { name: operator.confirmYes }).click();
        await page.getByText(operator.handover.other.out, { exact: true }).click();
        const handover = page
          .locator("form")
          .filter({ has: page.getByRole("button", { name: operator.handover.save }) });
        // The field has the planned time, as marking was forgotten.
        await expect(handover.getByLabel(operator.handover.date)).toHaveValue(addDays(today, -4));
        await expect(handover.getByLabel(operator.handover.time)).toHaveValue("12:00");
        await handover.getByRole("button", { name: operator.handover.save }).click();
        await expect(page.getByText(operator.handover.overdue)).toBeVisible();
        await expect(
          page.getByText(operator.handover.other.returned, { exact: true }),
        ).toBeVisible();
        await expect(page.locator(`#returned-${id}-date`)).toBeHidden();

        await page.goto(`${site.url}/admin/today?lng=${lang}`);
        const late = page.getByRole("region", {
          name: desk.today.late_one.replace("{{count}}", "1"),
        });
        await expect(late.getByText("+995 555 12 34 56")).toBeVisible();
        // axe needs scripts.
        if (scripts) await expectAccessible(page);
        await late.getByRole("button", { name }).click();
        await expect(page).toHaveURL(/\/admin\/today/);
        await expect(late).toHaveCount(0);
      },
    );
  });
}

for (const [index, { lang, scripts }] of FORM_VISITORS.entries()) {
  const { desk } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("a message is marked as answered, and a later one waits again", async ({ page }) => {
      const name = `Writing guest ${lang} ${scripts}`;
      const id = await place(name, `${2041 + index}-06-10`, `${2041 + index}-06-12`);
      const write = (text: string) =>
        inDatabase(
          site,
          (sql) => sql`
            insert into booking_events (booking_id, kind, actor, text)
            values (${id}, 'message', 'visitor', ${text})`,
        );
      await write("A red light");
      await signIn(page, lang, "/admin/today");
      const messages = page.getByRole("region", {
        name: desk.today.messages_one.replace("{{count}}", "1"),
      });
      await expect(messages.getByText("A red light")).toBeVisible();
      await expect(page.getByRole("link", { name: desk.sections.today })).toContainText("2");
      // axe needs scripts.
      if (scripts) await expectAccessible(page);
      await messages.getByRole("button", { name: desk.today.answered }).click();
      await expect(messages).toHaveCount(0);
      await expect(page.getByRole("main").getByText(desk.today.answeredDone_one)).toBeVisible();
      await write("It is off again");
      await page.goto(`${site.url}/admin/today?lng=${lang}`);
      await expect(messages.getByText("It is off again")).toBeVisible();
      await expect(messages.getByText("A red light")).toHaveCount(0);
      await page.goto(`${site.url}/admin/bookings/${id}?lng=${lang}`);
      await page.getByRole("button", { name: desk.today.answered }).click();
      await expect(page).toHaveURL(new RegExp(`/admin/bookings/${id}`));
      await expect(page.getByRole("main").getByText(desk.today.answeredDone_one)).toBeVisible();
      await expect(page.getByRole("button", { name: desk.today.answered })).toHaveCount(0);
      await inDatabase(site, (sql) => sql`delete from bookings where id = ${id}`);
    });
  });
}

for (const lang of LANGS) {
  test(
    `a hand-over of another day is compact on a phone in ${lang}`,
    { tag: "@slow" },
    async ({ page }) => {
      const { date: today } = businessTime(new Date());
      const id = await place("Guest of tomorrow", addDays(today, 1), addDays(today, 3));
      await page.setViewportSize({ width: 390, height: 844 });
      await signIn(page, lang, "/admin/today");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        texts[lang].desk.sections.today,
      );
      const data = { status: "confirmed" };
      const confirmed = await page.request.patch(`${site.url}/api/bookings/${id}/status`, { data });
      expect(confirmed.status()).toBe(200);
      await page.reload();
      const rows = page.getByRole("listitem").filter({ hasText: "Guest of tomorrow" });
      await expect(rows).toHaveCount(2);
      for (const row of await rows.all()) {
        expect(await row.evaluate(whatOverflows)).toEqual([]);
        expect(await row.evaluate(spaceBelowText)).toBeLessThan(16);
      }
      await inDatabase(site, (sql) => sql`delete from bookings where id = ${id}`);
    },
  );
}

/** Returns texts of a row that are wider than their cells. */
function whatOverflows(row: Element): (string | null)[] {
  return [...row.children]
    .filter((cell) => cell.checkVisibility() && cell.scrollWidth > cell.clientWidth + 1)
    .map((cell) => cell.textContent);
}

/** Returns the pixels below the last line of a row that only its icons fill. */
function spaceBelowText(row: Element): number {
  const bottoms = [...row.querySelectorAll(":scope > :is(p, time, span)")].flatMap((cell) => {
    if (cell.querySelector("a[href^='tel:']")) return [];
    const range = document.createRange();
    range.selectNodeContents(cell);
    return [range.getBoundingClientRect().bottom];
  });
  const { paddingBlockEnd } = getComputedStyle(row);
  return row.getBoundingClientRect().bottom - parseFloat(paddingBlockEnd) - Math.max(...bottoms);
}

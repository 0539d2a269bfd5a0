import type { Page } from "@playwright/test";
import { addDays, businessTime } from "../../../app/web/calendar";
import { setUnits } from "~/catalog/fleet/testing/set-units";
import { expectAccessible } from "../accessible";
import { inDatabase } from "../../http/site-database";
import { openClonedSite } from "../cloned-site";
import { FORM_VISITORS } from "../combinations";
import { expect, hydrated, test, texts, type Lang } from "../fixtures";
import { STAFF_PASSWORD, type Site } from "../site";

// A confirmation is refused where no car is free.
test.use({ expectedProblems: [/status of 409/] });

// This file has a site of its own, whose bookings are in the past.
let site: Site;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  site = await openClonedSite({});
});

test.afterAll(async () => {
  await site?.stop();
});

const { date: today } = businessTime(new Date());

async function place(name: string, from: number, to: number) {
  const response = await fetch(`${site.url}/api/booking`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      name,
      email: "guest@example.com",
      phone: "+995 555 12 34 56",
      vehicle: "Toyota RAV4",
      vehicleType: "suv",
      pickup: "Tbilisi",
      return: "Tbilisi",
      pickupDate: addDays(today, from),
      returnDate: addDays(today, to),
      pickupTime: "12:00",
      returnTime: "12:00",
    }),
  });
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: number };
  return id;
}

async function placeConfirmed(name: string, from: number, to: number) {
  const id = await place(name, from, to);
  await inDatabase(
    site,
    (sql) => sql`
      select set_booking_status(${id}, 'confirmed', '{pending}', true, business_time(now()))`,
  );
  return id;
}

async function signIn(page: Page, lang: Lang) {
  const { operator } = texts[lang];
  await page.goto(`${site.url}/admin/today?lng=${lang}`);
  await page.getByLabel(operator.password).fill(STAFF_PASSWORD);
  await page.getByRole("button", { name: operator.signIn }).click();
  // The next address would be opened without the session.
  await expect(page.getByLabel(operator.password)).toHaveCount(0);
}

for (const { lang, scripts } of FORM_VISITORS) {
  const { desk, operator } = texts[lang];
  const counted = (text: string, count: number) => text.replace("{{count}}", String(count));

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test.beforeEach(async ({ page }) => {
      await inDatabase(site, (sql) => sql`delete from bookings`);
      await signIn(page, lang);
    });

    test(
      "pick-ups that nobody marked are answered one by one, then all as planned",
      { tag: "@slow" },
      async ({ page }) => {
        await inDatabase(site, (sql) => setUnits(sql, 4, "Toyota RAV4"));
        await placeConfirmed("Sara Taken", -9, 2);
        await placeConfirmed("Tom Missing", -8, 2);
        const called = await placeConfirmed("Zaza Phoned", -7, -3);
        await placeConfirmed("Carl Regular", -6, -3);
        await page.goto(`${site.url}/admin/today?lng=${lang}`);
        const rowOf = (name: string) =>
          page.getByRole("listitem").filter({ hasText: name }).first();
        await expect(rowOf("Sara Taken")).toContainText(desk.today.notPickedUp);
        if (scripts) await expectAccessible(page);

        const handed = rowOf("Sara Taken");
        await handed.locator("summary", { hasText: desk.today.handedOver }).click();
        await expect(handed.getByLabel(operator.handover.date)).toHaveValue(addDays(today, -9));
        await handed.getByLabel(operator.handover.time).fill("13:30");
        await handed.getByRole("button", { name: operator.handover.save }).click();
        await expect(rowOf("Sara Taken").getByText(desk.today.notPickedUp)).toHaveCount(0);

        const missed = rowOf("Tom Missing");
        await missed.locator("summary", { hasText: operator.noShow }).click();
        await missed
          .getByLabel(operator.cancelNote.label)
          .locator("visible=true")
          .fill("We waited.");
        await missed.getByRole("button", { name: operator.noShowYes }).click();
        await expect(rowOf("Tom Missing")).toHaveCount(0);

        const cancelled = rowOf("Zaza Phoned");
        await cancelled.locator("summary", { hasText: operator.cancel }).click();
        await cancelled.getByLabel(operator.cancelReason).selectOption("withdrawn");
        await cancelled.getByRole("button", { name: operator.cancelYes }).click();
        await expect(rowOf("Zaza Phoned")).toHaveCount(0);

        await page.locator("summary", { hasText: desk.today.settle.open }).click();
        await expect(page.getByRole("checkbox")).toBeChecked();
        await page.getByRole("button", { name: desk.today.settle.submit }).click();
        const done = counted(desk.today.settle.done_one, 1);
        await expect(page.getByRole("main").getByText(done)).toBeVisible();
        await expect(page.getByText(desk.today.notPickedUp)).toHaveCount(0);

        await page.goto(`${site.url}/admin/bookings/${called}?lng=${lang}`);
        await expect(page.getByRole("main")).toContainText(operator.reasons.withdrawn);
      },
    );
  });

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}, with another customer`, () => {
    test.use({ javaScriptEnabled: scripts });

    test.beforeEach(async ({ page }) => {
      await inDatabase(site, (sql) => sql`delete from bookings`);
      await signIn(page, lang);
    });

    test(
      "as planned leaves out a car that another customer still had",
      { tag: "@slow" },
      async ({ page }) => {
        await inDatabase(site, (sql) => setUnits(sql, 1, "Toyota RAV4"));
        await placeConfirmed("Carl Regular", 28, 30);
        await placeConfirmed("Lena Late", 31, 33);
        await placeConfirmed("Max Missed", 35, 37);
        // All three have the same car, as they were confirmed 40 days ago.
        await inDatabase(site, async (sql) => {
          await sql`
            update bookings set pickup_date = pickup_date - 40, return_date = return_date - 40`;
          await sql`
            update occupancy set during = tsrange(
              lower(during) - interval '40 days', upper(during) - interval '40 days'
            ) where booking_id is not null`;
        });
        await page.goto(`${site.url}/admin/today?lng=${lang}`);
        const rowOf = (name: string) =>
          page.getByRole("listitem").filter({ hasText: name }).first();
        const handed = rowOf("Lena Late");
        await handed.locator("summary", { hasText: desk.today.handedOver }).click();
        await handed.getByLabel(operator.handover.time).fill("13:30");
        await handed.getByRole("button", { name: operator.handover.save }).click();
        await expect(rowOf("Lena Late").getByText(desk.today.notPickedUp)).toHaveCount(0);

        await page.locator("summary", { hasText: desk.today.settle.open }).click();
        await expect(page.getByRole("checkbox")).toHaveCount(1);
        await expect(page.getByRole("main")).toContainText(
          desk.today.settle.leftOutTaken_one.split("{{ids}}")[1]!,
        );
        await page.getByRole("button", { name: desk.today.settle.submit }).click();
        const done = counted(desk.today.settle.done_one, 1);
        await expect(page.getByRole("main").getByText(done)).toBeVisible();
        const unmarked = page
          .getByRole("listitem")
          .filter({ hasText: desk.today.notPickedUp, has: page.locator("form") });
        await expect(unmarked).toHaveCount(1);
        await expect(unmarked).toContainText("Max Missed");
      },
    );
  });

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}, no free car`, () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      "a request without a free car has one message, with its choices",
      { tag: "@slow" },
      async ({ page }) => {
        await inDatabase(site, (sql) => sql`delete from bookings`);
        await signIn(page, lang);
        await inDatabase(site, (sql) => setUnits(sql, 1, "Toyota RAV4"));
        await placeConfirmed("Has the car", 30, 32);
        const id = await place("Wants the car", 30, 32);
        const none = operator.refusals.full;
        for (const address of ["today", `bookings/${id}`]) {
          // oxlint-disable-next-line no-await-in-loop -- one page after the other.
          await test.step(address, async () => {
            await page.goto(`${site.url}/admin/${address}?lng=${lang}`);
            const confirm = page.locator(`details[name=decide-${id}]`).first();
            await confirm.locator("summary").click();
            await confirm.getByRole("button", { name: operator.confirmYes, exact: true }).click();
            const alert = page.getByRole("alert").filter({ hasText: none });
            await expect(alert).toBeInViewport();
            if (scripts) await expect(alert).toBeFocused();
            const inMain = page.getByRole("main");
            await expect(
              inMain.getByText(operator.confirmQuestion).locator("visible=true"),
            ).toHaveCount(0);
            await expect(inMain.getByText(operator.notices.carTaken)).toHaveCount(0);
            await expect(inMain.getByText(operator.overlaps).locator("visible=true")).toHaveCount(
              0,
            );
            if (scripts) await expectAccessible(page);
          });
        }
        const alert = page.getByRole("alert").filter({ hasText: none });
        await alert.getByRole("link", { name: operator.model.change }).click();
        await expect(page.getByLabel(operator.model.fleet, { exact: true })).toBeInViewport();

        await page.goto(`${site.url}/admin/today?lng=${lang}`);
        const confirm = page.locator(`details[name=decide-${id}]`).first();
        await confirm.locator("summary").click();
        await confirm.getByRole("button", { name: operator.confirmYes, exact: true }).click();
        await alert.locator("summary", { hasText: operator.refuse }).click();
        await alert.getByLabel(operator.cancelNote.label).fill("No car, sorry.");
        await alert.getByRole("button", { name: operator.refuseYes }).click();
        const done = operator.flash.refused.replace("{{id}}", String(id));
        await expect(page.getByRole("main").getByText(done)).toBeVisible();
        await page.goto(`${site.url}/admin/bookings/${id}?lng=${lang}`);
        await expect(page.getByRole("main")).toContainText("No car, sorry.");
      },
    );
  });

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}, requests`, () => {
    test.use({ javaScriptEnabled: scripts });

    test.beforeEach(async ({ page }) => {
      await inDatabase(site, (sql) => sql`delete from bookings`);
      await signIn(page, lang);
    });

    test(
      "a request is refused on Today with a sentence to the customer",
      { tag: "@slow" },
      async ({ page }) => {
        const id = await place("Asks for a car", 30, 32);
        await page.goto(`${site.url}/admin/today?lng=${lang}`);
        const row = page.getByRole("listitem", { name: "Asks for a car" });
        await row.locator("summary", { hasText: operator.refuse }).click();
        await expect(row.getByText(operator.refuseQuestion)).toBeVisible();
        await row.getByLabel(operator.cancelNote.label).fill("All <cars> are out.");
        await row.getByRole("button", { name: operator.refuseYes }).click();
        await expect(row).toHaveCount(0);
        await page.goto(`${site.url}/admin/bookings/${id}?lng=${lang}`);
        await expect(page.getByRole("main")).toContainText("All <cars> are out.");
        await page.locator("summary", { hasText: operator.correct }).click();
        await page.locator("summary", { hasText: operator.confirm }).click();
        await expect(page.getByText(operator.confirmQuestion)).toBeVisible();
        await page.getByRole("button", { name: operator.confirmYes }).click();
        await expect(page.locator("summary", { hasText: operator.cancel }).first()).toBeVisible();
        // The pick-up is still to come.
        await expect(page.locator("summary", { hasText: operator.noShow })).toHaveCount(0);
        await expect(page.getByRole("main")).not.toContainText("All <cars> are out.");
      },
    );

    test(
      "requests that nobody answered stay or are cancelled all at once",
      { tag: "@slow" },
      async ({ page }) => {
        await place("Dead one", -40, -39);
        await place("Dead two", -40, -39);
        // A request that came just now is not due, and the question about it would be withdrawn within a minute.
        const ask = () =>
          inDatabase(
            site,
            (sql) => sql`
              update bookings set expiry = 'asked', created_at = now() - interval '40 hours'`,
          );
        for (const answer of ["keep", "cancel"] as const) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other.
          await test.step(answer, async () => {
            await ask();
            await page.goto(`${site.url}/admin/today?lng=${lang}`);
            const region = page.getByRole("region", {
              name: counted(desk.today.asked.title_other, 2),
            });
            await expect(region).toContainText("Dead two");
            if (scripts) await expectAccessible(page);
            const { asked } = desk.today;
            await region
              .locator("summary", { hasText: counted(asked[`${answer}_other`], 2) })
              .click();
            await region
              .getByRole("button", { name: counted(asked[`${answer}Yes_other`], 2) })
              .click();
            const done = counted(asked[`${answer}Done_other`], 2);
            await expect(page.getByRole("main").getByText(done)).toBeVisible();
            await expect(region).toHaveCount(0);
          });
        }
      },
    );
  });
}

test(
  "an answer that is under way shows it, and is sent once",
  { tag: "@slow" },
  async ({ page }) => {
    const { desk } = texts.en;
    const counted = (text: string) => text.replace("{{count}}", "2");
    await inDatabase(site, (sql) => sql`delete from bookings`);
    await signIn(page, "en");
    await place("Dead one", -40, -39);
    await place("Dead two", -40, -39);
    await inDatabase(site, (sql) => sql`update bookings set expiry = 'asked'`);
    await page.goto(`${site.url}/admin/today?lng=en`);
    await hydrated(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let posts = 0;
    await page.route("**/admin/today.data*", async (route) => {
      if (route.request().method() === "POST") {
        posts += 1;
        await held;
      }
      await route.continue();
    });
    await page.locator("summary", { hasText: counted(desk.today.asked.keep_other) }).click();
    const yes = page.getByRole("button", { name: counted(desk.today.asked.keepYes_other) });
    const form = page.locator("form").filter({ has: yes });
    await yes.click();
    await expect(form).toHaveAttribute("aria-busy", "true");
    await expect(yes).toHaveCSS("opacity", "0.6");
    await yes.click();
    release();
    await expect(
      page.getByRole("main").getByText(counted(desk.today.asked.keepDone_other)),
    ).toBeVisible();
    await expect(page.locator("form[aria-busy]")).toHaveCount(0);
    expect(posts).toBe(1);
  },
);

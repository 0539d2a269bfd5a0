import { calendarOf, eventOf } from "~/messaging/feeds/import/testing/calendar-text";
import { startCalendarServer } from "~/messaging/feeds/import/testing/calendar-server";
import { insertImport } from "~/messaging/feeds/import/imports.queries.server";
import { setUnits } from "~/catalog/fleet/testing/set-units";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { expectAccessible } from "../accessible";
import { inDatabase } from "../../http/site-database";
import { openClonedSite } from "../cloned-site";
import { FORM_VISITORS } from "../combinations";
import { expect, newVisitor, test, texts } from "../fixtures";
import { whatDoesNotFit } from "../layout";
import { placeBooking } from "../place-booking";
import { STAFF_PASSWORD, type Site } from "../site";

let site: Site;
let calendars: Awaited<ReturnType<typeof startCalendarServer>>;

test.describe.configure({ mode: "default" });
test.use({ viewport: { width: 390, height: 844 } });

test.beforeAll(async () => {
  calendars = await startCalendarServer();
  site = await openClonedSite({ FEEDS_ALLOW_PRIVATE: "on" });
});
test.afterAll(async () => {
  await site?.stop();
  await calendars?.stop();
});

/** Adds a model whose only car is booked for 10 to 12 June, and imports a calendar. */
async function rentOut(vehicle: string) {
  const trip = { vehicle, pickupDate: "2030-06-10", returnDate: "2030-06-12" };
  const { number } = await placeBooking(newVisitor(), trip, site.url);
  await inDatabase(site, async (sql) => {
    await setUnits(sql, 1, vehicle);
    await setStatus(number, "confirmed");
    const [car] = await sql<{ id: number }[]>`
      select vehicles.id from vehicles join cars on cars.id = car_id where cars.name = ${vehicle}`;
    const url = `${calendars.url}?${vehicle.length}`;
    await insertImport(sql, { vehicleId: car!.id, source: `Partner ${vehicle}`, url });
  });
  return number;
}

const setStatus = (number: string, status: "confirmed" | "cancelled") =>
  inDatabase(site, async (sql) => {
    const update = { id: BigInt(number), status, actor: "nino" };
    expect(await updateBookingStatus(sql, update, [])).toMatchObject({ ok: true });
  });

const MODELS = ["Mazda 3", "Jeep Compass", "Toyota RAV4", "Nissan Rogue"];

for (const [index, { lang, scripts }] of FORM_VISITORS.entries()) {
  const { feeds, calendar, operator } = texts[lang];
  const vehicle = MODELS[index]!;

  test.describe(`the calendar of another site, ${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      "that collides with a booking is stored, shown, and settled once the time is free",
      { tag: "@slow" },
      async ({ page }) => {
        const number = await rentOut(vehicle);
        calendars.send(calendarOf(eventOf("a", 11, 14), eventOf("b", 20, 22)));
        await page.goto(`${site.url}/admin/calendar/feeds?lng=${lang}`);
        await page.getByLabel(operator.password).fill(STAFF_PASSWORD);
        await page.getByRole("button", { name: operator.signIn }).click();
        const entry = page.getByRole("listitem").filter({ hasText: `Partner ${vehicle}` });
        const fetchNow = entry.getByRole("button", { name: feeds.in.fetch, exact: true });
        await fetchNow.click();
        await expect(page.getByRole("main").getByText(feeds.done.fetched)).toBeVisible();
        await expect(entry).toContainText(feeds.in.events_one.replace("{{count}}", "1"));
        await expect(entry).toContainText(feeds.in.colliding_one.replace("{{count}}", "1"));
        expect(await whatDoesNotFit(page)).toEqual([]);
        // axe needs scripts.
        if (scripts) await expectAccessible(page);

        await page.goto(`${site.url}/admin/calendar?from=2030-06-10&days=14`);
        const trouble = page.getByRole("region", { name: calendar.trouble.title });
        await expect(trouble).toContainText(`Partner ${vehicle}`);

        await setStatus(number, "cancelled");
        await page.goto(`${site.url}/admin/calendar/feeds`);
        await expect(entry).toContainText(feeds.in.events_other.replace("{{count}}", "2"));
        await expect(
          entry.getByText(feeds.in.colliding_one.replace("{{count}}", "1")),
        ).toBeHidden();
      },
    );

    test(
      "that is rightly empty frees its car with one button",
      { tag: "@slow" },
      async ({ page }) => {
        const source = `Empty ${lang} ${scripts}`;
        await inDatabase(site, async (sql) => {
          const url = `${calendars.url}?${encodeURIComponent(source)}`;
          await insertImport(sql, { vehicleId: 5 + index, source, url });
        });
        await page.goto(`${site.url}/admin/calendar/feeds?lng=${lang}`);
        await page.getByLabel(operator.password).fill(STAFF_PASSWORD);
        await page.getByRole("button", { name: operator.signIn }).click();
        const entry = page.getByRole("listitem").filter({ hasText: source });
        const fetchNow = entry.getByRole("button", { name: feeds.in.fetch, exact: true });
        calendars.send(calendarOf(eventOf("a", 11, 14)));
        await fetchNow.click();
        await expect(entry).toContainText(feeds.in.events_one.replace("{{count}}", "1"));
        calendars.send(calendarOf());
        await fetchNow.click();
        await expect(entry).toContainText(feeds.faults.empty);
        expect(await whatDoesNotFit(page)).toEqual([]);
        // axe needs scripts.
        if (scripts) await expectAccessible(page);

        const accept = feeds.in.acceptEmpty_one.replace("{{count}}", "1");
        await entry.getByRole("button", { name: accept }).click();
        await expect(page.getByRole("main").getByText(feeds.done.accepted)).toBeVisible();
        await expect(entry).toContainText(feeds.in.events_other.replace("{{count}}", "0"));
        await expect(entry.getByText(feeds.faults.empty)).toBeHidden();
      },
    );
  });
}

import { addDays, businessTime } from "../../../app/web/calendar";
import { openClonedSite } from "../cloned-site";
import { expect, LANGS, test, texts } from "../fixtures";
import { whatDoesNotFit } from "../layout";
import { placeBooking } from "../place-booking";
import { inDatabase } from "../../http/site-database";
import { STAFF_PASSWORD, type Site } from "../site";

// This file has a site of its own, so that all rows of Today are its own.
let site: Site;

const PICKUPS = [
  ["Sara Klein", "Tbilisi"],
  ["კონსტანტინე გამსახურდია ხვედელიანიშვილი", "Kutaisi Airport"],
  ["Nora Noon", "Other"],
  ["Peter Papers Again With A Very Long Family Name", "Tbilisi Airport"],
] as const;

const SHOWN = [
  { width: 390, media: "screen" },
  { width: 1280, media: "screen" },
  // This is the width of A4.
  { width: 794, media: "print" },
] as const;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  site = await openClonedSite({});
  const { date } = businessTime(new Date());
  await Promise.all(
    PICKUPS.map(([name, pickup], index) => place(name, pickup, addDays(date, 1 + index))),
  );
  await inDatabase(site, (sql) => sql`update bookings set status = 'confirmed'`);
});

test.afterAll(async () => {
  await site?.stop();
});

function place(name: string, pickup: string, pickupDate: string) {
  const visitor = { name, email: "guest@example.com", phone: "+995 555 12 34 56" };
  const car = { vehicle: "Toyota RAV4", vehicleType: "suv", addSkiRack: false };
  const trip = { pickup, return: pickup, pickupDate, returnDate: addDays(pickupDate, 1) };
  return placeBooking(visitor, { ...car, ...trip }, site.url);
}

for (const lang of LANGS) {
  test(`rows of Today in ${lang} break no word, overlap nothing and line up`, async ({ page }) => {
    const { operator } = texts[lang];
    await page.goto(`${site.url}/admin/today?lng=${lang}`);
    await page.getByLabel(operator.password).fill(STAFF_PASSWORD);
    await page.getByRole("button", { name: operator.signIn }).click();
    const rows = page.locator("main li:has(> time)");
    await expect(rows).toHaveCount(2 * PICKUPS.length);
    for (const { width, media } of SHOWN) {
      /* oxlint-disable no-await-in-loop -- one page. */
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ media });
      expect(await whatDoesNotFit(page, true), `at ${width}`).toEqual([]);
      const measured = await Promise.all((await rows.all()).map((row) => row.evaluate(measureRow)));
      expect(
        measured.flatMap(({ tooWide, broken }) => [...tooWide, ...(width < 600 ? [] : broken)]),
        `at ${width}`,
      ).toEqual([]);
      // On a phone the longest family names break, and the price is as wide as its text.
      const columns = new Set(measured.map((row) => row.columns));
      if (width > 600) expect([...columns], `at ${width}`).toHaveLength(1);
    }
  });
}

/**
 * Returns texts of a row that are wider than their cells, words of its name on two lines, and its columns.
 */
function measureRow(row: Element) {
  const cells = [...row.children].filter((cell) => cell.checkVisibility());
  const tooWide = cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1);
  const columns = getComputedStyle(row).gridTemplateColumns;
  const name = row.querySelector("p bdi")?.firstChild as Text;
  const broken = [...name.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const tops = [index, index + word.length - 1].map((letter) => {
      const range = document.createRange();
      range.setStart(name, letter);
      range.setEnd(name, letter + 1);
      return range.getBoundingClientRect().top;
    });
    return tops[0] === tops[1] ? [] : [`${word} is broken`];
  });
  return { broken, tooWide: tooWide.map((cell) => cell.textContent), columns };
}

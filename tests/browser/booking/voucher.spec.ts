import type { Page } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";
import type { Term } from "~/catalog/terms/terms";
import type { StoredSettings } from "~/catalog/company/site-settings";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { expectAccessible } from "../accessible";
import { inDatabase } from "../../http/site-database";
import { openClonedSite } from "../cloned-site";
import { languages, VISITORS } from "../combinations";
import { expect, newVisitor, open, test, texts } from "../fixtures";
import { whatDoesNotFit } from "../layout";
import { placeBooking } from "../place-booking";
import { STAFF_PASSWORD, type Site } from "../site";
import { cutOnPaper, expectOneSheet } from "../steps/voucher-steps";

/** A company that has entered only what it has to, with the longest names. */
const BARE: StoredSettings = {
  contacts: {
    siteName: "Kartli and Kakheti Mountain Car Rental and Tours",
    name: `<b>"Cars" & ${"Ж".repeat(80)}`,
    phone: "+995555000001",
    whatsapp: "+995555000001",
    email: `${"rentals".repeat(8)}@example.com`,
  },
};

/** The address that a site takes for its public one while none is set: that of its settings, here port 0. */
const PUBLIC_URL = "http://localhost:0";

let site: Site;
let bare: Site;
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  [site, bare] = await Promise.all([openClonedSite(), openClonedSite({}, BARE)]);
});

test.afterAll(async () => {
  await Promise.all([site?.stop(), bare?.stop()]);
});

/** Books and confirms. Resolves with the reference and the path of the booking's page. */
async function confirm(on: Site, changes: Record<string, unknown> = {}) {
  const { number, reference, token } = await placeBooking(newVisitor(), changes, on.url);
  await inDatabase(on, async (sql) => {
    const update = {
      id: BigInt(number),
      status: "confirmed",
      actor: "nino",
      overbook: true,
      now: new Date(),
    } as const;
    expect(await updateBookingStatus(sql, update, [])).toMatchObject({ ok: true });
  });
  return { number, reference, own: `/bookings/${token}` };
}

/** Confirms a booking of a car that is not on offer, so it has no picture. */
async function confirmOther(on: Site, name: string, notes: string) {
  const other = { vehicle: "Other", vehicleType: "suv", name, notes };
  const { number, token } = await placeBooking(newVisitor(), other, on.url);
  await inDatabase(on, async (sql) => {
    await sql`
      update bookings set status = 'confirmed', terms = ${sql.json(ALL_TERMS)}
      where id::text = ${number}`;
  });
  return { own: `/bookings/${token}` };
}

const LONG = {
  en: `${"Not covered: tyres, glass, the underbody. ".repeat(24)}${"W".repeat(40)}`,
  ka: `${"არ იფარება საბურავები, მინები და ქვედა ნაწილი. ".repeat(20)}${"წ".repeat(40)}`,
};

const ALL_TERMS: Term[] = [
  { key: "cancellation", hours: 48, until: { date: "2030-06-08", time: "12:00" } },
  {
    key: "deposit",
    from: 100,
    to: 500,
    currency: "USD",
    by: ["cash", "card", "transfer"],
    returnDays: 14,
  },
  { key: "excess", amount: 1000, currency: "USD" },
  { key: "zeroExcess", perDay: 25, currency: "USD" },
  { key: "notCovered", text: LONG },
  { key: "mileage", limit: 300, perKm: { amount: 0.5, currency: "USD" } },
  { key: "fuel", level: "full" },
  { key: "age", from: 21, to: 25 },
  { key: "licence", years: 2 },
  { key: "payment", atPickup: true, by: ["cash", "card", "transfer"], noCard: true },
  {
    key: "secondDriver",
    allowed: "fee",
    fee: { amount: 5, currency: "USD", per: "day", atMost: 50 },
  },
] as Term[];

/** What customers type at most, each with letters of its own kind. */
const LARGEST = [
  ["W".repeat(100), `${"Щ".repeat(300)}\n\n${"W W\n".repeat(400)}`],
  [
    `<b>"${"ש".repeat(48)} ${"محمد ".repeat(8)}`,
    "طاولة أطفال <script>alert(1)</script> ".repeat(40),
  ],
] as const;

/** Returns the text of the code in a picture of the voucher. */
async function readCode(page: Page, name: string) {
  const picture = await page.getByRole("img", { name }).screenshot();
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Returns the dates of a trip, which are in another month for each number. */
function daysOf(number: number) {
  const month = String(number + 1).padStart(2, "0");
  return { pickupDate: `2030-${month}-10`, returnDate: `2030-${month}-12` };
}

for (const { lang, scripts } of VISITORS) {
  const { find, keep, voucher } = texts[lang].ownBooking;

  test.describe(`the voucher, ${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } });

    test("is found on the page of a confirmed booking, and fits a phone and a sheet", async ({
      page,
    }) => {
      const { own, reference } = await confirm(site, {
        vehicle: "Kia Sportage",
        // The fleet has few of them: each visit has days of its own.
        ...daysOf(VISITORS.findIndex((one) => one.lang === lang && one.scripts === scripts)),
        notes: "TK 386, a seat for a girl of 4.",
      });
      await open(page, site.url + own, lang, scripts);
      await page.getByRole("link", { name: keep.voucher }).click();
      const sheet = page.getByRole("article");
      await expect(sheet).toContainText(voucher.valid.confirmed);
      await expect(sheet).toContainText(reference);
      await expect(sheet).toContainText("a girl of 4");
      await expect(sheet.locator("p[lang=ka]")).toHaveCount(lang === "ka" ? 0 : 1);
      await expect(page.getByRole("button", { name: voucher.print })).toHaveCount(scripts ? 1 : 0);
      expect(await whatDoesNotFit(page)).toEqual([]);
      if (scripts) await expectAccessible(page);
      await expectOneSheet(page);
      expect(await cutOnPaper(page)).toEqual([]);
      await page.emulateMedia({ media: "print" });
      for (const frame of await page.locator("body > :not(main)").all()) {
        await expect(frame).toBeHidden();
      }
      await expect(page.getByRole("button")).toHaveCount(0);
    });

    test("has a code that leads to a form without the secret link, and staff to the booking", async ({
      page,
    }) => {
      const { own, number, reference } = await confirm(site);
      await open(page, `${site.url}${own}/voucher`, lang, scripts);
      const path = `/bookings?number=${reference}`;
      const address = `${site.url}${path}`;
      expect(await readCode(page, voucher.code)).toBe(PUBLIC_URL + path);
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      expect(await readCode(page, voucher.code)).toBe(PUBLIC_URL + path);
      await page.emulateMedia({ media: null, colorScheme: null });

      await page.context().clearCookies();
      await open(page, address, lang, scripts);
      await expect(page.getByLabel(find.number)).toHaveValue(reference);
      await expect(page.getByLabel(find.email, { exact: true })).toHaveValue("");
      expect(await whatDoesNotFit(page)).toEqual([]);
      if (scripts) await expectAccessible(page);

      const form = { intent: "sign-in", username: "admin", password: STAFF_PASSWORD };
      await page.request.post(`${site.url}/admin`, { form });
      await page.goto(address);
      expect(new URL(page.url()).pathname).toBe(`/admin/bookings/${number}`);
    });

    test("is none for a request, which says so and leads back", async ({ page }) => {
      const { token } = await placeBooking(newVisitor(), {}, site.url);
      await open(page, `${site.url}/bookings/${token}`, lang, scripts);
      await expect(page.getByRole("link", { name: keep.voucher })).toHaveCount(0);
      const response = await open(page, `${site.url}/bookings/${token}/voucher`, lang, scripts);
      expect(response.status()).toBe(200);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(voucher.none.pending.title);
      await expect(page.getByRole("img", { name: voucher.code })).toHaveCount(0);
      if (scripts) await expectAccessible(page);
      await page.getByRole("link", { name: voucher.back }).click();
      await expect(page).toHaveURL(new RegExp(`/bookings/${token}`));
    });
  });
}

for (const lang of languages("ka")) {
  test(`the largest voucher in ${lang} is one sheet with all but the end of its notes`, async ({
    page,
  }) => {
    for (const [name, notes] of LARGEST) {
      const { own } = await confirmOther(bare, name, notes);
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, `${bare.url}${own}/voucher`, lang);
      await expect(page.getByRole("article")).toContainText(name);
      await expect(page.locator("article script")).toHaveCount(0);
      expect(await whatDoesNotFit(page)).toEqual([]);
      await expectOneSheet(page);
      expect(await cutOnPaper(page)).toEqual([]);
    }
  });
}

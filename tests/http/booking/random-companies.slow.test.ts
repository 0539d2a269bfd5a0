import fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import type { Sql } from "#db/connect";
import {
  choicesOf,
  companies,
  independentSum,
  rulesOf,
  SLUGS,
  trips,
  walkDays,
  type RandomCompany,
  type RandomTrip,
} from "~/catalog/pricing/testing/random-company";
import { textOf } from "~/messaging/delivery/testing/mail-stand-in";
import { addDays } from "~/web/calendar";
import { startServices, type Services } from "../../browser/services";
import { openClonedSite } from "../../browser/cloned-site";
import type { Site } from "../../browser/site";
import { json, sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { changeFleet, inDatabase } from "../site-database";
import { bookingBody, signIn, type StoredBooking } from "../site-fixture";

/** The company `at` of the list, with one trip of a customer of it. */
type Case = { at: number; company: RandomCompany; going: RandomTrip; lang: "en" | "ka" };

const SEED = 63;
const PLACES = ["Tbilisi", "Batumi", "Kutaisi Airport"];
const CAR = "Toyota RAV4";
const PICKUP_DATE = "2030-03-20";

let services: Services;
let site: Site;
let Cookie: string;

beforeAll(async () => {
  services = await startServices();
  site = await openClonedSite(services.env);
  Cookie = await signIn(site);
  return async () => {
    await site.stop();
    await services.stop();
  };
});

/** Returns 200 companies, each with a trip that its form accepts. */
function randomCases(): Case[] {
  const pairs = fc.sample(fc.tuple(companies, trips), { numRuns: 200, seed: SEED });
  return pairs.map(([company, going], at) => {
    const { discount } = going;
    const isNothing = discount && "amount" in discount && discount.amount === 0;
    return {
      at,
      company,
      lang: at % 2 === 0 ? "en" : "ka",
      going: {
        ...going,
        days: 1 + (Math.abs(going.days) % 60),
        deliveryFee: going.pickup === null ? 0 : going.deliveryFee,
        border: company.border && going.border === "AM" ? "AM" : null,
        discount: isNothing ? null : discount,
      },
    };
  });
}

/** Makes the site that of a company, with the delivery fee and the discount code of a trip. */
function become(sql: Sql, { company, going }: Case) {
  const { currency, gel: GEL, rates, zeroExcess } = company;
  const { graceMinutes, fees } = rulesOf(company);
  const { discount } = going;
  const none = { percent: null, amount: null, currency: null, lastDay: null, maxUses: null };
  const main = { currency, rate: currency === "USD" ? 1 : 2.5 };
  const exchange = GEL === null ? null : { date: "2026-06-01", GEL, EUR: 0.9 };
  return sql.begin(async (change) => {
    await change`select replace_main_currency(${change.json(main)})`;
    await change`delete from settings where name = 'exchangeRates'`;
    if (exchange) {
      await change`
        insert into settings (name, value) values ('exchangeRates', ${change.json(exchange)})`;
    }
    await change`delete from rate_tiers`;
    for (const type of ["suv", "sedan"]) {
      await change`
        insert into rate_tiers (vehicle_type, min_days, daily_rate)
        values (${type}, 1, ${rates[0]}), (${type}, 4, ${rates[1]})`;
    }
    await change`select replace_fees(${change.json({ graceMinutes, rules: fees as [] })})`;
    await change`
      select replace_codes(${change.json(discount ? [{ ...none, ...discount }] : [])})`;
    await change`update places set fee = ${going.deliveryFee} where slug = any(${SLUGS})`;
    await change`update cars set zero_excess = ${zeroExcess}`;
  });
}

/** Writes cents as pages do, their spaces as usual ones. */
function written(cents: number, { company: { currency }, lang }: Case): string {
  const [whole = "", part = ""] = (cents / 100).toFixed(2).split(".");
  const [thousands, decimal] = lang === "en" ? [",", "."] : [" ", ","];
  const grouped = whole.replaceAll(/(\d)(?=(\d{3})+$)/g, `$1${thousands}`);
  const amount = part === "00" ? grouped : grouped + decimal + part;
  if (lang === "ka") return `${amount} ${currency === "USD" ? "$" : "₾"}`;
  return currency === "USD" ? `$${amount}` : `${amount} GEL`;
}

const SUM_LABELS = {
  en: { toPay: "To pay", total: "Total" },
  ka: { toPay: "გადასახდელი თანხა", total: "ჯამი" },
};

/** Returns the text of a page or a mail, without its markup and scripts. */
function plain(markup: string): string {
  return markup
    .replaceAll(/<script.*?<\/script>/gs, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/[\s*|:]+/g, " ");
}

/** Expects a text to have the sum to pay after its label, in Georgian perhaps after an approximation in lari. */
function expectSum(where: string, text: string, one: Case, cents: number | null) {
  const { toPay, total } = SUM_LABELS[one.lang];
  const label = cents === null ? total : toPay;
  const own = written(cents ?? rentalCents(one), one);
  const found = plain(text)
    .split(`${label} `)
    .slice(1)
    .map((rest) => rest.replace(/^≈ [^(]+\(/, ""))
    .filter((rest) => rest.startsWith(own) && !/^[.,]?\d/.test(rest.slice(own.length)));
  if (found.length === 0) throw new Error(`${where}: no “${label} ${own}”`);
}

/** Returns the price of the rental days, in cents. */
function rentalCents({ company, going }: Case): number {
  const { days } = walkDays(company, going);
  return days * company.rates[days >= 4 ? 1 : 0] * 100;
}

function sumOf({ company, going }: Case): number | null {
  const cents = independentSum(company, going);
  return Number.isNaN(cents) ? null : cents;
}

function bodyOf({ at, lang, company, going }: Case): Record<string, unknown> {
  const choices = choicesOf(going);
  const place = (slug: string | null) => (slug === null ? "Other" : PLACES[SLUGS.indexOf(slug)]);
  return bookingBody({
    name: `Trip ${at}`,
    email: `trip-${at}@example.com`,
    vehicle: CAR,
    pickup: place(going.pickup),
    return: place(going.return ?? going.pickup),
    pickupDate: PICKUP_DATE,
    returnDate: addDays(PICKUP_DATE, going.days),
    pickupTime: going.pickupTime,
    returnTime: going.returnTime,
    ...(choices.driverAge && { driverAge: choices.driverAge }),
    ...(choices.secondDriver && { secondDriver: true }),
    ...(choices.zeroExcess && company.zeroExcess !== null && { zeroExcess: true }),
    ...(choices.border && { border: choices.border }),
    ...(choices.discount && { code: choices.discount.code }),
    lng: lang,
  });
}

const desk = async (path: string) => sendRequest(site, path, { headers: { Cookie } });

/** Returns a page for visitors in the language of a case. */
async function openIn({ lang }: Case, path: string) {
  const answer = await sendRequest(site, lang === "en" ? path : `/ka${path === "/" ? "" : path}`);
  expect(answer.status).toBe(200);
  return answer;
}

/** Reads the price of a day where search engines and other programs do. */
async function checkFacts(one: Case) {
  const rate = Math.min(...one.company.rates);
  const { currency } = one.company;
  const [, data = ""] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(
      (await sendRequest(site, "/cars/1")).text,
    ) ?? [];
  expect(data).toContain(`"price":"${rate}","priceCurrency":"${currency}"`);
  const car = json<Record<string, unknown>>(await sendRequest(site, "/api/cars/1"));
  const { zeroExcess } = one.company;
  expect(car).toMatchObject({ pricePerDay: String(rate), currency, zeroExcess });
  const text = (await sendRequest(site, "/llms.txt")).text;
  for (const each of new Set(one.company.rates)) {
    expect(text).toContain(written(each * 100, { ...one, lang: "en" }));
  }
}

/** Reads the pages of a trip of which neither times nor choices are known: a card has the days only. */
async function checkCards(one: Case) {
  const { going } = one;
  const open = { pickupTime: "12:00", returnTime: "12:00", return: null, driverAge: null } as const;
  const unknown = { secondDriver: false, zeroExcess: false, border: null, discount: null } as const;
  const company = { ...one.company, night: null };
  const card: Case = { ...one, company, going: { ...going, ...open, ...unknown } };
  const cents = sumOf(card) ?? rentalCents(card);
  const pickup = bodyOf(one).pickup as string;
  const query = new URLSearchParams({
    from: PICKUP_DATE,
    to: addDays(PICKUP_DATE, going.days),
    pickup,
  });
  for (const path of [`/all-cars?${query}`, `/cars/1?${query}`]) {
    const text = plain((await openIn(one, path)).text);
    const ends = text.split(written(cents, one)).slice(1);
    // No digit of a larger number may follow.
    expect(ends.some((rest) => !/^[.,]?\d/.test(rest))).toBe(true);
  }
}

/** Books a trip by the form without scripts, at the price that it shows, and returns the path of its page. */
async function bookByForm(one: Case): Promise<string> {
  const { addChildSeat: _, addSkiRack: __, lng: ___, ...body } = bodyOf(one);
  const fields = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, value === true ? "on" : String(value)]),
  );
  const path = one.lang === "en" ? "/" : "/ka";
  const shown = openPage(await sendForm(site, path, { ...fields, intent: "price" }));
  const { quote = "" } = shown.values("booking-request");
  const cents = sumOf(one);
  if (cents !== null) expectSum("form", shown.textOf("booking-form") ?? "", one, cents);
  const answer = await sendForm(site, path, { ...fields, quote, asked: "dates" });
  const [, token] = /booked=([\w-]{22})/.exec(answer.headers.get("Location") ?? "") ?? [];
  if (!token) throw new Error(`not booked but ${answer.status}: ${quote} for ${cents}`);
  return `/bookings/${token}`;
}

/** Follows a booked trip through everything that the customer and the company read. */
async function checkBooking(one: Case, path: string) {
  const cents = sumOf(one);
  const read = async (where: string) => (await sendRequest(site, path + where)).text;
  expectSum("own page", await read(""), one, cents);
  // A folded line may begin with "at $45:", which looks like that of a stack.
  const folded = await (await fetch(`${site.url}${path}/calendar.ics`)).text();
  const file = folded.replaceAll(/\r\n /g, "").replaceAll(/\\[n,;]/g, unescaped);
  expectSum("calendar file", file, one, cents);
  const booking = await storedBooking(one);
  expectStored(booking, one);
  expectSum("desk", (await desk(`/admin/bookings/${booking.id}?lng=${one.lang}`)).text, one, cents);
  await inDatabase(
    site,
    (sql) => sql`update bookings set status = 'confirmed' where id = ${booking.id}`,
  );
  expectSum("voucher", await read("/voucher"), one, cents);
}

const unescaped = (sign: string) => (sign === "\\n" ? "\n" : sign.slice(1));

/** Returns the booking of a trip from the staff API. */
async function storedBooking({ at }: Case): Promise<StoredBooking> {
  const answer = await desk("/api/bookings?limit=1");
  const [booking] = json<StoredBooking[]>(answer);
  expect(booking?.name).toBe(`Trip ${at}`);
  return booking!;
}

/** Expects the members of a booking in the API, in CSV or in a webhook to have the sum. */
function expectStored(booking: Record<string, unknown>, one: Case) {
  const cents = sumOf(one);
  const payable = cents === null ? null : cents / 100;
  const { currency } = one.company;
  const { days } = walkDays(one.company, one.going);
  const totalPrice = rentalCents(one) / 100;
  expect(booking).toMatchObject({ payable, currency, rentalDays: days, totalPrice });
  const lines = booking.lines as { amount: number; currency: string }[];
  const sums = (of: string) =>
    lines.reduce(
      (sum, line) => sum + (line.currency === of ? Math.round(line.amount * 100) : 0),
      0,
    );
  const other = currency === "USD" ? "GEL" : "USD";
  if (cents !== null) expect([sums(currency), sums(other)]).toEqual([cents, 0]);
}

/** Expects the webhook, the mails and the lines of the export to have the sums of all trips. */
async function checkMessages(cases: readonly Case[]) {
  const { mail, receiver } = services;
  await vi.waitFor(
    () => {
      const last = `trip-${cases.at(-1)!.at}@example.com`;
      expect(mail.to(last)).not.toEqual([]);
      expect(receiver.calls.length).toBeGreaterThanOrEqual(cases.length);
      expect(mail.mails.length).toBeGreaterThanOrEqual(2 * cases.length);
    },
    { timeout: 120_000, interval: 200 },
  );
  const hooks = receiver.calls.map(({ body }) => JSON.parse(body) as Hook);
  const { text: csv } = await desk("/admin/bookings.csv?lng=en");
  for (const one of cases) {
    const cents = sumOf(one);
    const name = `Trip ${one.at}`;
    const [received] = mail.to(`trip-${one.at}@example.com`);
    const text = textOf(received!);
    // Fees that can't be converted stand in the sum to pay of a mail, each currency by itself.
    const rental = ` ${written(rentalCents(one), one)}`;
    if (cents !== null) expectSum(`mail ${one.at}`, text, one, cents);
    else if (!plain(text).includes(rental)) throw new Error(`mail ${one.at}: no “${rental}”`);
    const hook = hooks.find(({ booking }) => booking.name === name);
    expectStored(hook!.booking, one);
    const row = csv.split("\r\n").find((line) => line.includes(`,${name},`));
    const sums = `,${rentalCents(one) / 100},${cents === null ? "" : cents / 100},${one.company.currency},`;
    expect(row).toContain(sums);
  }
}

type Hook = { booking: Record<string, unknown> };

test("each of 200 companies asks one sum for a trip, on every page and in every message", async () => {
  const cases = randomCases();
  expect(cases).toHaveLength(200);
  for (const one of cases) {
    // oxlint-disable no-await-in-loop -- a site is one company at a time.
    await changeFleet(site, (sql) => become(sql, one));
    await checkFacts(one);
    await checkCards(one);
    await checkBooking(one, await bookByForm(one));
    // oxlint-enable no-await-in-loop
  }
  await checkMessages(cases);
}, 600_000);

/** @module-tag slow */
import { describe, expect, test } from "vitest";
import { EXAMPLE_EXCHANGE } from "#db/seed/rates";
import { businessTime } from "~/web/calendar";
import { sendRequest, sendForm } from "../answer";
import { inDatabase } from "../site-database";
import { openPage } from "../page";
import { useTwoNodes } from "../two-nodes";

const PATH = "/admin/settings";
/** The page of a trip of five days, for a car that costs 225 USD. */
const TRIP = "/cars/1?from=2030-06-10&to=2030-06-15";
const COUNTER = /\d bookings? today/;
const nodes = useTwoNodes();
const { pages } = nodes;

const openSettings = async () =>
  openPage(await sendRequest(nodes.first, PATH, { headers: { Cookie: nodes.Cookie } }));

/** Sends the current form with some changed fields. */
async function save(fields: Record<string, string>) {
  const form = (await openSettings()).values("main");
  return sendForm(nodes.first, PATH, { ...form, ...fields }, { Cookie: nodes.Cookie });
}

test("redirects visitors to sign-in and changes nothing", async () => {
  const page = await sendRequest(nodes.first, PATH);
  expect([page.status, page.headers.get("Location")]).toEqual([
    303,
    "/admin?next=%2Fadmin%2Fsettings",
  ]);
  const sent = await sendForm(
    nodes.first,
    PATH,
    { siteName: "Stolen" },
    { Cookie: "session=wrong" },
  );
  expect([sent.status, sent.headers.get("Location")]).toEqual([
    303,
    "/admin?next=%2Fadmin%2Fsettings",
  ]);
  const foreign = await sendForm(
    nodes.first,
    PATH,
    {},
    { Cookie: nodes.Cookie, Origin: "https://evil.example" },
  );
  expect(foreign.status).toBe(403);
  expect((await pages("/"))[0]).not.toContain("Stolen");
});

test("rates of exchange are the example's until others are saved", async () => {
  const rates = () =>
    inDatabase(nodes.first, async (sql) => {
      const [row] = await sql`select value from settings where name = 'exchangeRates'`;
      return row?.value as unknown;
    });
  const example = { ...EXAMPLE_EXCHANGE, date: businessTime(new Date()).date };
  expect(await rates()).toEqual(example);
  await save({});
  expect(await rates()).toEqual(example);
  await save({ isDollarsFirst: "on" });
  expect(await rates()).toEqual({ ...example, isDollarsFirst: true });
  await save({ rateGEL: "2.73" });
  const { date, EUR } = example;
  expect(await rates()).toEqual({ date, GEL: 2.73, EUR, isDollarsFirst: true });
});

describe("a change is in the next response of each node", () => {
  test.each([
    ["the phone", { phone: "+995 599 11 22 33" }, "/", "+995 599 11 22 33"],
    ["the site's name", { siteName: "Travellers" }, "/all-cars", "· Travellers</title>"],
    ["the address", { "address.en": "Pushkin Street 3" }, "/terms", "Pushkin Street 3"],
    ["an address in Georgian", { "address.ka": "პუშკინის ქუჩა 3" }, "/ka/terms", "პუშკინის ქუჩა 3"],
    ["the tax number", { taxNumber: "405 12 34 56" }, "/", '"taxID":"405123456"'],
    ["the tax number in the terms", { taxNumber: "405123457" }, "/terms", ">405123457</dd>"],
    ["the tax number of a person", { taxNumber: "01001012345" }, "/privacy-policy", "01001012345"],
    ["the tax number in the footer", { taxNumber: "405123458" }, "/faq", "405123458"],
    ["the email", { email: "we@mgzavri.example" }, "/.well-known/security.txt", "we@mgzavri"],
    ["the office hours", { opens: "08:15", closes: "19:45" }, "/", "08:15\u2060–\u206019:45"],
    [
      "hours past midnight",
      { opens: "18:00", closes: "02:00" },
      "/",
      `"opens":"18:00","closes":"02:00"`,
    ],
    [
      "a closed day",
      { closedDays: "10.6.2030" },
      "/?from=2030-06-10&to=2030-06-15",
      "Our office is closed on this day.",
    ],
    ["the exchange rates", { rateGEL: "3", rateEUR: "1" }, TRIP, "≈ 675 GEL"],
  ])("%s", async (_, fields, path, shown) => {
    for (const html of await pages(path)) expect(html).not.toContain(shown);
    const saved = await save(fields);
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, `${PATH}?saved=`]);
    for (const html of await pages(path)) expect(html).toContain(shown);
  });

  test("switches the counters off, and on again by clearing the field", async () => {
    for (const html of await pages("/")) expect(html).toMatch(COUNTER);
    await save({ socialProof: "off" });
    for (const html of await pages("/")) expect(html).not.toMatch(COUNTER);
    await save({ socialProof: "" });
    for (const html of await pages("/")) expect(html).toMatch(COUNTER);
  });

  test("clearing a field restores its default", async () => {
    await save({ siteName: "Emptied" });
    await save({ siteName: "" });
    for (const html of await pages("/all-cars")) expect(html).toContain("· Mgzavri</title>");
  });
});

test("the fields show what applies, with a way back to the first values", async () => {
  const before = (await openSettings()).values("main");
  expect(before).toMatchObject({ email: expect.stringContaining("@"), telegram: "mgzavri" });
  await save({ telegram: "travellers" });
  const page = await openSettings();
  expect(page.values("main").telegram).toBe("travellers");
  expect(page.textOf("main")).toContain("Reset to the default: mgzavri");
  expect((await save({ reset: "telegram" })).status).toBe(303);
  const after = await openSettings();
  expect(after.values("main").telegram).toBe("mgzavri");
  expect(after.textOf("main")).toContain("Telegram : travellers → default");
  expect(after.textOf("main")).not.toContain("Reset to the default: mgzavri");
});

test("rejects an invalid value at its field, preserves the values, and saves nothing", async () => {
  const answer = await save({ phone: "call me", "address.en": "Elsewhere 5" });
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([422, "no-store"]);
  const page = openPage(answer);
  expect(page.linksIn("alert")).toEqual(["#phone"]);
  expect(page.byRole("alert")[0]).toContain("Enter the number with +");
  expect(page.values("main")).toMatchObject({ phone: "call me", "address.en": "Elsewhere 5" });
  expect((await openSettings()).values("main")["address.en"]).not.toBe("Elsewhere 5");
  const partial = await sendForm(
    nodes.first,
    PATH,
    { siteName: "Alone" },
    { Cookie: nodes.Cookie },
  );
  expect(partial.status).toBe(422);
});

test("overwrites a concurrent change only after confirmation", async () => {
  const form = (await openSettings()).values("main");
  await save({ "address.en": "Freedom Square 1" });
  const wrong = await sendForm(
    nodes.first,
    PATH,
    { ...form, phone: "call me" },
    { Cookie: nodes.Cookie },
  );
  const mended = { ...openPage(wrong).values("main"), phone: "", siteName: "Mine" };
  const late = await sendForm(nodes.first, PATH, mended, { Cookie: nodes.Cookie });
  expect([late.status, late.headers.get("Cache-Control")]).toEqual([409, "no-store"]);
  expect(openPage(late).byRole("alert")).toHaveLength(1);
  expect(openPage(late).textOf("main")).toContain("Freedom Square 1");
  expect((await openSettings()).values("main")["address.en"]).toBe("Freedom Square 1");
  const again = { ...openPage(late).values("main"), "address.en": "Freedom Square 1" };
  expect((await sendForm(nodes.first, PATH, again, { Cookie: nodes.Cookie })).status).toBe(303);
  const { "address.en": address, siteName } = (await openSettings()).values("main");
  expect([address, siteName]).toEqual(["Freedom Square 1", "Mine"]);
});

test("the page shows the log of changes", async () => {
  await save({ name: "Noted Ltd" });
  const text = (await openSettings()).textOf("main");
  expect(text).toMatch(/admin Name of the company : default → Noted Ltd/);
});

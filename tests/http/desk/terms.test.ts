/** @module-tag slow */
import { beforeAll, describe, expect, test } from "vitest";
import { TERM_FIELDS } from "~/catalog/company/content/parts";
import { addModel, modelId, modelValues, outcomeOf } from "../fleet/fleet-forms";
import { json, sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { confirmBookings, changeFleet } from "../site-database";
import { bookingFields, signIn, useSite } from "../site-fixture";

const fixture = useSite();
const EDITOR = "/admin/content/terms";
const DATES = "from=2030-06-10&to=2030-06-15";
let Cookie: string;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

const get = (path: string) => sendRequest(fixture.site, path, { headers: { Cookie } });
const open = async (path: string) => openPage(await get(path));

/** Saves fields of the company's terms; ticks that are not given are off. */
async function saveTerms(fields: Record<string, string>) {
  const { version = "" } = (await open(EDITOR)).values("main");
  return sendForm(
    fixture.site,
    EDITOR,
    { intent: "save", version, depositReturnDays: "", ...fields },
    { Cookie },
  );
}

/** Books a car and resolves with the path of the booking's page. */
async function book(vehicle: string) {
  const fields = bookingFields({ vehicle, email: `${vehicle.length}@example.com` });
  const answer = await sendForm(fixture.site, "/", fields);
  const location = answer.headers.get("Location") ?? "";
  const [, token] = /booked=([\w-]{22})/.exec(location) ?? [];
  if (!token) throw new Error(`not booked: ${answer.status}`);
  return { confirmation: location.replace(/#.*/, ""), page: `/bookings/${token}` };
}

test("the terms of the company are a form, whose values are on the next page", async () => {
  const editor = await open(EDITOR);
  const shown = editor.values("main");
  expect(shown).toMatchObject({ depositCash: "on", secondDriver: "free", depositReturnDays: "0" });
  const saved = await saveTerms({
    depositTransfer: "on",
    depositReturnDays: "14",
    payCard: "on",
    secondDriver: "fee",
  });
  expect(outcomeOf(saved)).toEqual([303, `${EDITOR}?saved=`]);
  const { text } = await get("/cars/1");
  for (const words of ["by bank transfer", "back within 14 days", "for a fee"]) {
    expect(text).toContain(words);
  }
  expect((await get("/llms.txt")).text).toContain("Second driver: for a fee");
  expect((await get("/faq")).text).toContain("You can pay by card.");
});

test.each([
  [{ depositReturnDays: "91" }, "depositReturnDays"],
  [{ depositReturnDays: "soon" }, "depositReturnDays"],
  [{ secondDriver: "perhaps" }, "secondDriver"],
])("%j is refused at its field", async (fields, field) => {
  const refused = await saveTerms(fields);
  expect(refused.status).toBe(422);
  const page = openPage(refused);
  expect(page.linksIn("alert")).toEqual([`#${field}`]);
});

describe("a model with terms of its own", () => {
  const name = "Nissan Terrano";
  let path: string;

  beforeAll(async () => {
    path = await addModel(fixture.site, Cookie, name, {
      excess: "450",
      zeroExcess: "12,5",
      mileageLimit: "250",
      bags: "4",
      deposit: "80",
      minAge: "24",
      roads: "omalo=no juta=ask",
    });
  });

  test("says them on its page, on its card and to programs", async () => {
    const id = modelId(path);
    const { text } = await get(`/cars/${id}?${DATES}`);
    const words = ["$450", "$12.50 a day", "250 km a day", "$80", "until 8 June 2030"];
    for (const word of [...words, "Ask us first", "Omalo (Tusheti)", '"PropertyValue"']) {
      expect(text).toContain(word);
    }
    expect((await get(`/all-cars?${DATES}`)).text).toContain("$450 excess");
    expect(json(await get(`/api/cars/${id}`))).toMatchObject({
      excess: 450,
      zeroExcess: 12.5,
      mileageLimit: 250,
      bags: 4,
      roads: [
        { road: "Juta", allowed: "ask" },
        { road: "Omalo (Tusheti)", allowed: "no" },
      ],
    });
    const georgian = json(await get(`/api/cars/${id}?lng=ka`));
    expect(georgian).toMatchObject({ roads: [{ road: "ჯუთა" }, { road: "ომალო (თუშეთი)" }] });
  });

  test("keeps them when the form is sent again, and loses a road that is no longer answered", async () => {
    const values = await modelValues(fixture.site, Cookie, path);
    expect(values).toMatchObject({ excess: "450", zeroExcess: "12.5", bags: "4" });
    const sent = { ...values, intent: "save", roads: "juta=yes", excess: "" };
    expect(outcomeOf(await sendForm(fixture.site, path, sent, { Cookie }))).toEqual([303, path]);
    expect(json(await get(`/api/cars/${modelId(path)}`))).toMatchObject({
      excess: null,
      roads: [{ road: "Juta", allowed: "yes" }],
    });
    const wrong = { ...sent, roads: "juta=never", mileageLimit: "0", zeroExcess: "0" };
    const refused = await sendForm(fixture.site, path, wrong, { Cookie });
    expect(refused.status).toBe(422);
    expect(openPage(refused).linksIn("alert")).toEqual(["#zeroExcess", "#mileageLimit", "#roads"]);
  });

  test("are those of a booking on the confirmation, its page, its voucher and in its calendar", async () => {
    const booked = await book(name);
    await confirmBookings(fixture.site);
    const [confirmation, page, voucher, calendar] = await Promise.all([
      get(booked.confirmation),
      get(booked.page),
      get(`${booked.page}/voucher`),
      get(`${booked.page}/calendar.ics`),
    ]);
    for (const { text } of [confirmation, page, voucher]) {
      expect(text).toContain("until 8 June 2030, 12:00");
    }
    for (const { text } of [confirmation, page]) expect(text).toContain("250 km a day");
    expect(voucher.text).toContain("$80");
    expect(page.text).toContain("Allowed");
    expect(calendar.text.replaceAll(/\r\n /g, "")).toContain("$80 deposit");
  });
});

test("the form links to the terms and the privacy policy beside its send button", async () => {
  const { text } = await get("/");
  const form = text.slice(text.indexOf('id="booking-form"'));
  expect(form).toMatch(/accept our terms[^]{0,200}href="\/terms"[^]{0,200}href="\/privacy-policy"/);
});

test("a road that is added is in the form of each model, and a removed one on no page", async () => {
  const values = (await open("/admin/prices")).values("roads");
  expect(values.version).toBe("0");
  const roads = [
    ["juta", "Juta village", "ჯუთა"],
    ["", "Khde", "ხდე"],
  ];
  const body = new URLSearchParams({ intent: "save-roads", version: "0" });
  for (const [slug = "", english = "", georgian = ""] of roads) {
    body.append("slug", slug);
    body.append("name.en", english);
    body.append("name.ka", georgian);
  }
  const saved = await sendRequest(fixture.site, "/admin/prices", {
    method: "POST",
    headers: {
      Cookie,
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: fixture.site.url,
    },
    body: body.toString(),
  });
  expect(outcomeOf(saved)).toEqual([303, "/admin/prices?done=roads"]);
  expect((await get("/admin/fleet/1")).text).toContain('value="khde=ask"');
  const { text } = await get("/cars/1");
  expect(text).toContain("Juta village");
  expect(text).not.toContain("Omalo (Tusheti)");
});

test("where nothing is said, no term appears anywhere", async () => {
  await changeFleet(fixture.site, async (sql) => {
    await sql`
      update cars set deposit = null, excess = null, zero_excess = null, mileage_limit = null, min_age = null,
        licence_years = null, roads = null, bags = null`;
    await sql`update content set value = '{}' where section in ('promises', 'terms', 'insurance')`;
  });
  expect(Object.keys((await open(EDITOR)).values("main"))).not.toContain(TERM_FIELDS[0]);
  const { page, confirmation } = await book("Toyota RAV4");
  const paths = ["/", `/all-cars?${DATES}`, `/cars/1?${DATES}`, page, confirmation];
  for (const path of [...paths, `${page}/voucher`, `/?vehicle=Mazda+3&${DATES}`]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other.
    const { text } = await get(path);
    const html = text.replaceAll(/<script[^]*?<\/script>/g, "");
    expect([
      path,
      html.match(/Refundable deposit|Free cancellation|Excess|Mileage|Not covered/),
    ]).toEqual([path, null]);
  }
  expect((await get("/cars/1")).text).not.toContain("PropertyValue");
  expect((await get("/llms.txt")).text).not.toContain("- Terms:");
});

import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { claimTexts, EXAMPLE_CLAIMS } from "~/catalog/company/company-numbers";
import { saveSettings } from "~/catalog/company/site-settings.queries.server";
import { withoutExampleContacts } from "~/catalog/company/company";
import { testSite } from "~/catalog/company/testing/test-site";
import { insertModel } from "~/catalog/fleet/models/change-model.server";
import { modelInput } from "~/catalog/fleet/testing/model-input";
import { progressOf, setupItems, type SetupFacts } from "./setup";
import { findSetupFacts, keepCurrency, recordTestMessage } from "./setup.queries.server";

const database = useTestDatabase();
const NOTHING: SetupFacts = {
  hasCurrency: false,
  hasFleet: false,
  hasPrices: false,
  hasPlaces: false,
  hasPhotos: false,
  hasTexts: false,
  hasTested: false,
  hasCounters: false,
  hasChat: false,
};

describe("the checklist", () => {
  const { company } = testSite;
  const doneOf = (facts: Partial<SetupFacts>, contacts = {}) =>
    setupItems(
      { company: withoutExampleContacts({ ...company, ...contacts }), isPublished: false },
      { ...NOTHING, ...facts },
    )
      .filter(({ isDone }) => isDone)
      .map(({ id }) => id);

  test("of a new site has nothing done", () => {
    expect(doneOf({})).toEqual([]);
    expect(progressOf(setupItems({ company, isPublished: false }, NOTHING)).done).toBe(0);
  });

  test("needs both contacts", () => {
    expect(doneOf({}, { name: "Kolkhi", phone: "+995599112233" })).toEqual(["name"]);
    const own = { name: "Kolkhi", phone: "+995599112233", email: "we@kolkhi.example" };
    expect(doneOf({}, own)).toEqual(["name", "contacts"]);
  });

  test.each([
    [{}, []],
    [{ whatsapp: "+995599445566" }, ["chat"]],
    [{ telegram: "kolkhi" }, ["chat"]],
    [{ address: { en: "Javakhishvili 2, Tbilisi" } }, ["address"]],
    [{ address: { ka: "ჯავახიშვილის 2, თბილისი" } }, ["address"]],
  ])("asks for WhatsApp, Telegram and the address: %j", (entered, done) => {
    const own = { name: "Kolkhi", phone: "+995599112233", email: "we@kolkhi.example" };
    expect(doneOf({}, { ...own, ...entered })).toEqual(["name", "contacts", ...done]);
  });

  test("has WhatsApp done if the phone was entered for it", () => {
    const own = { phone: "+995599112233", whatsapp: "+995599112233" };
    expect(doneOf({ hasChat: true }, own)).toContain("chat");
  });

  test("follows the data", () => {
    const facts = { hasCurrency: true, hasFleet: true, hasPhotos: true, hasTested: true };
    expect(doneOf(facts)).toEqual(["currency", "fleet", "photos", "messages"]);
    expect(doneOf({ hasTexts: true, hasCounters: true })).toEqual(["texts", "counters"]);
  });
});

test("the data of a new database are nothing of the company's own", async () => {
  expect(await findSetupFacts(database.sql)).toEqual(NOTHING);
});

describe("a step is done once its goal is reached", () => {
  const facts = () => findSetupFacts(database.sql);

  test("the currency: not by rates of exchange, but by a decision", async () => {
    const exchangeRates = { date: "2026-11-21", GEL: 2.72, EUR: 0.86 };
    await saveSettings(database.sql, { exchangeRates, socialProof: "off" }, "nino");
    expect(await facts()).toMatchObject({ hasCurrency: false, hasCounters: true });
    await keepCurrency(database.sql, "nino");
    await keepCurrency(database.sql, "giorgi");
    expect(await facts()).toMatchObject({ hasCurrency: true });
  });

  test("the prices: not by one type, nor without a change of the rates", async () => {
    const { sql } = database;
    await sql`update rate_tiers set daily_rate = daily_rate + 1 where vehicle_type = 'sedan'`;
    await saveRates();
    expect(await facts()).toMatchObject({ hasPrices: false });
    await sql`update rate_tiers set daily_rate = 51 where vehicle_type = 'suv' and min_days = 1`;
    expect(await facts()).toMatchObject({ hasPrices: true });
    await sql`delete from price_changes where subject = 'rates'`;
    expect(await facts()).toMatchObject({ hasPrices: false });
  });

  test("the places: not while there are none", async () => {
    const { sql } = database;
    const places = await sql`select places_document() as document`;
    await savePlaces([]);
    expect(await facts()).toMatchObject({ hasPlaces: false });
    await savePlaces(places[0]!.document);
    expect(await facts()).toMatchObject({ hasPlaces: true });
  });

  test("the fleet: with no model of the example as it was", async () => {
    const { sql } = database;
    await insertModel(sql, { input: modelInput("Own car"), actor: "nino" });
    expect(await facts()).toMatchObject({ hasFleet: false });
    await sql`update cars set archived_at = now() where is_example`;
    expect(await facts()).toMatchObject({ hasFleet: true, hasPhotos: false });
    await sql`update cars set archived_at = now()`;
    expect(await facts()).toMatchObject({ hasFleet: false, hasPhotos: false });
    await sql`update cars set archived_at = null where name = 'Own car'`;
  });

  test("the photos: each model on offer has three", async () => {
    const { sql } = database;
    const cars = await sql<{ id: number }[]>`
      update cars set archived_at = null where name in ('Own car', 'Toyota RAV4') returning id`;
    await storePhotos(cars[0]!.id, 3);
    await storePhotos(cars[1]!.id, 2);
    expect(await facts()).toMatchObject({ hasPhotos: false });
    await storePhotos(cars[1]!.id, 1);
    expect(await facts()).toMatchObject({ hasPhotos: true });
  });

  test("the texts: none that the site shows is the example's", async () => {
    const { sql } = database;
    await sql`update content set value = '{}' where section not in ('claims', 'review')`;
    await sql`delete from content where section = 'review' and is_example`;
    expect(await facts()).toMatchObject({ hasTexts: false });
    // A switch of the currency changes the claims like this.
    await sql`update content set value = ${sql.json({ ...claimTexts(EXAMPLE_CLAIMS), depositFrom: "125" })}
      where section = 'claims'`;
    expect(await facts()).toMatchObject({ hasTexts: false });
    const own = { ...claimTexts(EXAMPLE_CLAIMS), foundedYear: "2019" };
    await sql`update content set value = ${sql.json(own)} where section = 'claims'`;
    // The texts are no longer the example's, but they say nothing.
    expect(await facts()).toMatchObject({ hasTexts: false });
    await sql`update content set value = '{"aboutLead": {"ka": "ჩვენ"}}' where section = 'about'`;
    expect(await facts()).toMatchObject({ hasTexts: true });
  });

  test("the messages: a test message was sent", async () => {
    expect(await facts()).toMatchObject({ hasTested: false });
    await recordTestMessage(database.sql, "nino");
    await recordTestMessage(database.sql, "nino");
    expect(await facts()).toMatchObject({ hasTested: true });
  });
});

const savePlaces = (document: unknown) => save("places", document);

async function saveRates() {
  const [row] = await database.sql`select price_document('rates') as document`;
  await save("rates", row?.document);
}

async function save(subject: "places" | "rates", document: unknown) {
  await database.sql`
    select save_prices(${subject}, ${database.sql.json(document as never)}, version, 'nino')
    from price_versions where subject = ${subject}`;
}

async function storePhotos(carId: number, count: number) {
  await database.sql`
    with files as (
      insert into photo_files (hash, bytes, width, height)
      select md5(random()::text), '\\x00', 1, 1 from generate_series(1, ${count})
      returning hash
    )
    insert into photos (car_id, hash, upload_hash, view, position, alt)
    select ${carId}, hash, hash, 'more', row_number() over (), '{}' from files`;
}

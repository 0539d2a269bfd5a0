import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { saveSettings } from "~/company/site-settings.queries.server";
import { withoutExampleContacts } from "~/company/company";
import { testSite } from "~/company/testing/test-site";
import { insertModel } from "~/fleet/models/change-model.server";
import { modelInput } from "~/fleet/testing/model-input";
import { progressOf, setupItems, type SetupFacts } from "./setup";
import { findSetupFacts, recordTestMessage } from "./setup.queries.server";

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
    setupItems(withoutExampleContacts({ ...company, ...contacts }), { ...NOTHING, ...facts })
      .filter(({ isDone }) => isDone)
      .map(({ id }) => id);

  test("of a new site has nothing done", () => {
    expect(doneOf({})).toEqual([]);
    expect(progressOf(setupItems(company, NOTHING)).done).toBe(0);
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
    [{ address: "Javakhishvili 2, Tbilisi" }, ["address"]],
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

test("each part counts as soon as it is entered", async () => {
  const { sql } = database;
  const exchangeRates = { date: "2026-11-21", GEL: 2.72, EUR: 0.86 };
  await saveSettings(sql, { exchangeRates, socialProof: "off" }, "nino");
  expect(await findSetupFacts(sql)).toMatchObject({ hasCurrency: true, hasCounters: true });
  await insertModel(sql, { input: modelInput("Own car"), actor: "nino" });
  expect(await findSetupFacts(sql)).toMatchObject({ hasFleet: true, hasPrices: false });
  await sql`update rate_tiers set daily_rate = 51 where vehicle_type = 'sedan' and min_days = 1`;
  expect(await findSetupFacts(sql)).toMatchObject({ hasPrices: true, hasTested: false });
  await recordTestMessage(sql, "nino");
  await recordTestMessage(sql, "nino");
  expect(await findSetupFacts(sql)).toMatchObject({ hasTested: true });
});

import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findContentVersion } from "~/web/cache/content-version.queries.server";
import { textIn } from "~/web/i18n/localized";
import { EXAMPLE_ADDRESS } from "./company";
import { offeredLanguages } from "~/web/i18n/languages";
import { applySettings, type PresentationDefaults, type StoredSettings } from "./site-settings";
import {
  findSettings,
  findSettingsVersion,
  listSettingsEvents,
  saveSettings,
} from "./site-settings.queries.server";

const database = useTestDatabase();

const DEFAULTS: PresentationDefaults = {
  company: {
    siteName: "Mgzavri",
    name: "Mgzavri",
    phone: "+995555000000",
    email: "hello@mgzavri.example",
    whatsapp: "+995555000000",
    telegram: "mgzavri",
    address: { en: "Tbilisi" },
    hours: { opens: "09:00", closes: "21:00" },
  },
  socialProof: null,
  languages: ["en", "ka"],
};

const money = { currency: "USD", exchange: null };
const EXAMPLE = {
  ...DEFAULTS,
  socialProof: "simulated",
  isPublished: false,
  money,
  undoSeconds: 30,
  answers: { atOnceHours: null, noticeHours: 0 },
};

beforeEach(async () => {
  await database.sql`delete from settings`;
  await database.sql`delete from settings_events`;
});

test("stored settings override the defaults until they are deleted", async () => {
  const { sql } = database;
  expect(applySettings(DEFAULTS, await findSettings(sql))).toEqual(EXAMPLE);
  const hours = { opens: "10:00", closes: "18:00" };
  const changed = await saveSettings(
    sql,
    {
      contacts: { phone: "+995555111111" },
      officeHours: hours,
      socialProof: "off",
      atOnceHours: 0,
      noticeHours: 6,
    },
    "nino",
  );
  const names = ["atOnceHours", "contacts", "noticeHours", "officeHours", "socialProof"];
  expect(changed?.toSorted()).toEqual(names);
  expect(applySettings(DEFAULTS, await findSettings(sql))).toEqual({
    company: { ...DEFAULTS.company, phone: "+995555111111", whatsapp: "+995555111111", hours },
    socialProof: "off",
    isPublished: false,
    money,
    undoSeconds: 30,
    languages: ["en", "ka"],
    answers: { atOnceHours: 0, noticeHours: 6 },
  });
  const none = Object.fromEntries(names.map((name) => [name, null]));
  await saveSettings(sql, none, "nino");
  expect(applySettings(DEFAULTS, await findSettings(sql))).toEqual(EXAMPLE);
});

test.each<[StoredSettings, string[]]>([
  [{}, ["en", "ka"]],
  [{ languages: null }, ["en", "ka"]],
  [{ languages: [] }, ["en"]],
  [{ languages: ["ka", "xx"] }, ["en", "ka"]],
])("with %j the site offers %j", (stored, offered) => {
  expect(applySettings(DEFAULTS, stored).languages).toEqual(offered);
  const fewer = { ...DEFAULTS, languages: offeredLanguages([]) };
  expect(applySettings(fewer, stored).languages).toEqual(stored.languages ? offered : ["en"]);
});

describe("a company is named by its name, phone and e-mail together", () => {
  const own = { name: "Kolkhi", phone: "+995599112233", email: "we@kolkhi.example" };

  test.each([
    [{}, false, "simulated"],
    [{ name: own.name, phone: own.phone }, false, "simulated"],
    [{ name: own.name, email: own.email }, false, "simulated"],
    [{ phone: own.phone, email: own.email }, false, "simulated"],
    [own, true, "off"],
  ] as const)("%j", (contacts, isNamed, socialProof) => {
    const atDesk = applySettings(DEFAULTS, { contacts });
    expect(atDesk).toMatchObject({ isPublished: false, socialProof });
    const company = { ...DEFAULTS.company, ...contacts };
    const byEnvironment = applySettings({ ...DEFAULTS, company }, {});
    expect(byEnvironment).toMatchObject({ isPublished: isNamed, socialProof });
    const publication = { contactsBefore: contacts };
    expect(applySettings(DEFAULTS, { contacts, publication }).isPublished).toBe(isNamed);
  });

  test("an owner's decision counts more than any name", () => {
    const company = { ...DEFAULTS.company, ...own };
    const decided = (isPublished: boolean) => ({ publication: { isPublished } });
    expect(applySettings({ ...DEFAULTS, company }, decided(false)).isPublished).toBe(false);
    expect(applySettings(DEFAULTS, decided(true)).isPublished).toBe(true);
  });

  test("the environment and the desk of before 0.4.0 name it together", () => {
    const company = { ...DEFAULTS.company, name: own.name };
    const { phone, email } = own;
    const publication = { contactsBefore: { phone, email } };
    expect(applySettings({ ...DEFAULTS, company }, { publication }).isPublished).toBe(true);
    expect(applySettings(DEFAULTS, { publication }).isPublished).toBe(false);
  });

  test("its own phone and nothing else stands for contacts that it has not entered", () => {
    const company = { ...DEFAULTS.company, address: { en: EXAMPLE_ADDRESS.en } };
    const contactsOf = (contacts: object) =>
      applySettings({ ...DEFAULTS, company }, { contacts }).company;
    expect(contactsOf(own)).toMatchObject({ whatsapp: own.phone, telegram: "", address: {} });
    const address = { en: "Javakhishvili 2" };
    const entered = { whatsapp: "+995599445566", telegram: "kolkhi", address };
    expect(contactsOf({ ...own, ...entered })).toMatchObject(entered);
    // No contact of the example leads to a number that nobody has.
    expect(contactsOf({ phone: own.phone }).whatsapp).toBe(own.phone);
    // A company with a contact of its own sends nobody to the office of the example, which does not exist.
    expect(contactsOf({ phone: own.phone }).address).toEqual({});
    expect(contactsOf({ name: own.name }).address).toEqual({});
    expect(contactsOf({}).address).toEqual(EXAMPLE_ADDRESS);
    expect(contactsOf({})).toMatchObject({ whatsapp: company.phone, telegram: "mgzavri" });
  });

  test.each([
    [{ en: "Own Street 1", ka: "საკუთარი ქუჩა 1" }, "Own Street 1", "საკუთარი ქუჩა 1"],
    [{ en: "Own Street 1" }, "Own Street 1", "Own Street 1"],
    [{ ka: "საკუთარი ქუჩა 1" }, "Tbilisi", "საკუთარი ქუჩა 1"],
    [{}, "Tbilisi", "Tbilisi"],
  ])("the address %j is shown in each language", (address, english, georgian) => {
    const { company } = applySettings(DEFAULTS, { contacts: { address } });
    expect([textIn(company.address, "en"), textIn(company.address, "ka")]).toEqual([
      english,
      georgian,
    ]);
  });

  test("counters that were chosen stay", () => {
    const set = applySettings({ ...DEFAULTS, socialProof: "live" }, { contacts: own });
    expect(set).toMatchObject({ isPublished: false, socialProof: "live" });
    const stored = applySettings(DEFAULTS, { contacts: own, socialProof: "simulated" });
    expect(stored.socialProof).toBe("simulated");
  });
});

test("stores an event with its actor for each changed setting, and none for unchanged ones", async () => {
  const { sql } = database;
  await saveSettings(sql, { contacts: { phone: "+1234567" }, socialProof: "off" }, "nino");
  const again = { contacts: { phone: "+1234567" }, socialProof: "live" } as const;
  expect(await saveSettings(sql, again, "giorgi")).toEqual(["socialProof"]);
  await saveSettings(sql, { socialProof: null }, "nino");
  const events = await listSettingsEvents(sql, 2);
  expect(
    events.map(({ actor, name, oldValue, newValue }) => [actor, name, oldValue, newValue]),
  ).toEqual([
    ["nino", "socialProof", "live", null],
    ["giorgi", "socialProof", "off", "live"],
  ]);
});

test("each change of a setting, whatever its name, increases the fleet version", async () => {
  const { sql } = database;
  const versions = [await findContentVersion(sql)];
  for (const updates of [
    { contacts: { name: "A" } },
    { officeHours: { opens: "10:00", closes: "18:00" } },
    { exchangeRates: { date: "2026-11-21", GEL: 2.72, EUR: 0.86 } },
    { socialProof: "off" as const },
    { socialProof: null },
  ]) {
    await saveSettings(sql, updates, "nino");
    versions.push(await findContentVersion(sql));
  }
  expect(new Set(versions).size).toBe(6);
  await sql`insert into settings (name, value) values ('added_later', '"x"')`;
  expect(await findContentVersion(sql)).not.toBe(versions.at(-1));
});

test("of two concurrent saves of the same version only one succeeds", async () => {
  const { sql } = database;
  for (const first of ["+1234567", "+7654321"]) {
    const read = await findSettingsVersion(sql);
    const saved = await Promise.all([
      saveSettings(sql, { contacts: { phone: first } }, "nino", read),
      saveSettings(sql, { contacts: { email: `${first}@mgzavri.example` } }, "giorgi", read),
    ]);
    expect(saved).toContainEqual(["contacts"]);
    expect(saved).toContain(null);
  }
  expect(await listSettingsEvents(sql, 9)).toHaveLength(2);
  const read = await findSettingsVersion(sql);
  expect(await saveSettings(sql, await findSettings(sql), "nino", read - 1)).toEqual([]);
});

test("ignores names of other settings", async () => {
  const { sql } = database;
  const foreign = { session_secret: "mine" } as object;
  expect(await saveSettings(sql, foreign, "nino")).toEqual([]);
  expect(await sql`select from settings`).toHaveLength(0);
});

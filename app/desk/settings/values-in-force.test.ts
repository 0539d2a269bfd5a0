import { describe, expect, test } from "vitest";
import { EXAMPLE_ADDRESS, EXAMPLE_CONTACTS, EXAMPLE_TELEGRAM } from "~/catalog/company/company";
import type { PresentationDefaults, StoredSettings } from "~/catalog/company/site-settings";
import { changesBetween, defaultTexts, SETTING_FIELDS, type SettingTexts } from "./setting-fields";
import { firstValues, valuesInForce, withoutFirstValues } from "./values-in-force";

const EMPTY = Object.fromEntries(SETTING_FIELDS.map((field) => [field, ""])) as SettingTexts;
const DEFAULTS = {
  ...EMPTY,
  siteName: "Mgzavri",
  opens: "09:00",
  closes: "21:00",
  rateGEL: null,
  socialProof: "off",
};

test("a field without a stored value shows the first one", () => {
  const shown = valuesInForce({ ...EMPTY, phone: "+995555000000" }, DEFAULTS);
  expect(shown).toMatchObject({ siteName: "Mgzavri", opens: "09:00", closes: "21:00" });
  expect(shown).toMatchObject({ phone: "+995555000000", rateGEL: "", socialProof: "" });
});

test.each<[string, { en: string }, StoredSettings, { en: string; ka: string }]>([
  ["the example, in each language", { en: EXAMPLE_ADDRESS.en }, {}, EXAMPLE_ADDRESS],
  [
    "none where the example's is not shown",
    { en: EXAMPLE_ADDRESS.en },
    { contacts: { name: "Kera", address: { ka: "ქუჩა 1" } } },
    { en: "", ka: "" },
  ],
  [
    "the environment's",
    { en: "Street 1" },
    { contacts: { address: { en: "Street 2" } } },
    { en: "Street 1", ka: "" },
  ],
])("the address that applies to an empty field is %s", (_, address, stored, shown) => {
  const defaults: PresentationDefaults = {
    company: {
      ...EXAMPLE_CONTACTS,
      siteName: "Mgzavri",
      whatsapp: EXAMPLE_CONTACTS.phone,
      telegram: EXAMPLE_TELEGRAM,
      address,
      hours: { opens: "09:00", closes: "21:00" },
    },
    socialProof: null,
    languages: ["en", "ka"],
  };
  const texts = defaultTexts(defaults, stored);
  expect({ en: texts["address.en"], ka: texts["address.ka"] }).toEqual(shown);
});

test("hours show their first values together or not at all", () => {
  const shown = valuesInForce({ ...EMPTY, opens: "10:00" }, DEFAULTS);
  expect([shown.opens, shown.closes]).toEqual(["10:00", ""]);
});

test("there is a way back only from a stored value to a first one", () => {
  const stored = { ...EMPTY, siteName: "Travellers", opens: "10:00", closes: "20:00", phone: "+1" };
  expect(firstValues("siteName", stored, DEFAULTS)).toEqual(["Mgzavri"]);
  expect(firstValues("opens", stored, DEFAULTS)).toEqual(["09:00", "21:00"]);
  expect(firstValues("closes", stored, DEFAULTS)).toBeNull();
  expect(firstValues("phone", stored, DEFAULTS)).toBeNull();
  expect(firstValues("siteName", EMPTY, DEFAULTS)).toBeNull();
  expect(firstValues("rateGEL", { ...stored, rateGEL: "3" }, DEFAULTS)).toBeNull();
});

test("what is stored beside a changed field, with its first value, is no change", () => {
  const defaults = { ...DEFAULTS, morningHour: "8", eveningHour: "19" };
  const evening = { messageHours: { morning: 8, evening: 21 } };
  expect(changesBetween({ messageHours: null }, evening, defaults)).toEqual([
    { field: "eveningHour", from: "", to: "21" },
  ]);
  expect(changesBetween(evening, { messageHours: null }, defaults)).toEqual([
    { field: "eveningHour", from: "21", to: "" },
  ]);
  const both = { messageHours: { morning: 7, evening: 21 } };
  expect(changesBetween({ messageHours: null }, both, defaults)).toHaveLength(2);
  expect(changesBetween({ socialProof: "live" }, { socialProof: null }, DEFAULTS)).toHaveLength(1);
});

describe("a submitted form is empty where", () => {
  const fieldsOf = (entries: [string, string][]) => {
    const form = new FormData();
    for (const [name, value] of entries) form.append(name, value);
    return Object.fromEntries(withoutFirstValues(form, DEFAULTS));
  };

  test("a field has its first value", () => {
    const entries: [string, string][] = [
      ["siteName", " Mgzavri "],
      ["opens", "09:00"],
      ["closes", "20:00"],
    ];
    expect(fieldsOf(entries)).toEqual({ siteName: "", opens: "09:00", closes: "20:00" });
  });

  test("a field is reset, with the one that it needs", () => {
    const entries: [string, string][] = [
      ["siteName", "Travellers"],
      ["opens", "10:00"],
      ["closes", "20:00"],
      ["reset", "opens"],
    ];
    expect(fieldsOf(entries)).toMatchObject({ siteName: "Travellers", opens: "", closes: "" });
  });

  test("but a missing field stays missing", () => {
    expect(fieldsOf([["siteName", "x"]])).toEqual({ siteName: "x" });
  });
});

import { describe, expect, test } from "vitest";
import { changesBetween, SETTING_FIELDS, settingOf, textsOf } from "./setting-fields";
import { settingsSchema } from "./settings.server";

const TODAY = "2026-11-21";
const EMPTY = Object.fromEntries(SETTING_FIELDS.map((field) => [field, ""]));
const NO_DEFAULTS = { ...textsOf({}), socialProof: "live" };
const NOTHING = {
  contacts: null,
  officeHours: null,
  closedDays: null,
  exchangeRates: null,
  socialProof: null,
  messageHours: null,
  undoSeconds: null,
  atOnceHours: null,
  noticeHours: null,
};

function parse(fields: Record<string, unknown>) {
  const { "address.en": en, "address.ka": ka, ...others } = { ...EMPTY, ...fields };
  return settingsSchema(TODAY).safeParse({ ...others, address: { en, ka } });
}

test("empty fields reset every setting", () => {
  expect(parse({})).toEqual({ success: true, data: NOTHING });
  expect(parse({ siteName: "  " })).toEqual({ success: true, data: NOTHING });
});

describe("accepts and normalizes", () => {
  test.each([
    [{ phone: "+995 (555) 12-34-56" }, { contacts: { phone: "+995555123456" } }],
    [{ phone: "555 12 34 56" }, { contacts: { phone: "+995555123456" } }],
    [{ whatsapp: "\u200E+٩٩٥ ٥٥٥ ١٢٣٤٥٦" }, { contacts: { whatsapp: "+995555123456" } }],
    [{ email: "info@firma.გე" }, { contacts: { email: "info@firma.xn--node" } }],
    [{ name: "Giorgi\u2028Cars" }, { contacts: { name: "Giorgi Cars" } }],
    [{ name: "\u200B\u3164" }, { contacts: null }],
    [{ taxNumber: "405 123 456" }, { contacts: { taxNumber: "405123456" } }],
    [{ taxNumber: "01001012345" }, { contacts: { taxNumber: "01001012345" } }],
    [{ telegram: "@mgzavri_ge" }, { contacts: { telegram: "mgzavri_ge" } }],
    [{ email: " a@b.example " }, { contacts: { email: "a@b.example" } }],
    [{ siteName: "მგზავრი", name: "A & B" }, { contacts: { siteName: "მგზავრი", name: "A & B" } }],
    [{ opens: "8:30", closes: "20:00" }, { officeHours: { opens: "08:30", closes: "20:00" } }],
    [{ opens: "18:00", closes: "02:00" }, { officeHours: { opens: "18:00", closes: "02:00" } }],
    [{ opens: "9:00", closes: "0:00" }, { officeHours: { opens: "09:00", closes: "00:00" } }],
    [
      { closedDays: "7.1.2027, 2026-12-31;2027-01-01\n2027-01-01" },
      { closedDays: ["2026-12-31", "2027-01-01", "2027-01-07"] },
    ],
    [{ closedDays: "2026-10-20 2026-10-21" }, { closedDays: ["2026-10-21"] }],
    [{ closedDays: "2020-01-01" }, { closedDays: null }],
    [
      { rateGEL: "2,72", rateEUR: "0.86" },
      { exchangeRates: { date: TODAY, GEL: 2.72, EUR: 0.86 } },
    ],
    [
      { rateGEL: "2.7", rateEUR: "1", ratesDate: "20.11.2026" },
      { exchangeRates: { date: "2026-11-20", GEL: 2.7, EUR: 1 } },
    ],
    [
      { rateGEL: "2.7", rateEUR: "1", isDollarsFirst: "on" },
      { exchangeRates: { date: TODAY, GEL: 2.7, EUR: 1, isDollarsFirst: true } },
    ],
    [
      { rateGEL: "2.7", rateEUR: "1", isDollarsFirst: "no" },
      { exchangeRates: { date: TODAY, GEL: 2.7, EUR: 1 } },
    ],
    [{ isDollarsFirst: "on" }, { exchangeRates: null }],
    [{ socialProof: "off" }, { socialProof: "off" }],
    [{ "address.en": " Own 1 " }, { contacts: { address: { en: "Own 1" } } }],
    [{ "address.ka": "ქუჩა 1" }, { contacts: { address: { ka: "ქუჩა 1" } } }],
    [{ morningHour: "07:00", eveningHour: "0" }, { messageHours: { morning: 7, evening: 0 } }],
    [{ undoSeconds: "0" }, { undoSeconds: 0 }],
    [{ undoSeconds: " 600 " }, { undoSeconds: 600 }],
    [{ answerMode: "atOnce", atOnceHours: "24" }, { atOnceHours: 24 }],
    [{ answerMode: "atOnce", atOnceHours: "0" }, { atOnceHours: 0 }],
    [{ answerMode: "", atOnceHours: "24" }, { atOnceHours: null }],
    [{ noticeHours: " 672 " }, { noticeHours: 672 }],
    [{ noticeHours: "0" }, { noticeHours: null }],
  ])("%o", (fields, stored) => {
    expect(parse(fields)).toEqual({ success: true, data: { ...NOTHING, ...stored } });
  });
});

describe("rejects", () => {
  test.each([
    [{ phone: "5551234" }, { phone: ["phone"] }],
    [{ whatsapp: "+0555123456" }, { whatsapp: ["phone"] }],
    [{ phone: "+9955551234567890" }, { phone: ["phone"] }],
    [{ taxNumber: "4051234567" }, { taxNumber: ["taxNumber"] }],
    [{ taxNumber: "40512345X" }, { taxNumber: ["taxNumber"] }],
    [{ telegram: "a b" }, { telegram: ["telegram"] }],
    [{ undoSeconds: "601" }, { undoSeconds: ["undoSeconds"] }],
    [{ undoSeconds: "1.5" }, { undoSeconds: ["undoSeconds"] }],
    [{ undoSeconds: "-1" }, { undoSeconds: ["undoSeconds"] }],
    [{ answerMode: "atOnce" }, { atOnceHours: ["atOnceHours"] }],
    [{ answerMode: "atOnce", atOnceHours: "673" }, { atOnceHours: ["answerHours"] }],
    [{ answerMode: "always", atOnceHours: "1" }, { answerMode: ["answerMode"] }],
    [{ noticeHours: "1.5" }, { noticeHours: ["answerHours"] }],
    [{ noticeHours: "-1" }, { noticeHours: ["answerHours"] }],
    [{ morningHour: "8", eveningHour: "24" }, { eveningHour: ["hour"] }],
    [{ morningHour: "7:30", eveningHour: "19" }, { morningHour: ["hour"] }],
    [{ email: "nobody" }, { email: ["email"] }],
    [{ siteName: "<b>x</b>" }, { siteName: ["text"] }],
    [{ siteName: "x".repeat(61) }, { siteName: ["long60"] }],
    [{ "address.en": "a\u0007b" }, { "address.en": ["text"] }],
    [{ "address.en": "\0x" }, { "address.en": ["text"] }],
    [{ "address.ka": "ქუჩა\u00071" }, { "address.ka": ["text"] }],
    [{ "address.en": undefined }, { "address.en": ["text"] }],
    [
      { opens: "25:00", closes: "26:00" },
      { opens: ["time"], closes: ["time"] },
    ],
    [{ opens: "09:00", closes: "09:00" }, { closes: ["order"] }],
    [{ closes: "18:00" }, { opens: ["both"] }],
    [{ rateGEL: "0", rateEUR: "0.86" }, { rateGEL: ["rate"] }],
    [
      { rateGEL: "-2", rateEUR: "101" },
      { rateGEL: ["rate"], rateEUR: ["rate"] },
    ],
    [{ rateGEL: "2.72" }, { rateEUR: ["both"] }],
    [{ rateGEL: "2", rateEUR: "1", ratesDate: "2026-11-22" }, { ratesDate: ["future"] }],
    [{ rateGEL: "2", rateEUR: "1", ratesDate: "2026-02-30" }, { ratesDate: ["date"] }],
    [{ ratesDate: "2026-11-20" }, { ratesDate: ["dateAlone"] }],
    [{ socialProof: "loud" }, { socialProof: ["socialProof"] }],
    [{ name: undefined }, { name: ["text"] }],
    [{ name: new File([], "x") }, { name: ["text"] }],
  ])("%o", (fields, errors) => {
    const parsed = parse(fields);
    const found = parsed.error!.issues.map(({ path, message }) => [path.join("."), message]);
    const keys = Object.entries(errors as Record<string, string[]>).flatMap(([field, names]) =>
      names.map((name) => [
        field,
        `${name.startsWith("long") ? "desk" : "settings"}.errors.${name}`,
      ]),
    );
    expect(found).toEqual(keys);
  });
});

test("stored settings give the same form values", () => {
  const fields = { ...EMPTY, phone: "+995555123456", opens: "08:00", closes: "20:00" };
  const more = {
    rateGEL: "2.72",
    rateEUR: "0.86",
    ratesDate: TODAY,
    isDollarsFirst: "on",
    socialProof: "live",
    answerMode: "atOnce",
    atOnceHours: "0",
    noticeHours: "6",
  };
  const parsed = parse({ ...fields, ...more });
  expect(textsOf(parsed.data!)).toEqual({ ...fields, ...more });
});

test("lists changes by field", () => {
  const before = { contacts: { phone: "+995555123456", email: "a@b.example" } };
  const after = { contacts: { phone: "+995555000000", email: "a@b.example" } };
  expect(changesBetween(before, after, NO_DEFAULTS)).toEqual([
    { field: "phone", from: "+995555123456", to: "+995555000000" },
  ]);
  expect(changesBetween({ socialProof: null }, { socialProof: "off" }, NO_DEFAULTS)).toEqual([
    { field: "socialProof", from: "", to: "off" },
  ]);
});

test("an event of before 0.6.0 shows the address by language", () => {
  const former = settingOf("contacts", { address: "Street 1", addressKa: "ქუჩა 1" });
  const current = settingOf("contacts", { address: { en: "Street 2", ka: "ქუჩა 1" } });
  expect(changesBetween(settingOf("contacts", null), former, NO_DEFAULTS)).toEqual([
    { field: "address.en", from: "", to: "Street 1" },
    { field: "address.ka", from: "", to: "ქუჩა 1" },
  ]);
  expect(changesBetween(former, current, NO_DEFAULTS)).toEqual([
    { field: "address.en", from: "Street 1", to: "Street 2" },
  ]);
});

import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { i18nFor } from "~/texts/i18n.server";
import { LANGUAGES, type Language } from "~/web/i18n/languages";
import type { MessageKey } from "~/web/message-key";
import { headingOf, headingsIn } from "./csv/headings";
import type { CsvTable } from "./csv/tables";
import { writeCsv } from "./csv/write-csv.server";
import { fileOf } from "./file-of";
import { differenceLine, issueText } from "./import-words.server";
import { readImport } from "./read-import.server";
import type { SiteData } from "./site-data";
import { readSiteData } from "./site-data.queries.server";

const TODAY = "2030-06-15";
const headings = headingsIn(LANGUAGES.map((lang) => i18nFor(lang).t));
const database = useTestDatabase();
let site: SiteData;

beforeAll(async () => {
  site = await readSiteData(database.sql);
});

function read(content: Uint8Array | string, lang: Language = "en") {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  return readImport({ bytes, site, today: TODAY, headings, lang });
}

/** Returns what the desk shows: the faults, or the changes. */
function shown(content: Uint8Array | string, lang: Language = "en"): string[] {
  const { t } = i18nFor(lang);
  const found = read(content, lang);
  if (!found.ok) return found.issues.map((issue) => issueText(t, issue, found.table));
  return found.differences.map((difference) => {
    const { what, before, after } = differenceLine(t, difference);
    return `${what}: ${before} → ${after}`;
  });
}

/** Returns a message of the page after what it is about. */
function faultOf(subject: string, message: MessageKey, lang: Language = "en"): string {
  return `${subject}: ${i18nFor(lang).t(message, { sign: "{{sign}}" })}`;
}

function heading(table: CsvTable, column: string, lang: Language = "en"): string {
  return headingOf(i18nFor(lang).t, table, column);
}

const vehicles = () => writeCsv("vehicles", site, i18nFor("en").t);
const utf16 = (text: string) => Buffer.from(`\ufeff${text.replace("\ufeff", "")}`, "utf16le");

/** Encodes Cyrillic letters as Windows-1251; other signs are ASCII. */
function windows1251(text: string): Uint8Array {
  return Uint8Array.from(
    [...text].map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return code >= 0x410 ? code - 0x410 + 0xc0 : code;
    }),
  );
}

describe("a table in another encoding", () => {
  const white = (text: string, colour: string) =>
    text.replace(/(AA-001-MG),[^,]*,/, `$1,${colour},`);

  test("is read", () => {
    const what = "Toyota RAV4 · AA-001-MG: Colour";
    const table = vehicles();
    expect(shown(utf16(white(table, "თეთრი")))).toEqual([
      expect.stringMatching(`^${what}: .* → თეთრი$`),
    ]);
    expect(shown(utf16(white(table, "თეთრი").replaceAll(",", "\t")))).toHaveLength(1);
  });

  test("is refused by its name where it is uncertain, or has lost letters", () => {
    const table = vehicles().replace("\ufeff", "");
    const russian = windows1251(white(table, "Белый"));
    expect(shown(russian)).toEqual([expect.stringMatching(/encoding Windows-1251, .*CSV UTF-8/)]);
    expect(shown(russian, "ka")).toEqual([
      expect.stringMatching(/Windows-1251 კოდირებით.*CSV UTF-8/),
    ]);
    const lost = Buffer.from(white(table, "?????"));
    expect(shown(lost)).toEqual([
      expect.stringMatching(/^Row \d+, column “Colour”: Letters were lost .*\(“\?\?\?\?\?”\)/),
    ]);
    const koi8 = Buffer.concat([Buffer.from(table), Uint8Array.of(0xe2, 0xc5, 0xcc, 0xd9, 0xca)]);
    expect(shown(koi8)).toEqual([expect.stringMatching(/encoding KOI8-R, .*CSV UTF-8/)]);
    expect(shown(Buffer.from("PK\u0003\u0004"))).toEqual([expect.stringContaining("workbook")]);
    expect(shown(Buffer.from("PK\u0003\u0004"), "ka")).toEqual([expect.stringContaining("წიგნია")]);
  });
});

describe("changes in words", () => {
  const file = () => structuredClone(fileOf(site));
  const changed = (change: (file: ReturnType<typeof fileOf>) => void, lang?: Language) => {
    const document = file();
    change(document);
    return shown(JSON.stringify(document), lang);
  };

  test("name rows and columns", { tags: "slow" }, () => {
    const [en, ka] = [i18nFor("en").t, i18nFor("ka").t];
    const drive = ({ cars }: ReturnType<typeof fileOf>) => {
      cars[0]!.vehicles[0]!.odometer = 212_450;
    };
    expect(changed(drive)).toEqual([
      `Toyota RAV4 · AA-001-MG: ${heading("vehicles", "odometer")}: ${en("fleetDesk.values.none")} → 212450`,
    ]);
    expect(changed(drive, "ka")).toEqual([
      `Toyota RAV4 · AA-001-MG: ${heading("vehicles", "odometer", "ka")}: ${ka("fleetDesk.values.none")} → 212450`,
    ]);
    expect(changed(({ cars }) => (cars[0]!.insuranceIncluded = false))).toEqual([
      `Toyota RAV4: ${heading("models", "insuranceIncluded")}: yes → no`,
    ]);
    const oneDay = en("prices.fromDaysOn", { count: 1 });
    expect(changed(({ cars }) => (cars[0]!.plan = [{ minDays: 1, dailyRate: 33.5 }]))).toEqual([
      `Toyota RAV4: ${en("transfer.columns.plan")}: ${en("fleetDesk.values.none")} → ${oneDay}: 33.5`,
    ]);
    const [rates = ""] = changed(({ prices }) => (prices.tiers.suv[0]!.dailyRate = 99));
    expect(rates.startsWith(`${ratesOf("suvs")}: ${oneDay}: `)).toBe(true);
    expect(rates).toContain(` → ${oneDay}: 99; `);
    const removed = `– → ${en("transfer.difference.removed")}`;
    const [, place] = site.prices.places;
    expect(changed(({ prices }) => prices.places.splice(1, 1))).toEqual([
      `${en("transfer.columns.place", { name: place?.name.en })}: ${removed}`,
    ]);
    expect(changed(({ cars }) => cars.splice(1, 1))).toEqual([`${site.cars[1]?.name}: ${removed}`]);
    expect(
      changed(({ content }) => (content.announcement = { announcement: { en: "Hello" } }))[0],
    ).toMatch(/→ Hello/);
    expect(changed(({ content }) => content.reviews.splice(0, 1))[0]).toContain(removed);
  });

  test("name what is wrong", () => {
    expect(changed(({ cars }) => (cars[1]!.passengers = 0))).toEqual([
      faultOf(
        `${site.cars[1]?.name}: ${heading("models", "passengers")}`,
        "models.errors.passengers",
      ),
    ]);
    expect(changed(({ cars }) => (cars[0]!.vehicles[0]!.plate = "ა"))).toEqual([
      faultOf(
        `Toyota RAV4 · ა: ${heading("vehicles", "plate")}`,
        "vehicles.errors.plateGeorgian",
      ).replace("{{sign}}", "ა"),
    ]);
    const place = i18nFor("en").t("transfer.columns.place", {
      name: site.prices.places[1]?.name.en,
    });
    expect(changed(({ prices }) => (prices.places[1]!.fee = -1))[0]).toContain(
      `${place}: ${heading("prices", "fee")}: `,
    );
    expect(changed(({ prices }) => (prices.tiers.suv[0]!.dailyRate = 0))).toEqual([
      faultOf(ratesOf("suvs"), "prices.errors.rate"),
    ]);
    expect(changed((document) => Object.assign(document, { version: 9 }))).toEqual([
      faultOf(i18nFor("en").t("transfer.columns.file"), "transfer.errors.version"),
    ]);
  });
});

function ratesOf(type: "sedans" | "suvs"): string {
  const { t } = i18nFor("en");
  return t("transfer.columns.rates", { name: t(`prices.${type}`) });
}

test("a file that empties the fleet says so", () => {
  const [head = ""] = vehicles().split("\r\n");
  expect(read(head)).toMatchObject({ ok: true, emptied: "vehicles" });
  expect(read(`${head}\r\n,,,,,\r\n`)).toMatchObject({ ok: true, emptied: "vehicles" });
  expect(read(JSON.stringify({ ...fileOf(site), cars: [] }))).toMatchObject({ emptied: "models" });
  expect(read(vehicles())).toMatchObject({ ok: true, emptied: null });
});

test("missing columns are named by their headings", () => {
  expect(shown("Plate,Colour,VIN\nAB-1,,")).toEqual(["Row 1: Columns are missing: Model"]);
  expect(shown("row,type,dailyRate\nrate,suv,5", "ka")[0]).toMatch(
    /^სტრიქონი 1: აკლია სვეტები: დასახელება ინგლისურად, /,
  );
});

test.each(["{", "[]", '{"format":"other"}', " \n{}"])("%j is no file of this page", (content) => {
  expect(shown(content)).toHaveLength(1);
});

test("what a table of prices lacks is named", () => {
  const [head = ""] = writeCsv("prices", site, i18nFor("en").t).split("\r\n");
  const currency = i18nFor("en").t("transfer.columns.currency");
  expect(shown(head)).toContain(faultOf(currency, "transfer.errors.currency"));
  expect(shown(head)).toContain(faultOf(ratesOf("sedans"), "prices.errors.first"));
});

test("long texts of a file are shortened", { tags: "slow" }, () => {
  const long = "9".repeat(90_000);
  const texts = [
    ...shown(`car,plate,odometer\nToyota RAV4,QQ-001-QQ,${long}`),
    ...shown(`car,plate,${long}\nToyota RAV4,QQ-001-QQ,1`),
  ];
  expect(texts).toEqual([
    expect.stringMatching(/^Row 2, column “[^9”]+”: “9{120}…” is /),
    expect.stringMatching(/^Row 1, column “9{120}…”: /),
  ]);
  const file = structuredClone(fileOf(site));
  file.content.announcement = { announcement: { en: "n".repeat(150) } };
  expect(shown(JSON.stringify(file))[0]).toMatch(/→ n{120}…$/);
});

test("a row has at most so many cells as a program may write", { tags: "slow" }, () => {
  const row = "Toyota RAV4,QQ-001-QQ";
  expect(read(`car,plate\n${row}${",".repeat(90)}`)).toMatchObject({ ok: true });
  expect(shown(`car,plate\n${row}\n${row}${",".repeat(200)}`)).toEqual([
    expect.stringMatching(/^Row 3: There are more cells than headings/),
  ]);
  const wide = [
    `car,plate\r\n"Toyota, ""RAV4""\n","${",".repeat(200)}"\r${row}${",".repeat(200)}`,
    `car;plate\n${";".repeat(9_000_000)}`,
  ];
  expect(wide.map((text) => shown(text)[0])).toEqual([
    expect.stringMatching(/^Row 3: There are more cells/),
    expect.stringMatching(/^Row 2: There are more cells/),
  ]);
  expect(shown(",".repeat(9_000_000))).toHaveLength(1);
});

test("lists of a file have a limit", () => {
  const [first] = fileOf(site).cars;
  const cars = [{ ...first, vehicles: Array.from({ length: 5_001 }, (_, number) => ({ number })) }];
  expect(shown(JSON.stringify({ ...fileOf(site), cars }))).toEqual([
    "Models: A file may have at most 5,000 cars, all models together",
  ]);
});

test("a change of the languages is named by them", () => {
  const file = fileOf({ ...site, content: { ...site.content, languages: ["en", "ka"] } });
  expect(shown(JSON.stringify(file))).toEqual(["Languages: default → English, ქართული"]);
});

test("a place of a change has its name in the language of the page", () => {
  const file = structuredClone(fileOf(site));
  file.prices.places[0]!.fee += 1;
  expect(shown(JSON.stringify(file))[0]).toMatch(/Tbilisi/);
  expect(shown(JSON.stringify(file), "ka")[0]).toMatch(/თბილისი/);
});

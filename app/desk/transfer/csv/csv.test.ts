import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { differenceOf } from "~/desk/transfer/difference";
import { IMPORT_LIMITS } from "~/desk/transfer/import-limits";
import type { SiteData } from "~/desk/transfer/site-data";
import { readSiteData, replaceSiteData } from "~/desk/transfer/site-data.queries.server";
import { validateCsv } from "./validate-csv.server";
import { CSV_TABLES, type CsvTable } from "./tables";
import { writeCsv } from "./write-csv.server";

const TODAY = "2030-06-15";
const database = useTestDatabase();
let site: SiteData;

beforeAll(async () => {
  const { sql } = database;
  const found = await readSiteData(sql);
  const [first, ...others] = found.cars;
  if (!first) throw new Error("no cars");
  const { tiers } = found.prices;
  const changed: SiteData = {
    ...found,
    cars: [
      {
        ...first,
        description: { en: '=HYPERLINK("x"); +1\n-2, "quoted"', ka: "'@ტექსტი" },
        plan: [{ minDays: 1, dailyRate: 33.5 }],
      },
      ...others,
    ],
    prices: {
      ...found.prices,
      main: { currency: "GEL", rate: 2.72, extras: { childSeat: 54, skiRack: 67.5 } },
      seasons: [
        {
          name: { en: "Low, season", ka: "დაბალი" },
          from: "2030-02-01",
          to: "2030-02-20",
          percent: -20,
          rates: null,
          minDays: 3,
        },
        {
          name: { en: "Summer", ka: "ზაფხული" },
          from: "2030-07-01",
          to: "2030-08-31",
          percent: null,
          rates: tiers,
          minDays: 1,
        },
      ],
      extras: [{ name: { en: "Tent", ka: "კარავი" }, price: 7.5, perDay: true, max: 2 }],
    },
  };
  await replaceSiteData(sql, changed, { actor: "nino", today: TODAY });
  site = await readSiteData(sql);
});

/** The lines of a faulty file, and what is wrong there. */
function faults(content: string) {
  const parsed = validateCsv(content, site, TODAY);
  if (parsed.ok) return [];
  return parsed.issues.map(({ cell, message }) => [cell?.line, cell?.column, message]);
}

describe.each(CSV_TABLES)("the table of %s", (table) => {
  test("is read as it was written, with commas and with semicolons", () => {
    const content = writeCsv(table, site);
    for (const text of [content, withSemicolons(content)]) {
      const parsed = validateCsv(text, site, TODAY);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
      expect(differenceOf(site, parsed.data)).toEqual([]);
    }
  });

  test("has no cell that is a formula", () => {
    const cells = writeCsv(table, site).split(/[,;\r\n]+/);
    expect(cells.filter((cell) => /^"?\s*[=+\-@]/.test(cell))).toEqual([]);
  });
});

/** As a spreadsheet writes it where the comma is the decimal sign. */
function withSemicolons(content: string): string {
  let isQuoted = false;
  return content.replaceAll(/[",;]/g, (sign) => {
    if (sign === '"') isQuoted = !isQuoted;
    return sign === "," && !isQuoted ? ";" : sign;
  });
}

/** A table with some of its text replaced. */
const edited = (table: CsvTable, from: string | RegExp, to: string) => {
  const content = writeCsv(table, site);
  const changed = content.replace(from, to);
  expect(changed).not.toBe(content);
  return changed;
};

test("each faulty line is named with its column", () => {
  expect(faults(edited("prices", /rate,,,suv,,,1,\d+/, "rate,,,suv,,,1,0"))).toEqual([
    [expect.any(Number), "dailyRate", "prices.errors.rate"],
  ]);
  expect(faults(edited("prices", "rate,,,suv,", "rate,,,tank,"))).toEqual([
    [expect.any(Number), "type", "transfer.errors.row"],
  ]);
  expect(faults(edited("prices", "place,", "palace,"))).toEqual([
    [expect.any(Number), "row", "transfer.errors.row"],
  ]);
  expect(faults(edited("models", /(Honda[^,]*),\d{4}/, "$1,1900"))).toEqual([
    [expect.any(Number), "year", "models.errors.year"],
  ]);
  expect(faults(edited("vehicles", "\r\n", "\r\nNo such car,1,,,,,,,,,,true\r\n"))).toEqual([
    [2, "car", "transfer.errors.row"],
  ]);
});

test("lines are counted with those inside of quotes", () => {
  const [head = "", row = ""] = writeCsv("models", site).split(/\r\n(?=[^"]*$|[A-Z])/);
  const again = `${head}\r\n${row}\r\n${row}\r\n`;
  const [fault] = faults(again);
  expect(fault).toEqual([again.split("\n").length - row.split("\n").length, "name", fault?.[2]]);
});

test.each([
  ["", "transfer.errors.columns"],
  ["a,b\r\n1,2", "transfer.errors.columns"],
  ['car,"number', "transfer.errors.csv"],
])("%j is no table", (content, message) => {
  expect(faults(content)).toEqual([[1, "", message]]);
});

/** A table of vehicles with further text, of models that don't exist. */
const vehiclesAnd = (text: string) => {
  const [head = ""] = writeCsv("vehicles", site).split("\r\n", 1);
  return `${head}\r\n${text}`;
};

test("no more lines than an import takes are read", () => {
  const { lines } = IMPORT_LIMITS;
  expect(faults(vehiclesAnd("x\r\n".repeat(lines)))).toHaveLength(lines);
  const parsed = validateCsv(vehiclesAnd("x\r\n".repeat(lines + 1)), site, TODAY);
  expect(parsed).toMatchObject({
    ok: false,
    issues: [{ path: "", message: "transfer.errors.lines" }],
  });
});

test("a line that is too long lacks a quotation mark", () => {
  const cell = "\t \n".repeat(30_000);
  expect(faults(vehiclesAnd(`x,1,"${cell}"`))).toEqual([
    [expect.any(Number), "car", "transfer.errors.row"],
  ]);
  expect(faults(vehiclesAnd(`x,1,"${cell}${cell}"`))).toEqual([
    [expect.any(Number), "", "transfer.errors.csv"],
  ]);
});

test("lines of more vehicles than an import takes are refused as a whole", () => {
  const [car] = site.cars;
  const lines = Array.from({ length: IMPORT_LIMITS.vehicles + 1 }, (_, index) =>
    [car?.name, index + 1, ...Array<string>(9), "false"].join(","),
  );
  expect(faults(vehiclesAnd(lines.join("\r\n")))).toEqual([
    [expect.any(Number), "", "transfer.errors.vehicles"],
  ]);
});

test("an unknown column is named", () => {
  expect(faults(edited("vehicles", "car,", "colour of hair,car,"))).toEqual([
    [1, "colour of hair", "transfer.errors.column"],
  ]);
});

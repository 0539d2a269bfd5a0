/** @module-tag slow */
import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { differenceOf } from "~/desk/transfer/difference";
import { IMPORT_LIMITS } from "~/desk/transfer/import";
import type { SiteData } from "~/desk/transfer/site-data";
import { readSiteData, replaceSiteData } from "~/desk/transfer/site-data.queries.server";
import { EXAMPLE_EXTRAS, TENT } from "~/catalog/pricing/testing/example-extras";
import { i18nFor } from "~/texts/i18n.server";
import { LANGUAGES, type Language } from "~/web/i18n/languages";
import { headingOf, headingsIn } from "./headings";
import { locate, validateCsv } from "./validate-csv.server";
import { CSV_COLUMNS, CSV_TABLES, type CsvTable } from "./tables";
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
      main: { currency: "GEL", rate: 2.72 },
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
      extras: [
        { ...EXAMPLE_EXTRAS[0], price: 54 },
        { ...EXAMPLE_EXTRAS[1], price: 67.5 },
        { ...TENT, slug: "tent", isOffered: false },
      ],
    },
  };
  await replaceSiteData(sql, changed, { actor: "nino", today: TODAY });
  site = await readSiteData(sql);
});

const headings = headingsIn(LANGUAGES.map((lang) => i18nFor(lang).t));

const validate = (content: string) => validateCsv(content, { site, today: TODAY, headings });
const write = (table: CsvTable, lang: Language = "en") => writeCsv(table, site, i18nFor(lang).t);

/** Returns the rows of a faulty file, and what is wrong there. */
function faults(content: string) {
  const parsed = validate(content);
  if (parsed.ok) return [];
  return locate(parsed.issues, parsed.sections).map(({ cell, message }) => [
    cell?.row,
    cell?.column,
    message,
  ]);
}

/** Returns what an import of a table would change, by the last names of the paths. */
function changes(content: string) {
  const parsed = validate(content);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return differenceOf(site, parsed.data).map(({ path, kind, after }) => {
    return `${path.slice(-2).join(" ")} ${kind}${kind === "changed" ? ` ${String(after)}` : ""}`;
  });
}

describe.each(CSV_TABLES)("the table of %s", (table) => {
  test.each(LANGUAGES)("is read as it was written for Excel in %s", (lang) => {
    expect(changes(write(table, lang))).toEqual([]);
  });

  test("is read with other separators, and with the names of columns", () => {
    const names = CSV_COLUMNS[table].map(({ name }) => name).join(",");
    const content = write(table).replace(/^.*/, names);
    for (const text of [content, ...[";", "\t", "|"].map((sign) => separated(content, sign))]) {
      expect(changes(text)).toEqual([]);
    }
    expect(changes(`sep=;\r\n${separated(content, ";")}`)).toEqual([]);
    expect(changes(content.toUpperCase().split("\r\n")[0] + content.slice(names.length))).toEqual(
      [],
    );
  });

  test("has no cell that is a formula", () => {
    for (const lang of LANGUAGES) {
      const cells = write(table, lang).split(/[,;\r\n]+/);
      expect(cells.filter((cell) => /^"?\s*[=+\-@]/.test(cell))).toEqual([]);
    }
  });

  test("has a heading of its own for each column", () => {
    for (const lang of LANGUAGES) {
      const texts = CSV_COLUMNS[table].map(({ name }) => headingOf(i18nFor(lang).t, table, name));
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.filter((text) => text.includes("transfer."))).toEqual([]);
    }
  });
});

/** Returns a table as a spreadsheet writes it with another separator. */
function separated(content: string, separator: string): string {
  let isQuoted = false;
  return content.replaceAll(/[",;|\t]/g, (sign) => {
    if (sign === '"') isQuoted = !isQuoted;
    return sign === "," && !isQuoted ? separator : sign;
  });
}

test("in Georgian, semicolons and decimal commas are what Excel expects", () => {
  const [head, ...rows] = write("prices", "ka").split("\r\n");
  expect(head).toMatch(/^\ufeffსტრიქონის ტიპი;დასახელება ინგლისურად;/);
  expect(rows).toContain("currency;GEL;;;;;;;;;2,72;;;;;");
});

/** Returns a table with some of its text replaced. */
const edited = (table: CsvTable, from: string | RegExp, to: string) => {
  const content = write(table);
  const changed = content.replace(from, to);
  expect(changed).not.toBe(content);
  return changed;
};

test("each faulty row is named with its column", () => {
  const row = expect.any(Number);
  expect(faults(edited("prices", /rate,,,suv,,,1,\d+/, "rate,,,suv,,,1,0"))).toEqual([
    [row, "dailyRate", "prices.errors.rate"],
  ]);
  expect(faults(edited("prices", "rate,,,suv,", "rate,,,tank,"))).toEqual([
    [row, "type", "transfer.errors.row"],
  ]);
  expect(faults(edited("prices", "place,", "palace,"))).toEqual([
    [row, "row", "transfer.errors.row"],
  ]);
  expect(faults(edited("models", /(Honda[^,]*),\d{4}/, "$1,1900"))).toEqual([
    [row, "year", "models.errors.year"],
  ]);
  expect(faults(edited("models", /(Honda[^,]*),\d{4}/, "$1,soon"))).toEqual([
    [row, "year", "transfer.errors.whole"],
  ]);
  expect(faults(edited("vehicles", "\r\n", "\r\nNo such car,1,,,,,,,,,,true\r\n"))).toEqual([
    [2, "car", "transfer.errors.row"],
  ]);
});

test("rows are counted as a spreadsheet counts them", () => {
  const [head = "", row = ""] = write("models").split(/\r\n(?=[^"]*$|[A-Z])/);
  expect(row).toContain("\n");
  expect(faults(`${head}\r\n${row}\r\n,,,\r\n${row}\r\n`)).toEqual([
    [4, "name", "models.errors.nameTaken"],
  ]);
});

test.each([
  ["", "transfer.errors.columns"],
  ["a,b\r\n1,2", "transfer.errors.columns"],
  ['car,plate\r\nToyota RAV4,"AB', "transfer.errors.csv"],
  ["plate,colour,vin\r\nAB-1,,", "transfer.errors.missing"],
  ["car,plate,car\r\nToyota RAV4,AB-1,x", "transfer.errors.columnTwice"],
])("%j is no table", (content, message) => {
  const [[, , found] = []] = faults(content);
  expect(found).toBe(message);
});

/** Returns a table of vehicles with further text, of models that don't exist. */
const vehiclesAnd = (text: string) => {
  const [head = ""] = write("vehicles").split("\r\n", 1);
  return `${head}\r\n${text}`;
};

test("no more lines than an import takes are read", () => {
  const { lines } = IMPORT_LIMITS;
  expect(faults(vehiclesAnd("x\r\n".repeat(lines)))).toHaveLength(lines);
  const parsed = validate(vehiclesAnd("x\r\n".repeat(lines + 1)));
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
  expect(faults(edited("vehicles", "Model,", "colour of hair,Model,"))).toEqual([
    [1, "colour of hair", "transfer.errors.column"],
  ]);
});

test("the headings of earlier releases are known", () => {
  for (const [now, before] of [
    ["Exterior picture 1", "Picture outside 1"],
    ["Interior picture 2", "Picture inside 2"],
  ])
    expect(faults(edited("models", now!, before!))).toEqual([]);
  expect(faults(edited("prices", "Minimum days", "From how many days"))).toEqual([]);
});

test("prices of earlier releases are read: without slugs, and with child seats and ski racks of their own", () => {
  const [head = "", ...lines] = write("prices")
    .split("\r\n")
    .map((line) => line.replace(/,[^,]*,[^,]*$/, ""));
  const earlier = (changed: string, price: number) =>
    [
      head,
      ...lines.filter((line) => !/^extra,(Child seat|Ski rack)/.test(line)),
      `fixed,childSeat${",".repeat(9)}${price},,,`,
      `fixed,skiRack${",".repeat(9)}67.5,,,`,
    ]
      .join("\r\n")
      .replace("Roof tent", changed);
  expect(changes(earlier("Roof tent", 54))).toEqual([]);
  expect(changes(earlier("Roof tent", 55))).toEqual(["Child seat price changed 55"]);
  expect(changes(earlier("Sleigh", 54))).toEqual([
    "extras Roof tent removed",
    "extras Sleigh added",
  ]);
  expect(faults(earlier("Roof tent", 54).replace("fixed,skiRack", "fixed,skis"))).toEqual([
    [expect.any(Number), "name.en", "transfer.errors.row"],
  ]);
});

test("a cell too many is refused: the ones before it could have moved", () => {
  const row = "Toyota RAV4,AB-1,139,90";
  expect(faults(`car,plate,odometer\r\n${row}\r\n`)).toEqual([[2, "", "transfer.errors.cells"]]);
  expect(faults("car,plate,odometer,,\r\nToyota RAV4,AB-1,139,,,\r\n")).toEqual([]);
});

describe("a table of one's own", () => {
  /** Returns what another table of them changes of the first model's vehicles. */
  function vehicleChanges(rows: readonly string[]) {
    const [car] = site.cars;
    const others = site.cars
      .slice(1)
      .flatMap(({ name, vehicles }) =>
        vehicles.map(({ plate, number }) => `${name};${plate ?? ""};${number}`),
      );
    const own = rows.map((row) => `${car?.name};${row}`);
    return changes(["Model;Plate;Number within the model", ...own, ...others].join("\n"));
  }

  test("leaves what it does not say", () => {
    const [car] = site.cars;
    const rows = car?.vehicles.map(({ plate, number }) => `${plate};${number}`) ?? [];
    expect(vehicleChanges(rows)).toEqual([]);
  });

  test("knows a plate that is written in another way", () => {
    const [car] = site.cars;
    const plates = car?.vehicles.map(({ plate }) => String(plate)) ?? [];
    const [first = ""] = plates;
    const spellings = [first.replaceAll("-", ""), first.toLowerCase(), first.replaceAll("-", "–")];
    for (const spelling of spellings) {
      expect(vehicleChanges([`${spelling};7`, ...plates.slice(1)])).toEqual([]);
    }
    expect(vehicleChanges(["AB-102-CD;", ...plates.slice(1)])).toEqual([
      `vehicles ${first} removed`,
      "vehicles AB-102-CD added",
    ]);
  });

  test("of models changes only its columns", () => {
    const rows = site.cars.map(({ name }, index) => `${name},${index === 1 ? 2020 : ""}`);
    expect(changes(`Name,YEAR\n${rows.join("\n")}`)).toEqual([
      `${site.cars[1]?.name} year changed 2020`,
    ]);
  });
});

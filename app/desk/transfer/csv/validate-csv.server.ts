import { fileOf } from "~/desk/transfer/file-of";
import type { ImportIssue } from "~/desk/transfer/import";
import { parseDocument, type ParsedFile } from "~/desk/transfer/parse-file.server";
import type { SiteData, CarData, VehicleData } from "~/desk/transfer/site-data";
import { messageKey } from "~/web/message-key";
import type { Headings } from "./headings";
import { parseCsv, type CsvRow } from "./parse-csv.server";
import { type DocumentSection, PriceDocument } from "./price-document";
import type { CsvTable } from "./tables";
import { plateKey } from "~/catalog/fleet/vehicles/plate";
import type { Row } from "./rows-of";
import { cellTextOrEmpty } from "./cells";

/** A parsed table, and where its sections stand. */
export type ValidatedCsv = ParsedFile & { table?: CsvTable; sections: readonly DocumentSection[] };

/** Validates a CSV file as an export of the site in which one table is that of the file. */
export function validateCsv(
  content: string,
  { site, today, headings }: { site: SiteData; today: string; headings: Headings },
): ValidatedCsv {
  const read = parseCsv(content, headings);
  if (!read.ok) return { ...read, sections: [] };
  const { table } = read;
  const { cars, prices, sections, unknown } = withRows(site, table, read.rows);
  if (unknown.length > 0) {
    const message = messageKey("transfer.errors.row");
    const issues = unknown.map((cell) => ({ path: "", message, cell }));
    return { ok: false, issues, table, sections };
  }
  const document = { ...fileOf(site), cars, prices };
  return { ...parseDocument(document, today, site.prices), table, sections };
}

/**
 * Finds the cells of issues: the row is that of the longest path that leads to it, else the first one below it.
 */
export function locate(
  issues: readonly ImportIssue[],
  sections: readonly DocumentSection[],
): ImportIssue[] {
  const rows = new Map<string, number>();
  const below = new Map<string, number>();
  for (const { path, row } of sections) {
    const keys = path.map(String);
    rows.set(keys.join("."), row);
    for (let length = 1; length < keys.length; length += 1) {
      const start = keys.slice(0, length).join(".");
      if (!below.has(start)) below.set(start, row);
    }
  }
  return issues.map((issue) => {
    const keys = keysOf(issue.path);
    for (let length = keys.length; length > 0; length -= 1) {
      const row = rows.get(keys.slice(0, length).join("."));
      if (row !== undefined)
        return { ...issue, cell: { row, column: keys.slice(length).join(".") } };
    }
    const row = below.get(keys.join("."));
    return row === undefined ? issue : { ...issue, cell: { row, column: "" } };
  });
}

/** Returns the keys of a path such as `cars[3].plan[0].minDays`. */
export function keysOf(path: string): string[] {
  return path
    .replaceAll(/\[(\d+)\]/g, ".$1")
    .split(".")
    .filter(Boolean);
}

/** A document of an import; rows that belong nowhere are `unknown`, with the column that is wrong. */
type WithRows = {
  cars: unknown;
  prices: unknown;
  sections: DocumentSection[];
  unknown: { row: number; column: string }[];
};

/**
 * Returns the site with the rows of a table instead of its own. What a table does not say stays as it is.
 */
function withRows(site: SiteData, table: CsvTable, rows: readonly CsvRow[]): WithRows {
  if (table === "models") return withModels(site, rows);
  return table === "vehicles" ? withVehicles(site, rows) : withPrices(site, rows);
}

/** Returns the site with the rows of models, which retain their vehicles and their own rates. */
function withModels({ cars, prices }: SiteData, rows: readonly CsvRow[]): WithRows {
  const known = byName(cars);
  return {
    cars: rows.map(({ values }) => {
      const name = cellTextOrEmpty(values.name).toLowerCase();
      const car = known.get(name);
      // A second row of the same model is a fault of its name alone.
      if (car) known.set(name, { ...car, vehicles: [] });
      return merge(car ?? { plan: null, vehicles: [] }, values);
    }),
    prices,
    sections: rows.map(({ row }, index) => ({ path: ["cars", index], row })),
    unknown: [],
  };
}

function byName(cars: readonly CarData[]) {
  return new Map(cars.map((car) => [car.name.toLowerCase(), car]));
}

/** Merges a row into what the site has. Texts in several languages are merged one by one. */
function merge(known: object, values: Row): Row {
  const merged: Row = { ...known };
  for (const [key, value] of Object.entries(values)) {
    const isNested = typeof value === "object" && value !== null && !Array.isArray(value);
    merged[key] = isNested ? { ...(merged[key] as object | undefined), ...value } : value;
  }
  return merged;
}

function withVehicles({ cars, prices }: SiteData, rows: readonly CsvRow[]): WithRows {
  const sections: DocumentSection[] = [];
  const lists = new Map(
    cars.map((car, index) => [
      car.name.toLowerCase(),
      { index, known: knownIn(car), rows: [] as Row[] },
    ]),
  );
  const unknown = rows.flatMap(({ row, values: { car, ...values } }) => {
    const list = lists.get(cellTextOrEmpty(car).toLowerCase());
    if (!list) return [{ row, column: "car" }];
    sections.push({ path: ["cars", list.index, "vehicles", list.rows.length], row });
    list.rows.push(withKnown(list.known, values));
    return [];
  });
  return {
    cars: cars.map((car) => {
      const list = lists.get(car.name.toLowerCase());
      return { ...car, vehicles: list ? withNumbers(list.rows) : [] };
    }),
    prices,
    sections,
    unknown,
  };
}

type KnownVehicles = { byPlate: Map<string, VehicleData[]>; byNumber: Map<number, VehicleData> };

/**
 * Returns the vehicles of a model by plate, which several may have had one after another, and those without
 * one by number.
 */
function knownIn({ vehicles }: CarData): KnownVehicles {
  const byPlate = new Map<string, VehicleData[]>();
  const byNumber = new Map<number, VehicleData>();
  for (const vehicle of vehicles) {
    if (vehicle.plate === null) byNumber.set(vehicle.number, vehicle);
    else pushTo(byPlate, plateKey(vehicle.plate), vehicle);
  }
  return { byPlate, byNumber };
}

function pushTo<Value>(lists: Map<string, Value[]>, key: string, value: Value) {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/**
 * Merges a row into the vehicle of the site. A plate that is written in another way is the same one, and
 * stays as it is.
 */
function withKnown({ byPlate, byNumber }: KnownVehicles, values: Row): Row {
  const plate = cellTextOrEmpty(values.plate);
  const number = typeof values.number === "number" ? values.number : null;
  const found = plate ? byPlate.get(plateKey(plate)) : undefined;
  const same =
    found?.find((vehicle) => vehicle.number === number) ?? (found?.length === 1 ? found[0] : null);
  if (same) return merge(same, { ...values, plate: same.plate, number: same.number });
  const numbered = number === null ? undefined : byNumber.get(number);
  return numbered ? merge(numbered, values) : values;
}

/** Gives the next numbers to vehicles without one. */
function withNumbers(rows: readonly Row[]): Row[] {
  let next = Math.max(0, ...rows.map(({ number }) => (typeof number === "number" ? number : 0)));
  return rows.map((row) => ("number" in row ? row : { ...row, number: (next += 1) }));
}

function withPrices({ cars }: SiteData, rows: readonly CsvRow[]): WithRows {
  const document = new PriceDocument(cars.map(({ name }) => name));
  const unknown = rows.flatMap(({ row, values }) => {
    const column = document.place(row, values);
    return column === null ? [] : [{ row, column }];
  });
  const { plans, prices, sections } = document;
  return {
    cars: cars.map((car, index) => ({ ...car, plan: plans.get(index) ?? null })),
    prices,
    sections,
    unknown,
  };
}

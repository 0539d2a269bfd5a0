import type { CarData, SiteData, VehicleData } from "~/desk/transfer/site-data";
import { plateKey } from "~/catalog/fleet/vehicles/plate";
import type { CsvRow } from "./parse-csv.server";
import { PriceDocument, type Part } from "./price-document";
import type { Row } from "./rows-of";
import { textOf } from "./cells";
import type { CsvTable } from "./tables";

/** A document of an import; rows that belong nowhere are `unknown`, with the column that is wrong. */
export type WithRows = {
  cars: unknown;
  prices: unknown;
  parts: Part[];
  unknown: { row: number; column: string }[];
};

/** The site with the rows of a table instead of its own. What a table does not say stays as it is. */
export function withRows(site: SiteData, table: CsvTable, rows: readonly CsvRow[]): WithRows {
  if (table === "models") return withModels(site, rows);
  return table === "vehicles" ? withVehicles(site, rows) : withPrices(site, rows);
}

/** Models keep their vehicles and their own rates. */
function withModels({ cars, prices }: SiteData, rows: readonly CsvRow[]): WithRows {
  const known = byName(cars);
  return {
    cars: rows.map(({ values }) => {
      const name = textOf(values.name).toLowerCase();
      const car = known.get(name);
      // A second row of it is a fault of its name alone.
      if (car) known.set(name, { ...car, vehicles: [] });
      return merge(car ?? { plan: null, vehicles: [] }, values);
    }),
    prices,
    parts: rows.map(({ row }, index) => ({ path: ["cars", index], row })),
    unknown: [],
  };
}

function byName(cars: readonly CarData[]) {
  return new Map(cars.map((car) => [car.name.toLowerCase(), car]));
}

/** Texts in several languages are merged one by one. */
function merge(known: object, values: Row): Row {
  const merged: Row = { ...known };
  for (const [key, value] of Object.entries(values)) {
    const isPart = typeof value === "object" && value !== null && !Array.isArray(value);
    merged[key] = isPart ? { ...(merged[key] as object | undefined), ...value } : value;
  }
  return merged;
}

function withVehicles({ cars, prices }: SiteData, rows: readonly CsvRow[]): WithRows {
  const parts: Part[] = [];
  const lists = new Map(
    cars.map((car, index) => [
      car.name.toLowerCase(),
      { index, known: knownIn(car), rows: [] as Row[] },
    ]),
  );
  const unknown = rows.flatMap(({ row, values: { car, ...values } }) => {
    const list = lists.get(textOf(car).toLowerCase());
    if (!list) return [{ row, column: "car" }];
    parts.push({ path: ["cars", list.index, "vehicles", list.rows.length], row });
    list.rows.push(withKnown(list.known, values));
    return [];
  });
  return {
    cars: cars.map((car) => {
      const list = lists.get(car.name.toLowerCase());
      return { ...car, vehicles: list ? withNumbers(list.rows) : [] };
    }),
    prices,
    parts,
    unknown,
  };
}

type Known = { byPlate: Map<string, VehicleData[]>; byNumber: Map<number, VehicleData> };

/** The vehicles of a model by plate, which several may have had one after another, and those without one by number. */
function knownIn({ vehicles }: CarData): Known {
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

/** A plate that is written in another way is the same one, and stays as it is. */
function withKnown({ byPlate, byNumber }: Known, values: Row): Row {
  const plate = textOf(values.plate);
  const number = typeof values.number === "number" ? values.number : null;
  const found = plate ? byPlate.get(plateKey(plate)) : undefined;
  const same =
    found?.find((vehicle) => vehicle.number === number) ?? (found?.length === 1 ? found[0] : null);
  if (same) return merge(same, { ...values, plate: same.plate, number: same.number });
  const numbered = number === null ? undefined : byNumber.get(number);
  return numbered ? merge(numbered, values) : values;
}

/** Vehicles without a number get the next ones. */
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
  const { plans, prices, parts } = document;
  return {
    cars: cars.map((car, index) => ({ ...car, plan: plans.get(index) ?? null })),
    prices,
    parts,
    unknown,
  };
}

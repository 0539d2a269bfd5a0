import type { SiteData } from "~/desk/transfer/site-data";
import type { Row } from "./rows-of";
import { PriceDocument, type Part } from "./price-document";
import { modelFinder, textOf } from "./row-texts";
import type { CsvTable } from "./tables";

type Line = { line: number; row: Row };

/** A document of an import; lines that belong nowhere are `unknown`, with the column that is wrong. */
export type WithLines = {
  cars: unknown;
  prices: unknown;
  parts: Part[];
  unknown: { line: number; column: string }[];
};

/** The site with the rows of a table instead of its own. */
export function withLines(site: SiteData, table: CsvTable, lines: readonly Line[]): WithLines {
  if (table === "models") return withModels(site, lines);
  return table === "vehicles" ? withVehicles(site, lines) : withPrices(site, lines);
}

/** Models keep their vehicles and their own rates. */
function withModels({ cars, prices }: SiteData, lines: readonly Line[]): WithLines {
  const known = new Map(cars.map((car) => [car.name.toLowerCase(), car]));
  return {
    cars: lines.map(({ row }) => {
      const car = known.get(textOf(row.name).toLowerCase());
      return { ...row, plan: car?.plan ?? null, vehicles: car?.vehicles ?? [] };
    }),
    prices,
    parts: lines.map(({ line }, index) => ({ path: ["cars", index], line })),
    unknown: [],
  };
}

function withVehicles({ cars, prices }: SiteData, lines: readonly Line[]): WithLines {
  const parts: Part[] = [];
  const lists = cars.map((): Row[] => []);
  const positionOf = modelFinder(cars.map(({ name }) => name));
  const unknown = lines.flatMap(({ line, row: { car, ...vehicle } }) => {
    const index = positionOf(car);
    const list = index === undefined ? undefined : lists[index];
    if (index === undefined || !list) return [{ line, column: "car" }];
    parts.push({ path: ["cars", index, "vehicles", list.length], line });
    list.push(vehicle);
    return [];
  });
  return {
    cars: cars.map((car, index) => ({ ...car, vehicles: lists[index] })),
    prices,
    parts,
    unknown,
  };
}

function withPrices({ cars }: SiteData, lines: readonly Line[]): WithLines {
  const document = new PriceDocument(cars.map(({ name }) => name));
  const unknown = lines.flatMap(({ line, row }) => {
    const column = document.place(line, row);
    return column === null ? [] : [{ line, column }];
  });
  const { plans, prices, parts } = document;
  return {
    cars: cars.map((car, index) => ({ ...car, plan: plans.get(index) ?? null })),
    prices,
    parts,
    unknown,
  };
}

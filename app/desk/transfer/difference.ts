import { isRecord } from "~/records";
import type { SiteData } from "./site-data";

/** What an import would change at one place. Values are JSON; null where there is none. */
export type Difference = {
  /** Such as `cars["Mazda 3"].year`. */
  path: string;
  before: string | null;
  after: string | null;
};

/** Compares the site with a file. Rows are compared by what identifies them, not by position. */
export function differenceOf(site: SiteData, file: SiteData): Difference[] {
  const differences = compare({ path: "", list: "" }, site, file);
  // By its name, a place keeps the slug that a file of before places had slugs lacks.
  return differences.filter(({ path, after }) => after !== null || !path.endsWith(".slug"));
}

/** Where two values stand; `list` is the name of the innermost list. */
type Place = { path: string; list: string };

function compare({ path, list }: Place, before: unknown, after: unknown): Difference[] {
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) =>
      compare({ path: path ? `${path}.${key}` : key, list: key }, before[key], after[key]),
    );
  }
  const keyOf = ROW_KEYS[list];
  if (Array.isArray(before) && Array.isArray(after) && keyOf) {
    return compareRows({ path, list }, keyed(before, keyOf), keyed(after, keyOf));
  }
  const [was, is] = [textOf(before), textOf(after)];
  return was === is ? [] : [{ path, before: was, after: is }];
}

type Rows = ReadonlyMap<string, unknown>;

function compareRows({ path, list }: Place, before: Rows, after: Rows): Difference[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys.flatMap((key) => {
    const place = { path: `${path}[${JSON.stringify(key)}]`, list: "" };
    const [was, is] = [before.get(key), after.get(key)];
    if (was !== undefined && is !== undefined) return compare(place, was, is);
    const name = was === undefined ? briefly(list, is) : briefly(list, was);
    return [
      {
        path: place.path,
        before: was === undefined ? null : name,
        after: is === undefined ? null : name,
      },
    ];
  });
}

/** What identifies the rows of each list. */
const ROW_KEYS: Readonly<Record<string, (row: Record<string, unknown>) => string>> = {
  cars: ({ name }) => String(name),
  vehicles: ({ plate, number }) => (typeof plate === "string" ? plate : `№ ${String(number)}`),
  seasons: ({ from }) => String(from),
  places: englishName,
  extras: englishName,
  reviews: (row) => JSON.stringify(row),
};

function englishName({ name }: Record<string, unknown>): string {
  return String(isRecord(name) ? name.en : name);
}

/** Rows of which one key has several are distinguished by their number. */
function keyed(rows: readonly unknown[], keyOf: (row: Record<string, unknown>) => string): Rows {
  const byKey = new Map<string, unknown>();
  for (const row of rows.filter(isRecord)) {
    const key = keyOf(row);
    byKey.set(byKey.has(key) ? `${key} № ${byKey.size + 1}` : key, row);
  }
  return byKey;
}

/** A row that is added or removed: its path says which one. */
function briefly(list: string, row: unknown): string {
  return list === "cars" || list === "vehicles" ? "✓" : (textOf(row) ?? "");
}

function textOf(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}

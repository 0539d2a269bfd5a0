import { plateKey } from "~/catalog/fleet/vehicles/plate";
import { storedRoadsText } from "~/catalog/terms/roads";
import { FALLBACK_LANGUAGE, type Language } from "~/web/i18n/languages";
import { textIn, type Localized } from "~/web/i18n/localized";
import { isRecord, recordOf } from "~/web/records";
import type { SiteData } from "./site-data";

/** A value that an import would change. */
export type Difference = {
  /** The path such as `cars`, `Mazda 3`, `year`: rows of lists are named by what identifies them. */
  path: string[];
  kind: "added" | "removed" | "changed";
  before: unknown;
  after: unknown;
};

/**
 * Compares the site with a file, and names rows in a language. Rows are compared by what identifies them, not by
 * position.
 */
export function differenceOf(
  site: SiteData,
  file: SiteData,
  lang: Language = FALLBACK_LANGUAGE,
): Difference[] {
  return compare(listsIn(lang), [], { before: site, after: file });
}

type Compared = { before: unknown; after: unknown };

function compare(lists: Lists, path: string[], { before, after }: Compared): Difference[] {
  // A part that a file of an earlier release lacks stays as it is.
  if (after === undefined) return [];
  if (path.at(-1) === "roads" && isRecord(after)) {
    // What a model says of roads is one value: a road that it no longer names is a change.
    const [was, is] = [storedRoadsText(before), storedRoadsText(after)];
    return was === is ? [] : [{ path, kind: "changed", before: was, after: is }];
  }
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) =>
      compare(lists, [...path, key], { before: before[key], after: after[key] }),
    );
  }
  const list = lists[path.at(-1) ?? ""];
  if (Array.isArray(before) && Array.isArray(after) && list) {
    return compareRows(lists, path, { list, before, after });
  }
  return isEqual(before, after) ? [] : [{ path, kind: "changed", before, after }];
}

function isEqual(before: unknown, after: unknown): boolean {
  return JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
}

type Row = Record<string, unknown>;
type Sides = { list: List; before: readonly unknown[]; after: readonly unknown[] };

function compareRows(lists: Lists, path: string[], { list, ...sides }: Sides): Difference[] {
  const [before, after] = [keyed(sides.before, list), keyed(sides.after, list)];
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys.flatMap((key): Difference[] => {
    const [was, is] = [before.get(key), after.get(key)];
    const place = [...path, list.name(is ?? was ?? {})];
    if (was && is) {
      return compare(lists, place, { before: list.compared(was), after: list.compared(is) });
    }
    return [{ path: place, kind: was ? "removed" : "added", before: was, after: is }];
  });
}

type List = {
  /** Returns what identifies a row. */
  key: (row: Row) => string;
  /** Returns the name that is shown of a row. */
  name: (row: Row) => string;
  compared: (row: Row) => Row;
};

function listBy(name: (row: Row) => string, key = name): List {
  return { key, name, compared: (row) => row };
}

type Lists = Readonly<Record<string, List>>;

/** Returns the lists of a file, with the names of their rows in a language. */
function listsIn(lang: Language): Lists {
  const nameIn = ({ name }: Row) =>
    isRecord(name) ? textIn(name as Localized, lang) : String(name);
  return {
    cars: listBy(
      ({ name }) => String(name),
      ({ name }) => String(name).toLowerCase(),
    ),
    vehicles: {
      key: ({ plate, number }) =>
        typeof plate === "string" ? plateKey(plate) : `№ ${String(number)}`,
      name: ({ plate, number }) => (typeof plate === "string" ? plate : `№ ${String(number)}`),
      // An import finds a vehicle by its plate, and leaves its number.
      compared: (vehicle) => ({ ...vehicle, number: null }),
    },
    seasons: listBy(({ from }) => String(from)),
    places: listBy(nameIn, ({ slug }) => String(slug)),
    extras: listBy(nameIn, ({ slug }) => String(slug)),
    roads: listBy(nameIn, ({ slug }) => String(slug)),
    rules: listBy(({ kind }) => String(kind)),
    codes: listBy(({ code }) => String(code)),
    reviews: listBy(
      ({ texts }) => textIn(recordOf(recordOf(texts).author), lang),
      (row) => JSON.stringify(row),
    ),
  };
}

/** Returns rows by their keys. Rows with the same key get a running number. */
function keyed(rows: readonly unknown[], { key: keyOf }: List): ReadonlyMap<string, Row> {
  const byKey = new Map<string, Row>();
  const counts = new Map<string, number>();
  for (const row of rows.filter(isRecord)) {
    const key = keyOf(row);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    byKey.set(count > 1 ? `${key} № ${count}` : key, row);
  }
  return byKey;
}

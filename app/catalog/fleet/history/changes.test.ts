import { describe, expect, test } from "vitest";
import { mergeChanges, type ColumnChange } from "./changes";

const COLUMNS = { year: "year", minAge: "min_age", texts: "texts" } as const;

function change(actor: string, before: object | null, after: object | null): ColumnChange {
  return {
    actor,
    at: new Date("2030-01-01T00:00:00Z"),
    before: { ...before },
    after: { ...after },
  };
}

const merge = (...rows: ColumnChange[]) =>
  mergeChanges(rows, COLUMNS).map(({ field, from, to, actor }) => [field, from, to, actor]);

describe("merged changes", () => {
  test("are one for each field, by its last editor", () => {
    const changes = merge(
      change("nino", { year: 2019, min_age: null }, { year: 2020, min_age: 21 }),
      change("giorgi", { year: 2020 }, { year: 2021 }),
    );
    expect(changes).toEqual([
      ["year", 2019, 2021, "giorgi"],
      ["minAge", null, 21, "nino"],
    ]);
  });

  test("omit a field that was changed back", () => {
    const there = change("nino", { texts: { en: "a" } }, { texts: { en: "b" } });
    const back = change("nino", { texts: { en: "b" } }, { texts: { en: "a" } });
    expect(merge(there, back)).toEqual([]);
  });

  test("omit unknown columns", () => {
    expect(merge(change("nino", { image: "/a" }, { image: "/b" }))).toEqual([]);
    expect(merge()).toEqual([]);
  });

  test("of a removed row have no value after", () => {
    const removed = { ...change("nino", { year: 2019 }, null), after: null };
    expect(merge(removed)).toEqual([["year", 2019, null, "nino"]]);
  });
});

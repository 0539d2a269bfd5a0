import { describe, expect, test } from "vitest";
import { markFor, readHandover, undoFor } from "./handover";

const NOW = new Date("2030-06-01T08:00:00Z");
const OUT = "2030-06-01T08:00:00.000Z";

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: "7", mark: "out", ...fields })) {
    form.set(name, value);
  }
  return readHandover(form, NOW);
}

test("a mark without a time is now, otherwise at the given time in Georgia", () => {
  expect(read({})).toEqual({ id: 7n, mark: "out", at: NOW });
  expect(read({ mark: "returned", date: "2030-06-02", time: " 9:05" })).toEqual({
    id: 7n,
    mark: "returned",
    at: new Date("2030-06-02T05:05:00Z"),
  });
});

test.each<Record<string, string>>([
  { id: "x" },
  { mark: "lost" },
  { date: "2030-06-31", time: "09:00" },
  { date: "2030-06-02" },
  { date: "2030-06-02", time: "25:00" },
])("%o is no mark", (fields) => {
  expect(read(fields)).toBeNull();
});

describe("what can be marked and removed", () => {
  test.each([
    ["pending", null, null, null, null],
    ["confirmed", null, null, "out", null],
    ["confirmed", OUT, null, "returned", "outUndone"],
    ["completed", OUT, OUT, "returned", "returnUndone"],
    ["completed", null, null, null, null],
    ["cancelled", null, null, null, null],
    ["cancelled", OUT, OUT, null, null],
  ] as const)("of a %s booking, out %s, returned %s", (status, outAt, returnedAt, mark, undo) => {
    expect(markFor(status, { outAt, returnedAt })).toBe(mark);
    expect(undoFor(status, { outAt, returnedAt })).toBe(undo);
  });
});

import { expect, test } from "vitest";
import { describeFindings, figure } from "./section";

const verdictOf = (row: string[]) => row[3];

test("a figure states its value, its target and the load", () => {
  const spread = { median: 3.14, min: 3, max: 4.06 };
  expect(figure("`/`", spread, "ms", { atMost: 4 })).toEqual([
    "`/`",
    "3.1 (3.0 to 4.1) ms",
    "at most 4 ms",
    "met",
    expect.stringMatching(/^\d+\.\d$/),
  ]);
});

test("the median is judged", () => {
  const spread = { median: 3, min: 1, max: 9 };
  expect(verdictOf(figure("", spread, "", { atMost: 3 }))).toBe("met");
  expect(verdictOf(figure("", spread, "", { atMost: 2 }))).toBe("**missed**");
  expect(verdictOf(figure("", spread, "", { atLeast: 3 }))).toBe("met");
  expect(verdictOf(figure("", spread, "", { atLeast: 4 }))).toBe("**missed**");
});

test("a value that the system does not have is unknown, and misses its target", () => {
  expect(figure("", Number.NaN, "MB", { atMost: 3 }).slice(1, 4)).toEqual([
    "unknown MB",
    "at most 3 MB",
    "**missed**",
  ]);
});

test("a figure without a target is not judged", () => {
  expect(figure("", 1, "").slice(1, 4)).toEqual(["1.0", "", ""]);
});

test("findings are tables, then notes", () => {
  const tables = [{ head: ["", "figure"], rows: [["`/`", "1 ms"]] }];
  expect(describeFindings({ tables, notes: ["one", "two"] })).toBe(
    "|  | figure |\n| --- | --- |\n| `/` | 1 ms |\n\n- one\n- two",
  );
});

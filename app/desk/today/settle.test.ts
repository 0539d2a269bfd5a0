import { expect, test } from "vitest";
import { readIds, readSettled, settledValue } from "./settle";

test("reads what a form of Today has written", () => {
  const values = [
    settledValue({ id: 7, revision: "12-5" }),
    settledValue({ id: 8, revision: "3-" }),
  ];
  expect(readSettled(values)).toEqual([
    { id: 7n, revision: "12-5" },
    { id: 8n, revision: "3-" },
  ]);
  expect(readIds("7,8")).toEqual([7n, 8n]);
});

test.each([[[]], [["7"]], [["x 1-"]], [["7 1- or"]], [["7 1-", "8"]], [[`${"9".repeat(40)} 1-`]]])(
  "refuses %j",
  (values) => {
    expect(readSettled(values)).toBeNull();
  },
);

test("refuses more than Today lists", () => {
  expect(readSettled(Array.from({ length: 51 }, (_, id) => `${id + 1} 1-`))).toBeNull();
  expect(readIds(Array.from({ length: 201 }, (_, id) => id + 1).join(","))).toBeNull();
});

test.each(["", ",", "1,", "1;2", "1,x", "-1,\0"])("refuses the ids %j", (text) => {
  expect(readIds(text)).toBeNull();
});

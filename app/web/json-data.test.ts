import { expect, test } from "vitest";
import { jsonData, valueOf } from "./json-data";

const CAR = { name: "Prius", rates: [{ from: 1, rate: 30.5 }], photo: null };

test("on the server the value is the loader's own", () => {
  expect(valueOf(jsonData(CAR))).toBe(CAR);
});

test("a browser parses the text once", () => {
  const transferred = structuredClone({ json: jsonData(CAR).json });
  expect(valueOf(transferred)).toEqual(CAR);
  expect(valueOf(transferred)).toBe(valueOf(transferred));
});

import { expect, test } from "vitest";
import { choiceNamed, currentName } from "./choice-named";
import { choiceOf } from "./testing/car-named";

const choices = [
  choiceOf("Mazda 3", { formerNames: ["Mazda Axela", "Kia Rio"] }),
  choiceOf("Kia Rio", { formerNames: ["Kia Pride"] }),
];

test.each([
  ["Mazda 3", "Mazda 3"],
  ["Mazda Axela", "Mazda 3"],
  ["Kia Pride", "Kia Rio"],
  // A current name comes before another car's former one.
  ["Kia Rio", "Kia Rio"],
])("%s is the car %s", (name, current) => {
  expect(choiceNamed(choices, name)?.name).toBe(current);
  expect(currentName(choices, name)).toBe(current);
});

test.each(["Other", "mazda 3", "Lada Niva", ""])("%j is none of the cars", (name) => {
  expect(choiceNamed(choices, name)).toBeUndefined();
  expect(currentName(choices, name)).toBe(name);
});

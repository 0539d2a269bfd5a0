import { expect, test } from "vitest";
import { NO_PROMISES, notPromised, promisesWithout } from "./promises";

test.each([
  ["all", []],
  ["some", ["insurance", "oneWay"] as const],
])("%s promises are made, and pages get the others", (_, names) => {
  const promises = promisesWithout(names);
  expect(notPromised(promises)).toEqual(names);
  expect([promises.insurance, promises.oneWay, promises.clean]).toEqual(
    names.length > 0 ? [false, false, true] : [true, true, true],
  );
});

test("no promise is made while the settings are unknown", () => {
  expect(Object.values(NO_PROMISES).some(Boolean)).toBe(false);
  expect(promisesWithout(notPromised(NO_PROMISES))).toEqual(NO_PROMISES);
});

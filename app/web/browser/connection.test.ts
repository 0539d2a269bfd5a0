import { afterEach, expect, test, vi } from "vitest";
import { savesData } from "./connection";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ saveData: true }, true],
  [{ saveData: false, effectiveType: "4g" }, false],
  [{ effectiveType: "3g" }, false],
  [{ effectiveType: "2g" }, true],
  [{ effectiveType: "slow-2g" }, true],
  [{}, false],
])("a connection of %j: %s", (connection, expected) => {
  vi.stubGlobal("navigator", { connection });
  expect(savesData()).toBe(expected);
});

test("a browser that says nothing about its connection does not save data", () => {
  vi.stubGlobal("navigator", {});
  expect(savesData()).toBe(false);
});

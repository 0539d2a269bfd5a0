import { expect, test } from "vitest";
import { tabByKey } from "./tab-by-key";

const TABS = [{ id: "first" }, { id: "second" }, { id: "third" }];

test.each([
  ["ArrowRight", "first", "second"],
  ["ArrowRight", "third", "first"],
  ["ArrowLeft", "second", "first"],
  ["ArrowLeft", "first", "third"],
  ["Home", "third", "first"],
  ["End", "first", "third"],
  [" ", "second", "second"],
  ["Enter", "second", undefined],
  ["ArrowDown", "second", undefined],
])("%j on the tab %s chooses %s", (key, id, expected) => {
  expect(tabByKey(key, TABS, id)?.id).toBe(expected);
});

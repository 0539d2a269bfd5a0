import { expect, test } from "vitest";
import { proposedAlt } from "./proposed-alts.server";

test.each([
  [[], "main", { en: "Kia Rio", ka: "Kia Rio" }],
  [["white"], "main", { en: "Kia Rio, white", ka: "Kia Rio, თეთრი" }],
  [["თეთრი"], "trunk", { en: "Kia Rio, white: boot", ka: "Kia Rio, თეთრი: საბარგული" }],
  [["gray", "grey", "ნაცრისფერი"], "main", { en: "Kia Rio, grey", ka: "Kia Rio, ნაცრისფერი" }],
  [["white", "red"], "main", { en: "Kia Rio", ka: "Kia Rio" }],
  [["mauve"], "more", { en: "Kia Rio: another view", ka: "Kia Rio: სხვა ხედი" }],
] as const)("for vehicles that are %j, %s", (colours, view, alt) => {
  expect(proposedAlt({ name: "Kia Rio", colours }, view)).toEqual(alt);
});

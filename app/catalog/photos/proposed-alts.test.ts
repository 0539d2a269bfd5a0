import { expect, test } from "vitest";
import { proposedAlt } from "./proposed-alts.server";

test.each([
  [[], "main", { en: "Kia Rio, 2019", ka: "Kia Rio, 2019" }],
  [["white"], "main", { en: "Kia Rio, 2019, white", ka: "Kia Rio, 2019, თეთრი" }],
  [["თეთრი"], "trunk", { en: "Kia Rio, 2019, white: boot", ka: "Kia Rio, 2019, თეთრი: საბარგული" }],
  [
    ["gray", "grey", "ნაცრისფერი"],
    "main",
    { en: "Kia Rio, 2019, grey", ka: "Kia Rio, 2019, ნაცრისფერი" },
  ],
  [["white", "red"], "main", { en: "Kia Rio, 2019", ka: "Kia Rio, 2019" }],
  [["mauve"], "exterior1", { en: "Kia Rio, 2019: exterior", ka: "Kia Rio, 2019: ხედი გარედან" }],
  [["white"], "more", {}],
] as const)("for vehicles that are %j, %s", (colours, view, alt) => {
  expect(proposedAlt({ name: "Kia Rio", year: 2019, colours }, view)).toEqual(alt);
});

test("a year in the name is not repeated", () => {
  const subject = { name: "Kia Rio 2019", year: 2019, colours: [] };
  expect(proposedAlt(subject, "main").en).toBe("Kia Rio 2019");
});

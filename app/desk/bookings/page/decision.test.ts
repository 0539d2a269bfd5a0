import { expect, test } from "vitest";
import { BOOKING_STATUSES } from "~/booking/status";
import { decisionsOf } from "./decision";

const namesOf = (status: (typeof BOOKING_STATUSES)[number], isOut = false) => {
  const { steps, corrections } = decisionsOf({ status, isOut });
  return [steps, corrections].map((all) => all.map(({ name }) => name).join(" "));
};

test.each([
  ["pending", "confirm refuse", "cancel complete"],
  ["confirmed", "cancel noShow", "complete"],
  ["cancelled", "", "confirm complete"],
  ["completed", "", "confirm cancel"],
] as const)("a %s booking: %s; to correct: %s", (status, steps, corrections) => {
  expect(namesOf(status)).toEqual([steps, corrections]);
});

test("nothing is decided while the vehicle is out", () => {
  expect(namesOf("confirmed", true)).toEqual(["", ""]);
});

test.each(BOOKING_STATUSES)("no decision about a %s booking leaves it as it is", (status) => {
  const { steps, corrections } = decisionsOf({ status, isOut: false });
  for (const decision of [...steps, ...corrections]) expect(decision.status).not.toBe(status);
});

test("each cancellation has its usual reason first", () => {
  const reasonOf = (status: "pending" | "confirmed", name: string) =>
    decisionsOf({ status, isOut: false }).steps.find((one) => one.name === name)?.reasons[0];
  expect(reasonOf("pending", "refuse")).toBe("refused");
  expect(reasonOf("confirmed", "cancel")).toBe("company");
  expect(reasonOf("confirmed", "noShow")).toBe("no-show");
});

import { expect, test } from "vitest";
import { BOOKING_STATUSES } from "~/booking/status";
import { decisionsOf } from "./decision";

type State = Parameters<typeof decisionsOf>[0];

/** Returns the state of a booking whose pick-up has passed. */
const stateOf = (status: State["status"], changes: Partial<State> = {}): State => {
  return { status, isOut: false, isPickupPast: true, isOver: false, ...changes };
};

const namesOf = (status: State["status"], changes: Partial<State> = {}) => {
  const { steps, corrections } = decisionsOf(stateOf(status, changes));
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
  expect(namesOf("confirmed", { isOut: true })).toEqual(["", ""]);
});

test.each(BOOKING_STATUSES)("no decision about a %s booking leaves it as it is", (status) => {
  const { steps, corrections } = decisionsOf(stateOf(status));
  for (const decision of [...steps, ...corrections]) expect(decision.status).not.toBe(status);
});

test("nobody did not come before the pick-up", () => {
  expect(namesOf("confirmed", { isPickupPast: false })).toEqual(["cancel", "complete"]);
  const { corrections } = decisionsOf(stateOf("completed", { isPickupPast: false }));
  expect(corrections.flatMap(({ reasons }) => reasons)).toEqual([
    "company",
    "withdrawn",
    "refused",
  ]);
});

test("to confirm a request that is over corrects its status", () => {
  expect(namesOf("pending", { isOver: true })).toEqual(["refuse", "confirm cancel complete"]);
});

test("each cancellation has its usual reason first", () => {
  const reasonOf = (status: "pending" | "confirmed", name: string) =>
    decisionsOf(stateOf(status)).steps.find((one) => one.name === name)?.reasons[0];
  expect(reasonOf("pending", "refuse")).toBe("refused");
  expect(reasonOf("confirmed", "cancel")).toBe("company");
  expect(reasonOf("confirmed", "noShow")).toBe("no-show");
});

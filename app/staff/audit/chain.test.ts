import { expect, test } from "vitest";
import { GENESIS, hashEvent, hashSeal } from "./chain";
import { EVENT_LOGS } from "./event-logs";

const seal = {
  id: 1,
  log: "booking_events",
  columns: ["id", "kind"],
  eventIds: [1, 2],
  eventHashes: [hashEvent('[1, "placed"]'), hashEvent('[2, "confirmed"]')],
  previous: GENESIS.hash,
};

test.each([
  ["id", { id: 2 }],
  ["table", { log: "settings_events" }],
  ["columns", { columns: ["id"] }],
  ["ids of the events", { eventIds: [2, 1] }],
  ["hashes of the events", { eventHashes: seal.eventHashes.toReversed() }],
  ["batch before", { previous: hashEvent("another") }],
])("the hash of a batch covers its %s", (_, change) => {
  expect(hashSeal({ ...seal, ...change })).not.toBe(hashSeal(seal));
});

test("the hash of a batch is the same for all versions", () => {
  expect(hashSeal(seal)).toBe("9a8bc74852706b913bbf4e97b661db962b2fd8f99e67e6f577b0ff3e0512b3f8");
});

test("no text of a person is hashed", () => {
  expect(EVENT_LOGS.booking_events).not.toContain("text");
});

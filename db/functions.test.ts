import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { functions } from "./functions";

/** Functions with a limit that is a policy in their text. All others get theirs from a constant in TypeScript. */
const POLICIES = [
  "conflicting_bookings",
  "delete_old_security_events",
  "overdue_margin",
  "packing_budget",
  "packing_choices",
  "vain_search_limit",
  "waiting_limit",
];

/** Why other functions name a time: nobody decides it. */
const RULES: Record<string, string> = {
  booking_period: "a booking without a duration is priced as a day",
  business_instant: "the time zone of Georgia",
  business_time: "the time zone of Georgia",
  claim_mail: "the hour and the day that its parameters are for",
  mark_out: "the shortest time that a row can have",
  room_until: "the shortest time that a row can have",
  short_gaps: "the longest gap that a place can have",
};

test("a limit in SQL is one of those that decision 98 names", () => {
  const literal = /\binterval '\d|\blimit (?!1\b)\d|\bselect \d{2,} /;
  const found = [...functions].filter(([, text]) => literal.test(text)).map(([name]) => name);
  expect(found).toContain("overdue_margin");
  expect(found.filter((name) => !POLICIES.includes(name) && !(name in RULES))).toEqual([]);
  const decision = readFileSync("docs/decisions/0098-a-baseline-of-the-schema.md", "utf8");
  expect(
    POLICIES.filter((name) => !functions.has(name) || !decision.includes(`\`${name}\``)),
  ).toEqual([]);
});

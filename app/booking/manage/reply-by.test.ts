import { expect, test } from "vitest";
import { businessInstant, businessTime } from "~/web/calendar";
import { DEFAULT_HOURS } from "~/catalog/company/company";
import { replyBy } from "./reply-by";

test.each([
  ["2026-11-21 09:00", "2026-11-21 10:00"],
  ["2026-11-21 12:34", "2026-11-21 13:34"],
  ["2026-11-21 20:00", "2026-11-21 21:00"],
  ["2026-11-21 20:01", "2026-11-22 09:01"],
  ["2026-11-21 20:30", "2026-11-22 09:30"],
  ["2026-11-21 20:59", "2026-11-22 09:59"],
  ["2026-11-21 21:00", "2026-11-22 10:00"],
  ["2026-11-21 23:59", "2026-11-22 10:00"],
  ["2026-11-22 00:00", "2026-11-22 10:00"],
  ["2026-11-22 08:59", "2026-11-22 10:00"],
  ["2026-12-31 20:45", "2027-01-01 09:45"],
  ["2028-02-28 22:00", "2028-02-29 10:00"],
])("the reply to a booking made at %s is due by %s", (made, by) => {
  const [date, time] = made.split(" ") as [string, string];
  const reply = businessTime(replyBy(businessInstant(date, time), DEFAULT_HOURS));
  expect(`${reply.date} ${reply.time}`).toBe(by);
});

test.each([
  ["18:00", "02:00", "2026-11-21 18:30", "2026-11-21 19:30"],
  ["18:00", "02:00", "2026-11-21 23:30", "2026-11-22 00:30"],
  ["18:00", "02:00", "2026-11-22 00:30", "2026-11-22 01:30"],
  ["18:00", "02:00", "2026-11-22 01:30", "2026-11-22 18:30"],
  ["18:00", "02:00", "2026-11-22 02:00", "2026-11-22 19:00"],
  ["18:00", "02:00", "2026-11-22 12:00", "2026-11-22 19:00"],
  ["09:00", "00:00", "2026-12-31 23:30", "2027-01-01 09:30"],
  ["12:00", "12:20", "2026-11-21 12:10", "2026-11-24 12:10"],
])(
  "with the hours %s–%s the reply to a booking made at %s is due by %s",
  (opens, closes, made, by) => {
    const [date, time] = made.split(" ") as [string, string];
    const reply = businessTime(replyBy(businessInstant(date, time), { opens, closes }));
    expect(`${reply.date} ${reply.time}`).toBe(by);
  },
);

import { describe, expect, test } from "vitest";
import { businessInstant, businessTime } from "~/web/calendar";
import { DEFAULT_HOURS } from "~/catalog/company/company";
import type { ReplyKind } from "~/booking/events/channels";
import { dueReminders, type WaitingRequest } from "./reply-reminders";
import { MOST_AT_ONCE } from "./unanswered.queries.server";

const ANSWERING = { hours: DEFAULT_HOURS, isPromised: true };

function at(moment: string): Date {
  const [date = "", time = ""] = moment.split(" ");
  return businessInstant(date, time);
}

/** Returns a request made at a moment, for a pick-up at another, in business time. */
function request(
  made: string,
  pickup: string,
  changes: Partial<WaitingRequest> = {},
): WaitingRequest {
  const { date: pickupDate, time: pickupTime } = businessTime(at(pickup));
  return { id: 1, createdAt: at(made).toISOString(), pickupDate, pickupTime, done: [], ...changes };
}

const SOON = "2026-11-25 12:00";

function kindAt(waiting: WaitingRequest, now: string): ReplyKind | null {
  return dueReminders([waiting], ANSWERING, at(now))[0]?.kind ?? null;
}

describe("a request is remembered", () => {
  test.each<[string, ReplyKind | null]>([
    ["2026-11-21 12:29", null],
    ["2026-11-21 12:30", "waiting"],
    ["2026-11-21 12:59", "waiting"],
    ["2026-11-21 13:00", "overdue"],
    ["2026-11-22 13:00", "overdue"],
    ["2026-11-22 13:01", null],
    // A clock that was put back.
    ["2026-11-20 12:30", null],
  ])("made at noon, at %s: %s", (now, kind) => {
    expect(kindAt(request("2026-11-21 12:00", SOON), now)).toBe(kind);
  });

  test.each<[string, ReplyKind | null]>([
    ["2026-11-22 03:00", null],
    ["2026-11-22 09:29", null],
    ["2026-11-22 09:30", "waiting"],
    ["2026-11-22 10:00", "overdue"],
  ])("made in the night, by the minutes of the office, at %s: %s", (now, kind) => {
    expect(kindAt(request("2026-11-21 22:00", SOON), now)).toBe(kind);
  });

  test("once for each kind, whatever order the clock takes", () => {
    const waiting = (done: ReplyKind[]) => request("2026-11-21 12:00", SOON, { done });
    expect(kindAt(waiting(["waiting"]), "2026-11-21 12:45")).toBeNull();
    expect(kindAt(waiting(["waiting"]), "2026-11-21 13:00")).toBe("overdue");
    expect(kindAt(waiting(["waiting", "overdue"]), "2026-11-21 13:05")).toBeNull();
  });

  test("at its end only, if its time is short, and not at all without a deadline", () => {
    const soon = request("2026-11-21 12:00", "2026-11-21 14:15");
    expect(kindAt(soon, "2026-11-21 12:10")).toBeNull();
    expect(kindAt(soon, "2026-11-21 12:15")).toBe("overdue");
    const tooSoon = request("2026-11-21 12:00", "2026-11-21 13:00");
    expect(kindAt(tooSoon, "2026-11-21 12:30")).toBeNull();
    expect(kindAt(tooSoon, "2026-11-21 13:30")).toBeNull();
  });

  test("later, if a closed day was added meanwhile", () => {
    const hours = { ...DEFAULT_HOURS, closedDays: ["2026-11-22"] };
    const waiting = request("2026-11-21 22:00", SOON);
    const dueAt = (now: string) =>
      dueReminders([waiting], { hours, isPromised: true }, at(now))[0]?.dueAt ?? null;
    expect(dueAt("2026-11-22 10:00")).toBeNull();
    expect(dueAt("2026-11-23 10:00")).toBe(at("2026-11-23 10:00").toISOString());
  });
});

describe("many requests at once", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, id) => request("2026-11-21 12:00", SOON, { id }));
  const counts = (count: number, now: string) => {
    const due = dueReminders(many(count), ANSWERING, at(now));
    return {
      due: due.length,
      forStaff: due.filter(({ forStaff }) => forStaff).length,
      forCustomer: due.filter(({ forCustomer }) => forCustomer).length,
    };
  };
  const crowd = MOST_AT_ONCE + 1;

  test.each([
    ["2026-11-21 13:00", crowd, { due: crowd, forStaff: MOST_AT_ONCE, forCustomer: crowd }],
    ["2026-11-21 13:15", crowd, { due: crowd, forStaff: MOST_AT_ONCE, forCustomer: crowd }],
    ["2026-11-21 13:16", crowd, { due: crowd, forStaff: MOST_AT_ONCE, forCustomer: 0 }],
    ["2026-11-21 13:16", MOST_AT_ONCE, { due: 10, forStaff: 10, forCustomer: 10 }],
    ["2026-11-21 12:30", crowd, { due: crowd, forStaff: MOST_AT_ONCE, forCustomer: 0 }],
    ["2027-11-21 12:30", crowd, { due: 0, forStaff: 0, forCustomer: 0 }],
  ])("at %s, %i of them: %j", (now, count, expected) => {
    expect(counts(count, now)).toEqual(expected);
  });
});

test("customers are told nothing where no answer was promised by a time; staff are", () => {
  const waiting = [request("2026-11-21 12:00", SOON)];
  const due = dueReminders(waiting, { ...ANSWERING, isPromised: false }, at("2026-11-21 13:00"));
  expect(due).toMatchObject([{ kind: "overdue", forStaff: true, forCustomer: false }]);
});

import { expect, test } from "vitest";
import { DEFAULT_HOURS } from "~/catalog/company/company";
import { i18nFor } from "~/texts/i18n.server";
import { formatWith } from "~/web/i18n/format";
import { LANGUAGES } from "~/web/i18n/languages";
import { answerText, answerTimeOf, type AnswerTime } from "./answer-text";

/** A request of noon in Georgia. */
const request = {
  createdAt: "2030-06-01T08:00:00.000Z",
  pickupDate: "2030-06-10",
  pickupTime: "12:00",
};
const NOON = new Date(request.createdAt);
const LATER = new Date("2030-06-01T09:00:01.000Z");

test.each([
  ["at once", {}, { now: NOON }, { by: "13:00", isTooSoon: false, isOverdue: false }],
  ["later", {}, { now: LATER }, { by: "13:00", isTooSoon: false, isOverdue: true }],
  [
    "for a pick-up on the same day",
    { pickupDate: "2030-06-01", pickupTime: "14:30" },
    { now: NOON },
    { by: "12:30", isTooSoon: true, isOverdue: false },
  ],
  [
    "for a pick-up within two hours",
    { pickupDate: "2030-06-01", pickupTime: "13:30" },
    { now: LATER },
    { by: null, isTooSoon: true, isOverdue: false },
  ],
])("a request of noon, %s", (_, changes, moment, expected) => {
  const { by, ...rest } = answerTimeOf({ ...request, ...changes }, DEFAULT_HOURS, moment);
  expect({ ...rest, by: by && by.time }).toEqual(expected);
});

test("a deadline that has passed stays when a closed day is added", () => {
  const hours = { ...DEFAULT_HOURS, closedDays: ["2030-06-01"] };
  const passed = new Date("2030-06-01T09:00:00.000Z");
  expect(answerTimeOf(request, hours, { now: LATER })).toEqual({
    by: { date: "2030-06-02", time: "10:00" },
    isTooSoon: false,
    isOverdue: false,
  });
  expect(answerTimeOf(request, hours, { now: LATER, passed })).toEqual({
    by: { date: "2030-06-01", time: "13:00" },
    isTooSoon: false,
    isOverdue: true,
  });
});

const BY = { date: "2030-06-01", time: "13:00" };

test.each<[AnswerTime, boolean, "checking" | "pending" | "soonBy" | "soon" | "overdue"]>([
  [{ by: BY, isTooSoon: false, isOverdue: false }, true, "pending"],
  [{ by: BY, isTooSoon: false, isOverdue: true }, true, "overdue"],
  [{ by: BY, isTooSoon: true, isOverdue: false }, true, "soonBy"],
  [{ by: BY, isTooSoon: true, isOverdue: true }, true, "overdue"],
  [{ by: null, isTooSoon: true, isOverdue: false }, true, "soon"],
  [{ by: null, isTooSoon: false, isOverdue: false }, true, "checking"],
  // Without the promise no text names a deadline.
  [{ by: BY, isTooSoon: false, isOverdue: true }, false, "checking"],
  [{ by: BY, isTooSoon: true, isOverdue: false }, false, "soon"],
])("%j, promised: %s, is the text `%s`", (time, isPromised, key) => {
  for (const lang of LANGUAGES) {
    const { t } = i18nFor(lang);
    const when = { date: formatWith(t).date(BY.date), time: BY.time };
    expect(answerText(t, time, isPromised)).toBe(t(`ownBooking.next.${key}`, when));
  }
});

import type { TFunction } from "i18next";
import type { OfficeHours } from "~/catalog/company/company";
import { businessTime } from "~/web/calendar";
import { formatWith } from "~/web/i18n/format";
import type { Booking } from "./booking";
import { replyTo } from "./reply-by";

/** What the customer of a pending booking reads about its answer. */
export type AnswerTime = {
  /** The deadline in business time; null if there is none. */
  by: { date: string; time: string } | null;
  /** Whether the pick-up is too soon for the usual answer. */
  isTooSoon: boolean;
  isOverdue: boolean;
};

type Moment = {
  now: Date;
  /** The deadline that had passed before closed days were added; null if none had. */
  passed?: Date | null;
};

/** Returns when the customer of a booking has its answer. A deadline that has passed stays. */
export function answerTimeOf(
  booking: Pick<Booking, "createdAt" | "pickupDate" | "pickupTime">,
  hours: OfficeHours,
  { now, passed = null }: Moment,
): AnswerTime {
  const reply = replyTo(booking, hours);
  const by = passed ?? reply.by;
  return {
    by: by && businessTime(by),
    isTooSoon: reply.isTooSoon,
    isOverdue: by !== null && now > by,
  };
}

/** Returns the sentences that say when the company answers. Without the promise they name no deadline. */
export function answerText(
  t: TFunction,
  { by, isTooSoon, isOverdue }: AnswerTime,
  isPromised: boolean,
): string {
  if (!isPromised || by === null) return t(`ownBooking.next.${isTooSoon ? "soon" : "checking"}`);
  const when = { date: formatWith(t).date(by.date), time: by.time };
  if (isOverdue) return t("ownBooking.next.overdue", when);
  return t(`ownBooking.next.${isTooSoon ? "soonBy" : "pending"}`, when);
}

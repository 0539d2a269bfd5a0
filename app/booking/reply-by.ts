import { addDays, businessInstant, businessTime } from "~/web/calendar";
import { closesNextDay, isClosedOn, type OfficeHours } from "~/catalog/company/company";
import type { PublicSite } from "~/catalog/company/public-site";
import { FALLBACK_LANGUAGE } from "~/web/i18n/languages";
import type { Booking } from "./booking";

const MINUTE_MS = 60_000;

/** The office hours that an answer by hand takes at most. */
export const REPLY_MINUTES = 60;

/** The hours before the pick-up after which an answer is of no use. */
export const HOURS_BEFORE_PICKUP = 2;

/** No deadline is nearer than this: whoever reads it could not wait for it. */
const SHORTEST_MS = 10 * MINUTE_MS;

/** The days after which a search for office hours ends: every day may be closed. */
const MAX_DAYS = 366;

/** When the company has to answer a request. */
export type Reply = {
  /** The deadline; null where too little time is left before the pick-up, or the office does not open for a year. */
  by: Date | null;
  /** When staff who have not answered are reminded: after half of the time; null without a deadline. */
  half: Date | null;
  /** Whether 60 minutes of office hours end later than two hours before the pick-up: nobody may answer in time. */
  isTooSoon: boolean;
};

type Request = {
  createdAt: Date;
  /** The time of the pick-up; null while it is unknown. */
  pickup: Date | null;
};

/**
 * Returns when the reply to a request is due: after 60 minutes of office hours, and never later than two hours
 * before the pick-up. The minutes that don't fit into what is left of a day continue when the office opens again.
 */
export function replyOf({ createdAt, pickup }: Request, hours: OfficeHours): Reply {
  const made = createdAt.getTime();
  const regular = afterOfficeTime(made, REPLY_MINUTES, hours);
  const latest = pickup && pickup.getTime() - HOURS_BEFORE_PICKUP * 60 * MINUTE_MS;
  if (latest === null || (regular !== null && regular <= latest)) {
    return {
      by: dateOf(regular),
      half: dateOf(regular && afterOfficeTime(made, REPLY_MINUTES / 2, hours)),
      isTooSoon: false,
    };
  }
  const left = latest - made;
  if (left < SHORTEST_MS) return { by: null, half: null, isTooSoon: true };
  return { by: new Date(latest), half: new Date(made + left / 2), isTooSoon: true };
}

type RequestFields = Pick<Booking, "createdAt" | "pickupDate" | "pickupTime">;

/** Returns when the reply to a booking's request is due. */
export function replyTo(booking: RequestFields, hours: OfficeHours): Reply {
  const { createdAt, pickupDate, pickupTime } = booking;
  const pickup = businessInstant(pickupDate, pickupTime);
  return replyOf({ createdAt: new Date(createdAt), pickup }, hours);
}

/** What a company says of its answers. */
export type ReplyRules = {
  hours: OfficeHours;
  /** Whether the company promises an answer by a time. */
  isPromised: boolean;
};

/** Returns what the company of a site says of its answers, in all languages. */
export function replyRulesOf({ company, content }: Pick<PublicSite, "company" | "content">) {
  const isPromised = content.promises[FALLBACK_LANGUAGE].answer;
  return { hours: company.hours, isPromised } satisfies ReplyRules;
}

/** Returns the promised deadline of a pending booking, ISO 8601 in UTC; null if there is none. */
export function answerBy(
  booking: RequestFields & Pick<Booking, "status">,
  { hours, isPromised }: ReplyRules,
): string | null {
  if (booking.status !== "pending" || !isPromised) return null;
  return replyTo(booking, hours).by?.toISOString() ?? null;
}

/** Returns whether staff have to hurry: the booking waits for an answer, and its pick-up is too soon for the usual one. */
export function isUrgent(
  booking: RequestFields & Pick<Booking, "status">,
  hours: OfficeHours,
): boolean {
  return booking.status === "pending" && replyTo(booking, hours).isTooSoon;
}

/** Returns the instant, in ms, when some minutes of office hours are over; null if that takes longer than a year. */
function afterOfficeTime(from: number, minutes: number, hours: OfficeHours): number | null {
  let left = minutes * MINUTE_MS;
  const first = businessTime(new Date(from)).date;
  for (let day = 0; day <= MAX_DAYS; day += 1) {
    for (const { opens, closes } of openTimes(addDays(first, day), hours)) {
      const starts = Math.max(from, opens);
      if (starts >= closes) continue;
      if (starts + left <= closes) return starts + left;
      left -= closes - starts;
    }
  }
  return null;
}

/**
 * Returns the times of a date, in ms, at which the office is open. The hours of an evening last beyond midnight only if
 * neither date is closed.
 */
function openTimes(date: string, hours: OfficeHours) {
  if (isClosedOn(date, hours)) return [];
  const at = (day: string, time: string) => businessInstant(day, time).getTime();
  const opens = at(date, hours.opens);
  if (!closesNextDay(hours)) return [{ opens, closes: at(date, hours.closes) }];
  const evening = { opens, closes: at(addDays(date, 1), "00:00") };
  if (isClosedOn(addDays(date, -1), hours)) return [evening];
  return [{ opens: at(date, "00:00"), closes: at(date, hours.closes) }, evening];
}

function dateOf(instant: number | null) {
  return instant === null ? null : new Date(instant);
}

import { TZDate } from "@date-fns/tz";
import type { TFunction } from "i18next";
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
  type ICalEventData,
} from "ical-generator";
import { rowsWithRate } from "~/catalog/fleet/prices/price-breakdown";
import { placeMapUrl, placeOf } from "~/booking/place-of";
import { OTHER_PLACE } from "~/catalog/pricing/places";
import { carText, isArranging, isWithCustomer, vehicleName } from "~/booking/booking-car";
import { readablePhone, type Company } from "~/catalog/company/company";
import { shortTerms, type PricedTerms } from "~/catalog/terms/term-texts";
import { businessInstant } from "~/web/calendar";
import { formatWith } from "~/web/i18n/format";
import type { BookingDetails } from "~/booking/manage/my-booking.queries.server";

type CalendarContext = {
  /** Translates into the language of the booking. */
  t: TFunction;
  company: Company;
  /** The terms of the rental. The company's own file has none. */
  priced?: PricedTerms;
  /** The absolute address of the customer's page; only for files that go to the customer. */
  page?: string;
};

/** The iTIP methods: `REQUEST` adds or updates an event in a calendar, `CANCEL` removes it. */
export type InvitationMethod = "REQUEST" | "CANCEL";

type InvitationContext = CalendarContext & { method: InvitationMethod };

/** The events of a rental, in order. */
const ENDS = ["pickup", "return"] as const;
type End = (typeof ENDS)[number];

/**
 * Returns a booking as a calendar file (RFC 5545) with the events of the pick-up and the return. Their UIDs are stable
 * and the sequence grows with each change, so that calendars update the events.
 */
export function calendarFile(booking: BookingDetails, context: CalendarContext): string {
  const calendar = newCalendar(booking);
  for (const end of ENDS) calendar.createEvent(eventOf(booking, end, context));
  return calendar.toString();
}

/**
 * Returns what an e-mail needs to add both events to the customer's calendar, update or remove them. Each is an
 * invitation of its own: RFC 5546, 3.2.2 and 3.2.5 allow one UID in a `REQUEST` or `CANCEL`, and Outlook takes only the
 * first of several. The pick-up is the message's calendar part, of which a message has one; the return is attached.
 */
export function calendarInvitations(booking: BookingDetails, context: InvitationContext) {
  const { method } = context;
  const { reference } = booking;
  return {
    icalEvent: {
      method,
      filename: `booking-${reference}.ics`,
      content: invitationTo(booking, "pickup", context),
    },
    attachments: [
      {
        filename: `return-${reference}.ics`,
        content: invitationTo(booking, "return", context),
        contentType: `text/calendar; charset=utf-8; method=${method}`,
      },
    ],
  };
}

function invitationTo(booking: BookingDetails, end: End, context: InvitationContext) {
  const { company, method } = context;
  const calendar = newCalendar(booking).method(ICalCalendarMethod[method]);
  calendar.createEvent({
    ...eventOf(booking, end, context),
    ...(method === "CANCEL" && { status: ICalEventStatus.CANCELLED, alarms: [] }),
    organizer: { name: parameterValue(company.name), email: company.email },
    // The attendee has no name: anyone can book with another person's address, and type any name.
    attendees: [{ email: booking.email, rsvp: false }],
  });
  return calendar.toString();
}

/** Returns a text without quotation marks, which parameter values can't contain (RFC 5545, 3.2). */
function parameterValue(text: string) {
  return text.replaceAll('"', "'");
}

const ZONE = "Asia/Tbilisi";

/** Georgia has had UTC+4 all year since 2005. */
const ZONE_COMPONENT = [
  "BEGIN:VTIMEZONE",
  `TZID:${ZONE}`,
  "BEGIN:STANDARD",
  "DTSTART:20050327T030000",
  "TZOFFSETFROM:+0400",
  "TZOFFSETTO:+0400",
  "TZNAME:+04",
  "END:STANDARD",
  "END:VTIMEZONE",
].join("\r\n");

function newCalendar({ lang }: BookingDetails) {
  return ical({
    prodId: { company: "Mgzavri", product: "Bookings", language: lang.toUpperCase() },
    // Each event has the zone: one of the calendar's own would also apply to the UTC times of changes.
    timezone: { name: null, generator: () => ZONE_COMPONENT },
  });
}

const STATUSES = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** How long a hand-over takes in a calendar, in ms. */
const EVENT_MS = 30 * 60_000;

function eventOf(booking: BookingDetails, end: End, context: CalendarContext): ICalEventData {
  const { page } = context;
  const start = businessInstant(booking[`${end}Date`], booking[`${end}Time`]);
  const place = placeOf(context.t, booking, end);
  return {
    // The pick-up has the id of the only event of versions before 0.10, which it replaces in calendars.
    id: `${booking.calendarUid}${end === "return" ? "-return" : ""}@mgzavri`,
    sequence: booking.changes,
    stamp: new Date(booking.changedAt),
    status: STATUSES[booking.status],
    timezone: ZONE,
    start: new TZDate(start, ZONE),
    end: new TZDate(start.getTime() + EVENT_MS, ZONE),
    summary: summaryOf(booking, end, context),
    description: (end === "pickup" ? pickupLines : returnLines)(booking, context).join("\n"),
    alarms: alarmsOf(booking, end, context),
    ...(booking[end] !== OTHER_PLACE && { location: place }),
    // Who shares a calendar doesn't share the link: a private event shows others only that the time is taken.
    ...(page !== undefined && { url: page, class: ICalEventClass.PRIVATE }),
  };
}

function summaryOf(booking: BookingDetails, end: End, { t, company }: CalendarContext) {
  const texts = { car: vehicleName(t, booking.car.model), company: company.siteName };
  if (booking.status === "pending") return t(`ownBooking.calendar.${end}Pending`, texts);
  const isWaiting = isArranging(booking) && !booking.isOver;
  return t(`ownBooking.calendar.${end}${isWaiting ? "Arranging" : ""}`, texts);
}

/** How long before each event a calendar reminds, in seconds: a day to prepare, and hours to set out. */
const REMINDERS = { pickup: [24 * 3600, 3 * 3600], return: [3 * 3600] };

function alarmsOf(booking: BookingDetails, end: End, context: CalendarContext) {
  const isAhead = end === "return" || !isWithCustomer(booking);
  if (booking.status !== "confirmed" || booking.isOver || !isAhead) return [];
  return REMINDERS[end].map((triggerBefore) => ({
    type: ICalAlarmType.display,
    triggerBefore,
    description: summaryOf(booking, end, context),
  }));
}

function pickupLines(booking: BookingDetails, context: CalendarContext) {
  const { t, priced } = context;
  const short = priced ? shortTerms(t, priced) : [];
  return [
    ...firstLines(booking, context),
    stopLine(booking, "pickup", context),
    ...mapLines(booking, "pickup", context),
    stopLine(booking, "return", context),
    ...rowsWithRate(t, booking).map(({ label, value }) => `${label}: ${value}`),
    ...(short.length > 0 ? [`${t("terms.titleShort")}: ${short.join("; ")}`] : []),
    ...lastLines(context),
  ];
}

function returnLines(booking: BookingDetails, context: CalendarContext) {
  return [
    ...firstLines(booking, context),
    stopLine(booking, "return", context),
    ...mapLines(booking, "return", context),
    ...lastLines(context),
  ];
}

function firstLines(booking: BookingDetails, { t }: CalendarContext) {
  return [
    `${t("booking.confirmation.reference")}: ${booking.reference}`,
    `${t("booking.fields.vehicle")}: ${carText(t, booking, { audience: "visitor" })}`,
  ];
}

function stopLine(booking: BookingDetails, end: End, { t }: CalendarContext) {
  const date = formatWith(t).date(booking[`${end}Date`]);
  const place = placeOf(t, booking, end);
  return `${t(`booking.fields.${end}`)}: ${place}, ${date}, ${booking[`${end}Time`]}`;
}

function mapLines(booking: BookingDetails, end: End, { t }: CalendarContext) {
  const url = placeMapUrl(booking[end]);
  return url === null ? [] : [`${t("ownBooking.calendar.map")}: ${url}`];
}

function lastLines({ t, company, page }: CalendarContext) {
  return [
    t("ownBooking.calendar.zone"),
    `${t("booking.fields.phone")}: ${readablePhone(company.phone)}`,
    ...(page === undefined ? [] : [`${t("ownBooking.calendar.page")}: ${page}`]),
  ];
}

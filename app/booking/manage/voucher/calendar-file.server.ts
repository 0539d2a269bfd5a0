import type { TFunction } from "i18next";
import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from "ical-generator";
import { rowsWithRate } from "~/catalog/fleet/prices/price-breakdown";
import { instantOf, periodOf } from "~/booking/period";
import { placeOf } from "~/booking/place-of";
import { OTHER_PLACE } from "~/catalog/pricing/places";
import { carText, isArranging, vehicleName } from "~/booking/booking-car";
import { readablePhone, type Company } from "~/catalog/company/company";
import { shortTerms, type PricedTerms } from "~/catalog/terms/term-texts";
import { formatWith } from "~/web/i18n/format";
import type { BookingDetails } from "~/booking/manage/my-booking.queries.server";

type CalendarContext = {
  /** Translates into the language of the booking. */
  t: TFunction;
  company: Company;
  /** The terms of the rental. The company's own file has none. */
  priced?: PricedTerms;
  /** The method of an e-mail that adds the booking to a calendar, or removes it. */
  invitation?: "REQUEST" | "CANCEL";
};

/**
 * Returns a booking as a calendar file (RFC 5545) with one event. The UID is stable and the sequence grows with
 * each status change, so that calendars update the event.
 */
export function calendarFile(booking: BookingDetails, context: CalendarContext): string {
  const { company, invitation } = context;
  const calendar = ical({
    prodId: { company: "Mgzavri", product: "Bookings", language: booking.lang.toUpperCase() },
    ...(invitation && { method: ICalCalendarMethod[invitation] }),
  });
  calendar.createEvent({
    id: `${booking.calendarUid}@mgzavri`,
    sequence: booking.changes,
    stamp: new Date(booking.changedAt),
    status: STATUSES[booking.status],
    // A rental doesn't make the customer busy.
    transparency: ICalEventTransparency.TRANSPARENT,
    ...timesOf(booking),
    ...textsOf(booking, context),
    ...(invitation && {
      organizer: { name: parameterValue(company.name), email: company.email },
      // The attendee has no name: anyone can book with another person's address, and type any name.
      attendees: [{ email: booking.email, rsvp: false }],
    }),
  });
  return calendar.toString();
}

/** Returns a text without quotation marks, which parameter values can't contain (RFC 5545, 3.2). */
function parameterValue(text: string) {
  return text.replaceAll('"', "'");
}

const STATUSES = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** Returns start and end of the rental. The end is left out unless it is after the start, as RFC 5545 requires. */
function timesOf(booking: BookingDetails): Pick<ICalEventData, "start" | "end"> {
  const period = periodOf(booking);
  const [start, end] = [instantOf(period.start), instantOf(period.end)];
  return end > start ? { start, end } : { start };
}

function textsOf(booking: BookingDetails, { t, company, priced }: CalendarContext) {
  const short = priced ? shortTerms(t, priced) : [];
  const { date } = formatWith(t);
  const [pickup, back] = [placeOf(t, booking, "pickup"), placeOf(t, booking, "return")];
  const car = vehicleName(t, booking.car.model);
  const summary = isArranging(booking) && !booking.isOver ? "arranging" : "summary";
  return {
    summary: t(`ownBooking.calendar.${summary}`, { car, company: company.siteName }),
    ...(booking.pickup !== OTHER_PLACE && { location: pickup }),
    description: [
      `${t("booking.confirmation.reference")}: ${booking.reference}`,
      `${t("booking.fields.vehicle")}: ${carText(t, booking, { audience: "visitor" })}`,
      `${t("booking.fields.pickup")}: ${pickup}, ${date(booking.pickupDate)}, ${booking.pickupTime}`,
      `${t("booking.fields.return")}: ${back}, ${date(booking.returnDate)}, ${booking.returnTime}`,
      ...rowsWithRate(t, booking).map(({ label, value }) => `${label}: ${value}`),
      ...(short.length > 0 ? [`${t("terms.titleShort")}: ${short.join("; ")}`] : []),
      `${t("booking.fields.phone")}: ${readablePhone(company.phone)}`,
    ].join("\n"),
  };
}

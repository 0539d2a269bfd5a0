import type { TFunction } from "i18next";
import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from "ical-generator";
import { deliveryText } from "~/booking/delivery-text";
import { hash } from "~/booking/place/fingerprint.server";
import { instantOf, periodOf } from "~/booking/period";
import { vehicleName } from "~/booking/vehicle-name";
import { readablePhone, type Company } from "~/company/company";
import { formatWith } from "~/i18n/format";
import type { OwnBooking } from "./own-booking.queries.server";

type CalendarAbout = {
  /** Of the language in which the booking was made. */
  t: TFunction;
  company: Company;
  token: string;
  /** For an e-mail that asks the visitor's calendar to take the booking in, or out. */
  invitation?: "REQUEST" | "CANCEL";
};

/**
 * A booking as a calendar file (RFC 5545) with one event. Its UID stays and its sequence grows with
 * each change of the status, so that a calendar knows it again. The token is not in it: people share
 * their calendars.
 */
export function calendarFile(booking: OwnBooking, about: CalendarAbout): string {
  const { company, invitation } = about;
  const calendar = ical({
    prodId: { company: "Mgzavri", product: "Bookings", language: booking.lang.toUpperCase() },
    ...(invitation && { method: ICalCalendarMethod[invitation] }),
  });
  calendar.createEvent({
    id: `${hash(`calendar ${about.token}`)}@mgzavri`,
    sequence: booking.changes,
    stamp: new Date(booking.changedAt),
    status: STATUSES[booking.status],
    // Who has rented a car is not busy all those days.
    transparency: ICalEventTransparency.TRANSPARENT,
    ...timesOf(booking),
    ...textsOf(booking, about),
    ...(invitation && {
      organizer: { name: parameter(company.name), email: company.email },
      attendees: [{ name: parameter(booking.name), email: booking.email, rsvp: false }],
    }),
  });
  return calendar.toString();
}

/** The value of a parameter can't hold a quotation mark (RFC 5545, 3.2): it would end there. */
function parameter(text: string) {
  return text.replaceAll('"', "'");
}

const STATUSES = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** An event ends after it starts, or has no end. */
function timesOf(booking: OwnBooking): Pick<ICalEventData, "start" | "end"> {
  const period = periodOf(booking);
  const [start, end] = [instantOf(period.start), instantOf(period.end)];
  return end > start ? { start, end } : { start };
}

function textsOf(booking: OwnBooking, { t, company }: CalendarAbout) {
  const { date, usd } = formatWith(t);
  const place = (name: OwnBooking["pickup"]) => t(`booking.locations.${name}`);
  const car = vehicleName(t, booking.vehicle);
  const { pickup } = booking;
  return {
    summary: t("ownBooking.calendar.summary", { car, company: company.siteName }),
    ...(pickup !== "Other" && { location: place(pickup) }),
    description: [
      `${t("booking.confirmation.number")}: ${booking.id}`,
      `${t("booking.fields.vehicle")}: ${car}`,
      `${t("booking.fields.pickup")}: ${place(pickup)}, ${date(booking.pickupDate)}, ${booking.pickupTime}`,
      `${t("booking.fields.return")}: ${place(booking.return)}, ${date(booking.returnDate)}, ${booking.returnTime}`,
      `${t("booking.price.total")}: ${usd(booking.totalPrice)}`,
      `${t("booking.price.delivery")}: ${deliveryText(t, booking)}`,
      `${t("booking.fields.phone")}: ${readablePhone(company.phone)}`,
    ].join("\n"),
  };
}

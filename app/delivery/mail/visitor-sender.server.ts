import { href } from "react-router";
import { currentToken } from "~/booking/links/current-token.server";
import { calendarFile } from "~/booking/manage/voucher/calendar-file.server";
import { promisePlate } from "~/booking/promise-plate.queries.server";
import { businessTime } from "~/calendar";
import {
  findBookingForMessage,
  type BookingForMessage,
} from "~/delivery/booking-for-message.queries.server";
import { oneLine } from "~/delivery/one-line";
import type { OutboxRow } from "~/delivery/outbox.queries.server";
import type { Sender } from "~/delivery/worker.server";
import { inLanguage } from "~/i18n/address";
import { i18nFor } from "~/i18n/i18n.server";
import type { Sql } from "~/db.server";
import { mailOf, unnamed, type MailSettings } from "./mail-envelope.server";
import type { Mail } from "./mailer.server";
import { isVisitorKind, REQUIRED_STATUS, visitorEmail, type VisitorKind } from "./visitor-email";

/** In the language of each booking. */
export function visitorMailSender(sql: Sql, settings: MailSettings): Sender {
  return {
    channel: "emailVisitor",
    parallel: 3,
    async send(row) {
      const booking = await findBookingForMessage(sql, row, settings.site().company.hours);
      const { kind } = row;
      const now = new Date();
      if (!booking || !isVisitorKind(kind) || !isCurrent(kind, booking, now)) {
        return { kind: "dropped" };
      }
      // Taken by phone.
      if (!booking.email) return { kind: "dropped" };
      const plate = await promisePlate(sql, booking, now);
      const token = await currentToken({ sql, secret: settings.secret }, booking.id);
      return settings.mailer.send(visitorMail(row, kind, { ...booking, plate, token }, settings));
    },
  };
}

/** False if the booking changed after the row was written. */
function isCurrent(kind: VisitorKind, { status, pickupDate }: BookingForMessage, now: Date) {
  if (kind === "reminder" && pickupDate <= businessTime(now).date) return false;
  return REQUIRED_STATUS[kind].some((required) => required === status);
}

function visitorMail(
  row: OutboxRow,
  kind: VisitorKind,
  booking: BookingForMessage & { plate: string | null; token: string },
  settings: MailSettings,
): Mail {
  const { lang, token } = booking;
  const { company, publicAddress } = settings.site();
  const { t } = i18nFor(lang);
  const page = (path: string) => publicAddress(inLanguage(path, lang));
  const email = visitorEmail(t, kind, booking, booking.plate, {
    booking: page(href("/bookings/:token", { token })),
    voucher: page(href("/bookings/:token/voucher", { token })),
    calendar: publicAddress(href("/bookings/:token/calendar.ics", { token })),
  });
  // A pending booking is in no calendar yet.
  const method = booking.status === "pending" ? undefined : INVITATIONS[kind];
  return {
    ...mailOf(row, settings, { ...email, lang }),
    to: unnamed(booking.email),
    replyTo: { name: oneLine(company.name), address: company.email },
    ...(method && {
      icalEvent: {
        method,
        filename: `booking-${booking.id}.ics`,
        content: calendarFile(booking, { t, company, invitation: method }),
      },
    }),
  };
}

/** iTIP methods: `REQUEST` adds or updates the booking in a calendar, `CANCEL` removes it. */
const INVITATIONS: Partial<Record<VisitorKind, "REQUEST" | "CANCEL">> = {
  confirmed: "REQUEST",
  cancelled: "CANCEL",
  extended: "REQUEST",
};

import { listAlternatives } from "~/booking/alternatives.server";
import { currentToken } from "~/booking/links/current-token.server";
import { promisePlate } from "~/booking/assignment/assignment.queries.server";
import { businessTime } from "~/web/calendar";
import {
  findBookingForMessage,
  type BookingForMessage,
} from "~/messaging/delivery/booking-for-message.queries.server";
import { storeNotifiedCar } from "~/messaging/delivery/car-news.queries.server";
import type { Sender } from "~/messaging/delivery/worker.server";
import type { Sql } from "~/web/db.server";
import { findBookingTerms } from "~/booking/booking-terms.queries.server";
import { currentProof } from "~/booking/messages/proof.server";
import { mailCopy } from "./mail-copy";
import type { MailSettings } from "./mail-envelope.server";
import type { OutboxRow } from "~/messaging/delivery/outbox.queries.server";
import type { Outcome } from "~/messaging/delivery/retry-policy";
import { findRecipient, listLinkedBookings } from "~/booking/manage/find/lost-links.queries.server";
import { isCustomerMailKind, REQUIRED_STATUS } from "./customer-email";
import type { CustomerMailKind } from "./mail-kinds";
import { readCorrection } from "~/booking/manage/correct/correction";
import { isPlateDue } from "~/booking/booking-car";
import type { PublicSite } from "~/catalog/company/public-site";
import {
  customerMail,
  formerAddressMail,
  linksMail,
  type ShownBooking,
} from "./customer-mail.server";
import { findCarPicture } from "./mail-pictures.server";

/** Returns a sender of e-mails to customers, each in the language of its booking. */
export function customerMailSender(sql: Sql, settings: MailSettings): Sender {
  return {
    channel: "emailVisitor",
    parallel: 3,
    async send(row) {
      if (row.kind === "links") return sendLinks(sql, row, settings);
      const booking = await findBookingForMessage(sql, row, settings.site().company.hours);
      const { kind } = row;
      const now = new Date();
      if (booking && kind === "addressLeft") {
        const [to] = readCorrection(booking.message).email ?? [];
        // The booking was erased meanwhile.
        if (!to) return { kind: "dropped" };
        return settings.mailer.send(await formerAddressMail(row, booking, { to, settings }));
      }
      if (!booking || !isCustomerMailKind(kind) || !isCurrent(kind, booking, now)) {
        return { kind: "dropped" };
      }
      // A booking that was taken by phone may have no address.
      if (!booking.email) return { kind: "dropped" };
      const source = { sql, secret: settings.secret, site: settings.site() };
      const shown = await showBooking(source, kind, booking, now);
      const mail = await customerMail(row, kind, shown, settings);
      const outcome = await settings.mailer.send(mail);
      if (outcome.kind === "sent" && (kind === "confirmed" || kind === "car")) {
        await storeNotifiedCar(sql, { ...booking, plate: shown.plate });
      }
      const copy = mailCopy(mail, shown);
      return outcome.kind === "sent" ? { ...outcome, copy } : outcome;
    },
  };
}

type Source = Pick<MailSettings, "secret"> & { sql: Sql; site: PublicSite };

/** Finds what a customer's e-mail shows beside the booking. */
async function showBooking(
  { sql, secret, site }: Source,
  kind: CustomerMailKind,
  booking: BookingForMessage,
  now: Date,
): Promise<ShownBooking & { proof: string }> {
  const token = await currentToken({ sql, secret }, booking.id);
  return {
    ...(await describeBooking({ sql, site, token }, kind, booking, now)),
    plate: await promisePlate(sql, booking, now),
    proof: await currentProof({ sql, secret }, booking.id, booking.email),
  };
}

/**
 * Finds what an e-mail shows beside a booking, without promising a plate, and without the code that proves the
 * address. `token` stands in its links.
 */
export async function describeBooking(
  { sql, site, token }: { sql: Sql; site: PublicSite; token: string },
  kind: CustomerMailKind,
  booking: BookingForMessage,
  now: Date,
): Promise<ShownBooking> {
  const { lang, car } = booking;
  const offered = kind === "cancelled" ? await listAlternatives(sql, booking, now) : [];
  const alternatives = await Promise.all(
    offered.map(async (one) => ({ ...one, picture: await findCarPicture(sql, one.id, lang) })),
  );
  const { terms } = await findBookingTerms(sql, booking, { site, lang, now: businessTime(now) });
  const picture = await findCarPicture(sql, car.modelId, lang);
  const plate = isPlateDue(booking, now) ? car.plate : null;
  return { ...booking, plate, token, proof: null, alternatives, terms, picture };
}

/** Sends the links of the current bookings of the address that the row's booking has, in the language of that one. */
async function sendLinks(sql: Sql, row: OutboxRow, settings: MailSettings): Promise<Outcome> {
  const booking = row.bookingId === null ? null : await findRecipient(sql, row.bookingId);
  if (!booking) return { kind: "dropped" };
  const bookings = await listLinkedBookings(sql, booking.id);
  if (bookings.length === 0) return { kind: "dropped" };
  const source = { sql, secret: settings.secret };
  const tokens = await Promise.all(bookings.map(({ id }) => currentToken(source, id)));
  const proofs = await Promise.all(
    bookings.map(({ id }) => currentProof(source, id, booking.email)),
  );
  const linked = bookings.map((one, index) => {
    return { ...one, token: tokens[index]!, proof: proofs[index]! };
  });
  // No copy of it is stored: whoever typed a stranger's address must not read of other bookings on their page.
  return settings.mailer.send(await linksMail(row, { ...booking, bookings: linked }, settings));
}

/** Returns whether the message is still right. It is not if the booking changed after the row was written. */
function isCurrent(
  kind: CustomerMailKind,
  { status, pickupDate, carNews, isOver, message, email }: BookingForMessage,
  now: Date,
) {
  if (kind === "car" && (carNews === null || isOver)) return false;
  if (kind === "reminder" && pickupDate <= businessTime(now).date) return false;
  if (kind === "addressChanged" && readCorrection(message).email?.[1] !== email) return false;
  return REQUIRED_STATUS[kind].some((required) => required === status);
}

import type { Booking } from "~/booking/booking";
import type { Sql } from "~/web/db.server";
import {
  listCustomerMails,
  type ExportedMail,
} from "~/booking/messages/conversation.queries.server";
import { listCustomerBookings } from "./person.queries.server";
import {
  listCustomerDetails,
  listCustomerEvents,
  listCustomerNotifications,
  type ExportedDetails,
  type ExportedEvent,
  type ExportedNotification,
} from "./person-export.queries.server";
import { listCustomerNotes, type CustomerNote } from "./person-notes.queries.server";
import type { CustomerSubject } from "./person-subject.server";

type WithoutBookingId<Row> = Omit<Row, "bookingId">;

export type CustomerExport = {
  format: "mgzavri-person";
  version: 1;
  exportedAt: string;
  bookings: (Booking &
    WithoutBookingId<ExportedDetails> & {
      history: WithoutBookingId<ExportedEvent>[];
      notifications: WithoutBookingId<ExportedNotification>[];
      /** The e-mails that the customer got, without the token of the link. */
      mails: WithoutBookingId<ExportedMail>[];
    })[];
  /**
   * The notes of staff that stand elsewhere than on the bookings. Those found by a name may be about somebody
   * else.
   */
  notes: Omit<CustomerNote, "key">[];
};

/** Returns everything stored about a customer, without secrets of links; null if there is nothing. */
export async function exportCustomer(
  sql: Sql,
  subject: CustomerSubject,
  now: Date,
): Promise<CustomerExport | null> {
  const bookings = await listCustomerBookings(sql, subject, now);
  if (bookings.length === 0) return null;
  const ids = bookings.map(({ id }) => id);
  const [details, events, notifications, mails, notes] = await Promise.all([
    listCustomerDetails(sql, ids),
    listCustomerEvents(sql, ids),
    listCustomerNotifications(sql, ids),
    listCustomerMails(sql, ids),
    listCustomerNotes(sql, ids),
  ]);
  return {
    format: "mgzavri-person",
    version: 1,
    exportedAt: now.toISOString(),
    bookings: bookings.map((found) => {
      const { unfinished: _, ...booking } = found;
      return {
        ...booking,
        ...rowsOf(details, booking.id)[0]!,
        history: rowsOf(events, booking.id),
        notifications: rowsOf(notifications, booking.id),
        mails: rowsOf(mails, booking.id),
      };
    }),
    notes: notes.map((found) => {
      const { key: _, ...note } = found;
      return note;
    }),
  };
}

function rowsOf<Row extends { bookingId: number }>(rows: readonly Row[], id: number) {
  return rows
    .filter(({ bookingId }) => bookingId === id)
    .map((found): WithoutBookingId<Row> => {
      const { bookingId: _, ...row } = found;
      return row;
    });
}

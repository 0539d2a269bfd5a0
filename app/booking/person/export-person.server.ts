import type { Booking } from "~/booking/booking";
import type { Sql } from "~/web/db.server";
import { listPersonBookings } from "./person.queries.server";
import {
  listPersonDetails,
  listPersonEvents,
  listPersonNotifications,
  type ExportedDetails,
  type ExportedEvent,
  type ExportedNotification,
} from "./person-export.queries.server";
import { listPersonNotes, type PersonNote } from "./person-notes.queries.server";
import type { PersonSubject } from "./person-subject.server";

type WithoutBookingId<Row> = Omit<Row, "bookingId">;

export type PersonExport = {
  format: "mgzavri-person";
  version: 1;
  exportedAt: string;
  bookings: (Booking &
    WithoutBookingId<ExportedDetails> & {
      history: WithoutBookingId<ExportedEvent>[];
      notifications: WithoutBookingId<ExportedNotification>[];
    })[];
  /**
   * The notes of staff that stand elsewhere than on the bookings. Those found by a name may be about somebody
   * else.
   */
  notes: Omit<PersonNote, "key">[];
};

/** Returns everything stored about a customer, without secrets of links; null if there is nothing. */
export async function exportPerson(
  sql: Sql,
  subject: PersonSubject,
  now: Date,
): Promise<PersonExport | null> {
  const bookings = await listPersonBookings(sql, subject, now);
  if (bookings.length === 0) return null;
  const ids = bookings.map(({ id }) => id);
  const [details, events, notifications, notes] = await Promise.all([
    listPersonDetails(sql, ids),
    listPersonEvents(sql, ids),
    listPersonNotifications(sql, ids),
    listPersonNotes(sql, ids),
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

import type { Sql } from "~/web/db.server";

/** Figures of bookings and backups. Ages are in seconds; an age without a row is 0. */
export type BusinessFigures = {
  oldestUnsentMessage: number;
  deadMessages: number;
  oldestPendingBooking: number;
  pendingBookings: number;
  bookings: number;
  /** Unix time; null if there is no backup. */
  lastBackup: number | null;
};

/** Throws if the database is unavailable. */
export async function findBusinessFigures(sql: Sql): Promise<BusinessFigures | null> {
  const [row] = await sql<BusinessFigures[]>`
    select
      (
        select coalesce(greatest(extract(epoch from now() - min(created_at)), 0), 0)::float8
        from outbox where sent_at is null and dead_at is null and dropped_at is null
      ) as "oldestUnsentMessage",
      (select count(*)::int from outbox where dead_at is not null) as "deadMessages",
      (
        select coalesce(greatest(extract(epoch from now() - min(created_at)), 0), 0)::float8
        from bookings where status = 'pending'
      ) as "oldestPendingBooking",
      (select count(*)::int from bookings where status = 'pending') as "pendingBookings",
      (select count(*) from bookings) as bookings,
      (
        select extract(epoch from max(started_at))::float8 from backups where error is null
      ) as "lastBackup"`;
  return row ?? null;
}

import { businessTime } from "~/calendar";
import type { Sql } from "~/db.server";
import type { Model } from "~/fleet/models/model";
import { listOpenBookings } from "./archive.queries.server";

/** As many as `archiveModel` considers. */
const MAX_BOOKINGS = 100;

/** A model with its bookings that are still to come. */
export async function loadArchivePage(sql: Sql, { id, name }: Model, now: Date) {
  const { date: today } = businessTime(now);
  const bookings = await listOpenBookings(sql, { id, today, limit: MAX_BOOKINGS });
  return { id, name, bookings };
}

export type ArchivePageData = Awaited<ReturnType<typeof loadArchivePage>>;

import { businessTime } from "~/calendar";
import type { Sql } from "~/db.server";
import type { Model } from "~/fleet/models/model";
import { openBookings } from "~/fleet/models/model-state.server";

/** A model with its bookings that are still to come. */
export async function loadArchivePage(sql: Sql, { id, name }: Model, now: Date) {
  const { date: today } = businessTime(now);
  const bookings = await openBookings(sql, { id, today });
  return { id, name, bookings };
}

export type ArchivePageData = Awaited<ReturnType<typeof loadArchivePage>>;

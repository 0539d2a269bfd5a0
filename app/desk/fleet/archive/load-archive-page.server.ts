import { businessTime } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import type { Model } from "~/catalog/fleet/models/model";
import { openBookings } from "~/catalog/fleet/models/model-state.server";

/** Loads a model with its bookings that are still to come. */
export async function loadArchivePage(sql: Sql, { id, name }: Model, now: Date) {
  const { date: today } = businessTime(now);
  const bookings = await openBookings(sql, { id, today });
  return { id, name, bookings };
}

export type ArchivePageData = Awaited<ReturnType<typeof loadArchivePage>>;

import { businessTime } from "~/calendar";
import { isDatabaseUnavailable } from "~/db.server";
import type { DeskSite } from "~/desk/desk-site";
import { log } from "~/log.server";
import { findStaff } from "~/staff/session.server";
import { MAX_PENDING, type Frame } from "./frame";
import { countPending } from "./frame.queries.server";

/** Loads the frame of the desk's pages; null without a session. */
export async function loadFrame(site: DeskSite, request: Request): Promise<Frame | null> {
  try {
    const staff = await findStaff(site.sql, request.headers);
    if (!staff) return null;
    const [pending, bookings] = await Promise.all([
      countPending(site.sql, MAX_PENDING),
      countAll(site),
    ]);
    return { username: staff.username, counts: { pending, bookings } };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log.error({ err: error }, "the desk's counts could not be read: the database is unavailable");
    return { username: null, counts: null };
  }
}

/** From the cached counts: counting all bookings would be most of a page's time. */
async function countAll({ bookingCounts }: DeskSite) {
  const { placed } = await bookingCounts("2000-01-01", businessTime(new Date()).date);
  return placed;
}

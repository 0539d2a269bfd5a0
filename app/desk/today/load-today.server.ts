import { listOverlappingBookings } from "~/booking/notices/overlaps.queries.server";
import { addDays, businessTime } from "~/calendar";
import { isDatabaseUnavailable, type Sql } from "~/db.server";
import { deskFlashCookie, type DeskFlash } from "~/desk/desk-flash.server";
import type { DeskSite } from "~/desk/desk-site";
import { log } from "~/log.server";
import { findStaff } from "~/staff/session.server";
import { isHandover, type TodayRow } from "./today";
import { listToday } from "./today.queries.server";

/** The days of hand-overs after today. */
const DAYS_AHEAD = 7;
const MAX_REQUESTS = 20;
/** One more request, to know whether there are others. */
const LIMITS = { requests: MAX_REQUESTS + 1, handovers: 100 };
const MAX_OVERLAPS = 3;

/**
 * The data of the page Today. `today` is null without a session, and not `ok` while the database is
 * unavailable. `cookie` clears the flash message.
 */
export async function loadToday(site: DeskSite, request: Request, now: Date) {
  try {
    if (!(await findStaff(site.sql, request.headers))) return { today: null, cookie: null };
    const flashCookie = await deskFlashCookie(site.secret);
    const flash = (await flashCookie.read(request)) as DeskFlash | null;
    const rows = await loadRows(site.sql, now);
    const cookie = flash && (await flashCookie.clear(request));
    return { today: { ok: true as const, ...rows, flash }, cookie };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log.error({ err: error }, "Today could not be loaded: the database is unavailable");
    return { today: { ok: false as const }, cookie: null };
  }
}

async function loadRows(sql: Sql, now: Date) {
  const { date, time } = businessTime(now);
  const until = addDays(date, DAYS_AHEAD);
  const rows = await listToday(sql, { from: date, until, limits: LIMITS });
  const found = rows.filter((row) => !isHandover(row));
  const requests = found.slice(0, MAX_REQUESTS);
  const overlaps = await listOverlappingBookings(sql, idsOf(requests), MAX_OVERLAPS);
  return {
    /** Business time. */
    date,
    time,
    now: now.toISOString(),
    daysAhead: DAYS_AHEAD,
    hasMoreRequests: found.length > requests.length,
    requests: requests.map((row) => ({ ...row, overlaps: overlaps.get(row.id) ?? [] })),
    handovers: rows.filter(isHandover),
  };
}

function idsOf(rows: readonly TodayRow[]) {
  return rows.map(({ id }) => id);
}

export type TodayData = NonNullable<Awaited<ReturnType<typeof loadToday>>["today"]>;
export type TodayRows = Extract<TodayData, { ok: true }>;

import { isUnnamedCar } from "~/booking/booking-car";
import { findAttention } from "~/booking/agenda/find-attention.server";
import { listOverlappingBookings } from "~/booking/notices/overlaps.queries.server";
import { addDays, businessTime } from "~/calendar";
import { logUnavailable, type Sql } from "~/db.server";
import { listUnsent, OF_ALL } from "~/delivery/outbox.queries.server";
import { readStaff, type AccessSource } from "~/desk/access.server";
import { deskFlashCookie, type DeskFlash } from "~/desk/desk-flash.server";
import type { DeskSite } from "~/desk/desk-site";
import { seesAllBookings } from "~/pages/may-open";
import { isLateReturn, isPassedPickup } from "~/booking/agenda/late.server";
import { listAsked, listExpired } from "~/booking/unanswered/unanswered.queries.server";
import { isHandover, type TodayRow } from "~/booking/agenda/today";
import { listToday } from "~/booking/agenda/today.queries.server";

/** The days of hand-overs after today. */
const DAYS_AHEAD = 7;
const MAX_REQUESTS = 20;
/** One more request, to know whether there are others. */
const LIMITS = { requests: MAX_REQUESTS + 1, handovers: 100 };
const MAX_OVERLAPS = 3;

/** How long Today says that a request was cancelled by itself. */
const EXPIRED_SHOWN_MS = 3 * 86_400_000;
const MAX_EXPIRED = 20;

/**
 * The data of the page Today. `today` is null without a session, and not `ok` while the database is
 * unavailable. `cookie` clears the flash message.
 */
export async function loadToday(
  site: DeskSite,
  { request, context, now }: { request: Request; context: AccessSource; now: Date },
) {
  try {
    const staff = await readStaff(context, request);
    if (!staff) return { today: null, cookie: null };
    const flashCookie = await deskFlashCookie(site.secret);
    const flash = (await flashCookie.read(request)) as DeskFlash | null;
    const hasAll = seesAllBookings(staff.role);
    const rows = await (hasAll ? loadRows : loadHandoverRows)(site.sql, now);
    const cookie = flash && (await flashCookie.clear(request));
    return { today: { ok: true as const, hasAll, ...rows, flash }, cookie };
  } catch (error) {
    logUnavailable(error, "Today could not be loaded");
    return { today: { ok: false as const }, cookie: null };
  }
}

async function loadRows(sql: Sql, now: Date) {
  const { date, time } = businessTime(now);
  const until = addDays(date, DAYS_AHEAD);
  const [rows, attention, asked, expired, unsent] = await Promise.all([
    listToday(sql, { from: date, until, limits: LIMITS }),
    findAttention(sql, now),
    listAsked(sql),
    listExpired(sql, { since: new Date(now.getTime() - EXPIRED_SHOWN_MS), limit: MAX_EXPIRED }),
    listUnsent(sql, OF_ALL),
  ]);
  const unassigned = new Set(idsOf(attention.unassigned));
  const found = rows.filter((row) => !isHandover(row));
  const requests = found.slice(0, MAX_REQUESTS);
  const overlaps = await listOverlappingBookings(sql, idsOf(requests), {
    limit: MAX_OVERLAPS,
    now,
  });
  return {
    /** Business time. */
    date,
    time,
    now: now.toISOString(),
    daysAhead: DAYS_AHEAD,
    hasMoreRequests: found.length > requests.length,
    requests: requests.map((row) => ({ ...row, overlaps: overlaps.get(row.id) ?? [] })),
    handovers: toHandovers(rows, { date, time }, unassigned),
    attention,
    /** Requests that nobody answered: staff are asked about these, and these were cancelled by themselves. */
    asked,
    expired,
    /** Messages that could not be sent. */
    unsent,
  };
}

/** The handovers of today only, without prices and what others decide. */
async function loadHandoverRows(sql: Sql, now: Date): ReturnType<typeof loadRows> {
  const { date, time } = businessTime(now);
  const limits = { ...LIMITS, requests: 0 };
  const [rows, { late, conflicts, unmarked, unassigned }] = await Promise.all([
    listToday(sql, { from: date, until: date, limits }),
    findAttention(sql, now),
  ]);
  const allLate = [...conflicts.filter((one) => one.kind === "late"), ...late];
  return {
    date,
    time,
    now: now.toISOString(),
    daysAhead: 0,
    hasMoreRequests: false,
    requests: [],
    handovers: toHandovers(rows, { date, time }, new Set(idsOf(unassigned))),
    attention: {
      late: allLate.map(({ id, name, phone, phoneE164, vehicle, dueAt, revision }) => {
        return { id, name, phone, phoneE164, vehicle, dueAt, revision, next: null };
      }),
      conflicts: [],
      unmarked,
      unassigned: [],
      vehicles: [],
    },
    asked: [],
    expired: [],
    unsent: [],
  };
}

/** Without prices. */
function toHandovers(
  rows: readonly TodayRow[],
  now: { date: string; time: string },
  unassigned: ReadonlySet<number>,
) {
  // Late returns have a list of their own, and so have pick-ups that nobody marked.
  const planned = rows
    .filter(isHandover)
    .filter((row) => !isLateReturn(row, now) && !isPassedPickup(row, now));
  return planned.map((row) => {
    const { totalPrice: _, currency: __, ...shown } = row;
    return {
      ...shown,
      isUnassigned: isUnnamedCar(row) || (row.car.modelId !== null && unassigned.has(row.id)),
    };
  });
}

function idsOf(rows: readonly { id: number }[]) {
  return rows.map(({ id }) => id);
}

export type TodayData = NonNullable<Awaited<ReturnType<typeof loadToday>>["today"]>;
export type TodayRows = Extract<TodayData, { ok: true }>;

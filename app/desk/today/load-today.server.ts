import {
  findAttention,
  findAttentionList,
  findLate,
  type Attention,
} from "~/booking/agenda/find-attention.server";
import { DRIVER_BEFORE } from "~/booking/agenda/handover-of-day.queries.server";
import { loadListPage, NONE_LISTED, type ListPage, type Page } from "~/booking/agenda/listed";
import {
  momentAt,
  nextMinute,
  NIGHT,
  type Handover,
  type HandoverCount,
  type Request,
} from "~/booking/agenda/today";
import {
  countHandovers,
  countRequests,
  listHandovers,
  listRequests,
  type Span,
} from "~/booking/agenda/today.queries.server";
import {
  countWaiting,
  countWaitingBookings,
  listReturnWishes,
  listWaitingMessages,
  type ReturnWish,
  type WaitingMessages,
} from "~/booking/messages/waiting-messages.queries.server";
import { areRatesDue, type ExchangeRates } from "~/catalog/pricing/exchange-rates";
import { findExchangeRates } from "~/catalog/pricing/exchange-rates.queries.server";
import { listOverlappingBookings } from "~/booking/notices/overlaps.queries.server";
import {
  listAsked,
  listExpired,
  type UnansweredRequest,
} from "~/booking/unanswered/unanswered.queries.server";
import { addDays, businessTime } from "~/web/calendar";
import { logUnavailable, type Sql } from "~/web/db.server";
import { listUnsent, OF_ALL } from "~/messaging/delivery/outbox.queries.server";
import { readStaff, type AccessSource } from "~/desk/access.server";
import { deskFlashCookie, type DeskFlash } from "~/desk/desk-flash.server";
import type { DeskSite } from "~/desk/desk-site";
import { mayOpenAddress, seesAllBookings } from "~/web/pages/may-open";
import { toHandovers, type ShownHandover } from "./shown-handovers.server";
import {
  PAGE_ROWS,
  RATES_ADDRESS,
  readTodayView,
  type TodayList,
  type TodayView,
} from "./today-view";

/** The number of days after today whose hand-overs are shown. */
const DAYS_AHEAD = 7;

/** The page of a list that Today shows at once; the rest is a link away. */
const FIRST = { limit: 10 };
const NEAR = { limit: 50 };
const AHEAD = { limit: 20 };
const MAX_OVERLAPS = 3;

/** The time for which Today says that a request was cancelled by itself. */
const EXPIRED_SHOWN_MS = 3 * 86_400_000;
const MAX_EXPIRED = 20;

type TodaySource = { sql: Sql; now: Date };

/**
 * Loads the data of the page Today. `today` is null without a session, and not `ok` while the database is
 * unavailable. `cookie` clears the flash message.
 */
export async function loadToday(
  site: DeskSite,
  { request, context, now }: { request: WebRequest; context: AccessSource; now: Date },
) {
  try {
    const staff = await readStaff(context, request);
    if (!staff) return { today: null, cookie: null };
    const flashCookie = await deskFlashCookie(site.secret);
    const flash = (await flashCookie.read(request)) as DeskFlash | null;
    const hasAll = seesAllBookings(staff.role);
    const view = readTodayView(new URL(request.url).searchParams);
    const loading = { sql: site.sql, now };
    const [rows, dueRates] = await Promise.all([
      loadRows(loading, view, hasAll),
      mayOpenAddress(staff.role, RATES_ADDRESS) ? findDueRates(loading) : null,
    ]);
    const cookie = flash && (await flashCookie.clear(request));
    return { today: { ok: true as const, hasAll, ...rows, dueRates, flash }, cookie };
  } catch (error) {
    logUnavailable(error, "Today could not be loaded");
    return { today: { ok: false as const }, cookie: null };
  }
}

/** Finds the rates of exchange if staff have to enter new ones. */
async function findDueRates({ sql, now }: TodaySource): Promise<ExchangeRates | null> {
  const rates = await findExchangeRates(sql);
  return rates && areRatesDue(rates, businessTime(now).date) ? rates : null;
}

type WebRequest = globalThis.Request;

/** What the page shows besides its frame. A list of which nothing is shown is empty. */
type Rows = {
  view: TodayView;
  messages: ListPage<WaitingMessages>;
  /** The number of messages that wait, including those that the list does not show. */
  waitingMessages: number;
  wishes: ListPage<ReturnWish>;
  requests: ListPage<Request>;
  attention: Attention;
  /**
   * The hand-overs until the end of the night, for drivers until tomorrow noon; or of the day that the
   * address names.
   */
  handovers: ListPage<ShownHandover>;
  /** The hand-overs of the next days. */
  ahead: ListPage<ShownHandover>;
  /** The number of hand-overs by day and hour, where not all are shown. */
  counts: HandoverCount[];
  /**
   * The requests that nobody answered: staff are asked about `asked`; `expired` were cancelled by
   * themselves.
   */
  asked: UnansweredRequest[];
  expired: UnansweredRequest[];
  /** The messages that could not be sent. */
  unsent: Awaited<ReturnType<typeof listUnsent>>;
};

const NO_ATTENTION: Attention = {
  late: NONE_LISTED,
  conflicts: NONE_LISTED,
  unmarked: NONE_LISTED,
  unassigned: NONE_LISTED,
  papers: NONE_LISTED,
  vehicles: NONE_LISTED,
};

const NO_ROWS: Omit<Rows, "view"> = {
  messages: NONE_LISTED,
  waitingMessages: 0,
  wishes: NONE_LISTED,
  requests: NONE_LISTED,
  attention: NO_ATTENTION,
  handovers: NONE_LISTED,
  ahead: NONE_LISTED,
  counts: [],
  asked: [],
  expired: [],
  unsent: [],
};

async function loadRows(loading: TodaySource, asked: TodayView, hasAll: boolean) {
  const { date, time } = businessTime(loading.now);
  const clock = { date, time, now: loading.now.toISOString(), daysAhead: hasAll ? DAYS_AHEAD : 1 };
  const view = hasAll ? asked : driverView(asked);
  const rows = await loadView(loading, view, hasAll);
  return { ...clock, ...NO_ROWS, ...rows, view };
}

function loadView(loading: TodaySource, view: TodayView, hasAll: boolean): Promise<Partial<Rows>> {
  if (view.kind === "day") return loadDay(loading, view);
  if (view.kind === "list") return loadList(loading, view, hasAll);
  return hasAll ? loadAll(loading) : loadForDriver(loading);
}

/** Returns the view of a driver, which has nothing of what others decide, nor of other days. */
function driverView(view: TodayView): TodayView {
  return view.kind === "list" && DRIVER_LISTS.has(view.list) ? view : { kind: "all" };
}

const DRIVER_LISTS: ReadonlySet<TodayList> = new Set(["handovers", "late", "unmarked"]);

async function loadAll(loading: TodaySource): Promise<Partial<Rows>> {
  const { sql, now } = loading;
  const [near, later] = [nearSpan(now), aheadSpan(now)];
  const since = new Date(now.getTime() - EXPIRED_SHOWN_MS);
  const [waiting, messages, wishes, requests, attention, asked, expired, unsent, handovers, ahead] =
    await Promise.all([
      countWaiting(sql),
      findMessages(sql, FIRST),
      findWishes(sql, FIRST),
      findRequests(loading, FIRST),
      findAttention(sql, now, FIRST),
      listAsked(sql),
      listExpired(sql, { since, limit: MAX_EXPIRED }),
      listUnsent(sql, OF_ALL),
      findHandovers(sql, near, NEAR),
      findHandovers(sql, later, AHEAD),
    ]);
  return {
    messages,
    waitingMessages: waiting.messages,
    wishes,
    requests,
    attention,
    asked,
    expired,
    unsent,
    handovers: await shown(loading, handovers, true),
    ahead: await shown(loading, ahead, true),
    counts: [...handovers.counts, ...ahead.counts],
  };
}

/** Loads the hand-overs until tomorrow noon only, without prices and what others decide. */
async function loadForDriver(loading: TodaySource): Promise<Partial<Rows>> {
  const { sql, now } = loading;
  const [handovers, late, unmarked] = await Promise.all([
    findHandovers(sql, driverSpan(now), NEAR),
    findDriversLate(loading, FIRST),
    findAttentionList(sql, now, "unmarked", FIRST),
  ]);
  const ids = [...handovers.rows, ...late.rows, ...unmarked.rows].map(({ id }) => id);
  const messages = await listWaitingMessages(sql, { limit: ids.length, ids });
  return {
    messages: { rows: messages, total: messages.length },
    waitingMessages: messages.reduce((sum, one) => sum + one.messages.length, 0),
    attention: { ...NO_ATTENTION, late, unmarked },
    handovers: await shown(loading, handovers, false),
    counts: handovers.counts,
  };
}

async function loadDay(
  loading: TodaySource,
  { day, hour, page }: Extract<TodayView, { kind: "day" }>,
): Promise<Partial<Rows>> {
  const { sql } = loading;
  const whole = { from: momentAt(day, 0), until: momentAt(addDays(day, 1), 0) };
  const span =
    hour === null
      ? whole
      : { from: momentAt(day, hour), until: hour === 23 ? whole.until : momentAt(day, hour + 1) };
  const [rows, counts] = await Promise.all([
    listHandovers(sql, { ...span, ...listPageOf(page) }),
    countHandovers(sql, whole),
  ]);
  const total = sumOf(counts.filter((one) => hour === null || one.hour === hour));
  return { handovers: await shown(loading, { rows, total }, true), counts };
}

async function loadList(
  loading: TodaySource,
  { list, page }: Extract<TodayView, { kind: "list" }>,
  hasAll: boolean,
): Promise<Partial<Rows>> {
  const { sql, now } = loading;
  const listPage = listPageOf(page);
  switch (list) {
    case "messages": {
      const [messages, waiting] = await Promise.all([
        findMessages(sql, listPage),
        countWaiting(sql),
      ]);
      return { messages, waitingMessages: waiting.messages };
    }
    case "wishes":
      return { wishes: await findWishes(sql, listPage) };
    case "requests":
      return { requests: await findRequests(loading, listPage) };
    case "handovers": {
      const span = hasAll ? nearSpan(now) : driverSpan(now);
      const handovers = await findHandovers(sql, span, listPage);
      return { handovers: await shown(loading, handovers, hasAll) };
    }
    default: {
      const found = await (list === "late" && !hasAll
        ? findDriversLate(loading, listPage)
        : findAttentionList(sql, now, list, listPage));
      return { attention: { ...NO_ATTENTION, [list]: found } };
    }
  }
}

/** Finds late vehicles without the customers who get them next. */
async function findDriversLate({ sql, now }: TodaySource, page: Page): Promise<Attention["late"]> {
  const { rows, total } = await findLate(sql, now, page);
  return { rows: rows.map((one) => ({ ...one, next: null })), total };
}

function listPageOf(page: number): Page {
  return { limit: PAGE_ROWS, offset: (page - 1) * PAGE_ROWS };
}

/** Returns the time from now until the end of the next night. */
function nearSpan(now: Date): Span {
  const { date } = businessTime(now);
  return { from: nextMinute(now), until: momentAt(addDays(date, 1), NIGHT.until) };
}

function aheadSpan(now: Date): Span {
  const { date } = businessTime(now);
  return {
    from: momentAt(addDays(date, 1), NIGHT.until),
    until: momentAt(addDays(date, DAYS_AHEAD + 1), 0),
  };
}

function driverSpan(now: Date): Span {
  const { date } = businessTime(now);
  return { from: nextMinute(now), until: `${addDays(date, 1)} ${DRIVER_BEFORE}` };
}

/** Finds hand-overs. They are counted by day and hour only if not all are shown. */
async function findHandovers(sql: Sql, span: Span, page: Page) {
  let counts: HandoverCount[] = [];
  const listed = await loadListPage(
    page,
    (listPage) => listHandovers(sql, { ...span, ...listPage }),
    async () => {
      counts = await countHandovers(sql, span);
      return sumOf(counts);
    },
  );
  return { ...listed, counts };
}

function sumOf(counts: readonly HandoverCount[]) {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

async function shown({ sql }: TodaySource, { rows, total }: ListPage<Handover>, hasAll: boolean) {
  return { rows: await toHandovers(sql, rows, hasAll), total };
}

function findMessages(sql: Sql, page: Page) {
  return loadListPage(
    page,
    (listPage) => listWaitingMessages(sql, listPage),
    () => countWaitingBookings(sql),
  );
}

function findWishes(sql: Sql, page: Page) {
  return loadListPage(
    page,
    (listPage) => listReturnWishes(sql, listPage),
    async () => (await countWaiting(sql)).wishes,
  );
}

/** Finds requests, each with the bookings that it overlaps. */
async function findRequests({ sql, now }: TodaySource, page: Page): Promise<ListPage<Request>> {
  const { rows, total } = await loadListPage(
    page,
    (listPage) => listRequests(sql, listPage),
    () => countRequests(sql),
  );
  const ids = rows.map(({ id }) => id);
  const overlaps = await listOverlappingBookings(sql, ids, { limit: MAX_OVERLAPS, now });
  return { rows: rows.map((row) => ({ ...row, overlaps: overlaps.get(row.id) ?? [] })), total };
}

export type TodayData = NonNullable<Awaited<ReturnType<typeof loadToday>>["today"]>;
export type TodayRows = Extract<TodayData, { ok: true }>;

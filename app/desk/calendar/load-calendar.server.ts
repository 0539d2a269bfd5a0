import { addDays, businessMoment, businessTime } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import { pagesOf, type CalendarModel } from "./calendar";
import { readCalendarQuery, type CalendarQuery } from "./calendar-query";
import {
  listAllFree,
  listBars,
  listCalendarModels,
  listCalendarVehicles,
  listRequests,
  listTrouble,
} from "./calendar.queries.server";
import { dayListOf, weekOf } from "./day-list";
import { toGroup, type Group } from "./group";
import { columnsOf } from "./layout/columns";
import { packGroups } from "./packed-groups";

const MAX_REQUESTS = 200;
const MAX_TROUBLE = 10;
const NOON = "12:00";

/** What the last form may have done. */
const DONE = ["blocked", "unblocked"] as const;

/** Loads the data of the calendar. */
export async function loadCalendar(sql: Sql, request: Request, now: Date) {
  const { date, time } = businessTime(now);
  const search = new URL(request.url).searchParams;
  const query = readCalendarQuery(search, date);
  const period = periodOf(query);
  const [models, trouble] = await Promise.all([
    listCalendarModels(sql, period),
    listTrouble(sql, now, MAX_TROUBLE),
  ]);
  const pages = pagesOf(models.filter(({ id }) => query.model === null || id === query.model));
  const shown = pages[Math.min(query.page, pages.length) - 1] ?? [];
  return {
    done: DONE.find((done) => done === search.get("done")) ?? null,
    today: date,
    time,
    query: { ...query, page: Math.max(1, Math.min(query.page, pages.length)) },
    models: models.map(({ id, name }) => ({ id, name })),
    pages: pages.length,
    trouble,
    ...(await loadGroups(sql, { query, shown, now })),
  };
}

type GroupsQuery = { query: CalendarQuery; shown: readonly CalendarModel[]; now: Date };

async function loadGroups(sql: Sql, { query, shown, now }: GroupsQuery) {
  const { from, days, free } = query;
  const columns = columnsOf(from, days);
  const of = { models: shown.map(({ id }) => id), period: periodOf(query) };
  const [vehicles, taken, requests, freeIds] = await Promise.all([
    listCalendarVehicles(sql, of),
    listBars(sql, of, now),
    listRequests(sql, of, MAX_REQUESTS + 1),
    free ? listAllFree(sql, { ...of, period: noons(free) }, now) : null,
  ]);
  const bars = [...taken, ...requests.slice(0, MAX_REQUESTS)];
  const window = { from, days, now: businessMoment(now), columns };
  const groups = shown.map((model) => toGroup(model, { vehicles, bars }, window));
  return {
    columns,
    hasMoreRequests: requests.length > MAX_REQUESTS,
    groups: packGroups(freeIds ? onlyFree(groups, freeIds) : groups),
    day: dayListOf(bars, vehicles, from),
    week: weekOf(bars, from, days),
  };
}

function onlyFree(groups: readonly Group[], freeIds: ReadonlySet<number>) {
  return groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(({ vehicle }) => freeIds.has(vehicle.id)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function periodOf({ from, days }: CalendarQuery) {
  return { start: `${from} 00:00`, end: `${addDays(from, days)} 00:00` };
}

function noons({ from, until }: { from: string; until: string }) {
  return { start: `${from} ${NOON}`, end: `${until} ${NOON}` };
}

/** The calendar as the loader sends it. */
export type SentCalendar = Awaited<ReturnType<typeof loadCalendar>>;

export type CalendarData = Omit<SentCalendar, "groups"> & { groups: Group[] };

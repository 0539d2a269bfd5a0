import { addDays, businessTime } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import { SOON_DAYS } from "~/catalog/fleet/vehicles/expiry";
import type { Conflict } from "./attention";
import {
  countLate,
  countOtherConflicts,
  countUnassigned,
  listLate,
  listOtherConflicts,
  listUnassigned,
} from "./attention.queries.server";
import { loadListPage, type ListPage, type Page } from "./listed";
import { countUnmarked, listUnmarked } from "./unmarked.queries.server";
import {
  countEndingPapers,
  countVehicleGaps,
  listEndingPapers,
  listVehicleGaps,
} from "./vehicle-gaps.queries.server";

/** The lists of what needs a person besides requests, messages and hand-overs, by name. */
const ATTENTION = {
  late: (sql: Sql, now: Date, page: Page) => findLate(sql, now, page, false),
  conflicts: findConflicts,
  unmarked: (sql: Sql, now: Date, page: Page) =>
    loadListPage(
      page,
      (part) => listUnmarked(sql, now, part),
      () => countUnmarked(sql, now),
    ),
  unassigned: (sql: Sql, now: Date, page: Page) =>
    loadListPage(
      page,
      (part) => listUnassigned(sql, now, part),
      () => countUnassigned(sql, now),
    ),
  papers: (sql: Sql, now: Date, page: Page) =>
    loadListPage(
      page,
      (part) => listEndingPapers(sql, now, part),
      () => countEndingPapers(sql, now),
    ),
  vehicles: findVehicleGaps,
};

export type AttentionList = keyof typeof ATTENTION;
export type Attention = {
  [List in AttentionList]: Awaited<ReturnType<(typeof ATTENTION)[List]>>;
};

export function findAttentionList<List extends AttentionList>(
  sql: Sql,
  now: Date,
  list: List,
  page: Page,
): Promise<Attention[List]> {
  return ATTENTION[list](sql, now, page) as Promise<Attention[List]>;
}

/** Finds the first rows of each list. */
export async function findAttention(sql: Sql, now: Date, page: Page): Promise<Attention> {
  const [late, conflicts, unmarked, unassigned, papers, vehicles] = await Promise.all([
    ATTENTION.late(sql, now, page),
    ATTENTION.conflicts(sql, now, page),
    ATTENTION.unmarked(sql, now, page),
    ATTENTION.unassigned(sql, now, page),
    ATTENTION.papers(sql, now, page),
    ATTENTION.vehicles(sql, now, page),
  ]);
  return { late, conflicts, unmarked, unassigned, papers, vehicles };
}

/** Finds the late vehicles: those that are needed soon, the others, or all. */
export function findLate(sql: Sql, now: Date, page: Page, isNear: boolean | null = null) {
  return loadListPage(
    page,
    (part) => listLate(sql, now, { ...part, isNear }),
    () => countLate(sql, now, isNear),
  );
}

/** Finds the late vehicles that are needed soon, then the other conflicts. */
async function findConflicts(
  sql: Sql,
  now: Date,
  { limit, offset = 0 }: Page,
): Promise<ListPage<Conflict>> {
  const { rows: late, total: lateTotal } = await findLate(sql, now, { limit, offset }, true);
  const near = late.flatMap(({ next, ...one }): Conflict[] =>
    next ? [{ ...one, next, kind: "late" }] : [],
  );
  const rest = { limit: limit - late.length, offset: Math.max(0, offset - lateTotal) };
  const others = await loadListPage(
    rest,
    (part) => listOtherConflicts(sql, now, part),
    () => countOtherConflicts(sql, now),
  );
  return { rows: [...near, ...others.rows], total: lateTotal + others.total };
}

function findVehicleGaps(sql: Sql, now: Date, page: Page) {
  const { date: today } = businessTime(now);
  const until = { today, soon: addDays(today, SOON_DAYS), now };
  return loadListPage(
    page,
    (part) => listVehicleGaps(sql, { ...until, ...part }),
    () => countVehicleGaps(sql, until),
  );
}

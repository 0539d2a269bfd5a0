import { addDays, businessTime } from "~/web/calendar";
import { countWaiting } from "~/booking/messages/waiting-messages.queries.server";
import { listAsked } from "~/booking/unanswered/unanswered.queries.server";
import type { Sql } from "~/web/db.server";
import { findAttention } from "./find-attention.server";
import { loadListPage, MESSAGE_LINES, type ListPage } from "./listed";
import { momentAt, nextMinute, NIGHT, type Handover } from "./today";
import {
  countHandovers,
  countRequests,
  listHandovers,
  listRequests,
  type Span,
} from "./today.queries.server";

const PAGE = { limit: MESSAGE_LINES };

/** Finds the work of today and of the night after it: the lists of the desk's page Today, without the next days. */
export async function findAgenda(sql: Sql, now: Date) {
  const { date } = businessTime(now);
  const dusk = momentAt(date, NIGHT.from);
  const day = { from: nextMinute(now), until: dusk };
  const [requests, pickups, returns, night, attention, asked, waiting] = await Promise.all([
    loadListPage(
      PAGE,
      (part) => listRequests(sql, part),
      () => countRequests(sql),
    ),
    findHandovers(sql, { ...day, kind: "pickup" }),
    findHandovers(sql, { ...day, kind: "return" }),
    findHandovers(sql, {
      from: day.from > dusk ? day.from : dusk,
      until: momentAt(addDays(date, 1), NIGHT.until),
    }),
    findAttention(sql, now, PAGE),
    listAsked(sql),
    countWaiting(sql),
  ]);
  const lists = { requests, pickups, returns, night, asked, waiting, ...attention };
  return { now: now.toISOString(), date, ...lists };
}

export type Agenda = Awaited<ReturnType<typeof findAgenda>>;

/**
 * Finds what the message of the evening is about: the night that begins, tomorrow until the next night, and what
 * needs a person.
 */
export async function findTomorrow(sql: Sql, now: Date) {
  const { date } = businessTime(now);
  const tomorrow = addDays(date, 1);
  const dawn = momentAt(tomorrow, NIGHT.until);
  const day = { from: dawn, until: momentAt(tomorrow, NIGHT.from) };
  const [night, pickups, returns, attention, asked, waiting, requests] = await Promise.all([
    findHandovers(sql, { from: nextMinute(now), until: dawn }),
    findHandovers(sql, { ...day, kind: "pickup" }),
    findHandovers(sql, { ...day, kind: "return" }),
    findAttention(sql, now, PAGE),
    listAsked(sql),
    countWaiting(sql),
    countRequests(sql),
  ]);
  const lists = { night, pickups, returns, ...attention };
  const counts = { ...waiting, requests, asked: asked.length };
  return { now: now.toISOString(), date, tomorrow, ...lists, waiting: counts };
}

export type Tomorrow = Awaited<ReturnType<typeof findTomorrow>>;

function findHandovers(sql: Sql, span: Span): Promise<ListPage<Handover>> {
  return loadListPage(
    PAGE,
    (part) => listHandovers(sql, { ...span, ...part }),
    async () => (await countHandovers(sql, span)).reduce((sum, { count }) => sum + count, 0),
  );
}

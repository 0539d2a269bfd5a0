import { businessTime } from "~/calendar";
import { listAsked } from "~/booking/unanswered/unanswered.queries.server";
import type { Sql } from "~/db.server";
import { findAttention } from "./find-attention.server";
import { isPassedPickup } from "./late.server";
import { isHandover, type TodayRow } from "./today";
import { listToday } from "./today.queries.server";

const LIMITS = { requests: 50, handovers: 50 };

/** The work of today: the lists of the desk's page Today, without the next days. */
export async function findAgenda(sql: Sql, now: Date) {
  const { date, time } = businessTime(now);
  const [rows, attention, asked] = await Promise.all([
    listToday(sql, { from: date, until: date, limits: LIMITS }),
    findAttention(sql, now),
    listAsked(sql),
  ]);
  const isPassed = (row: TodayRow) => isHandover(row) && isPassedPickup(row, { date, time });
  return {
    now: now.toISOString(),
    date,
    requests: rows.filter(({ kind }) => kind === "request"),
    pickups: rows.filter((row) => row.kind === "pickup" && !isPassed(row)),
    returns: rows.filter(({ kind }) => kind === "return"),
    asked,
    ...attention,
  };
}

export type Agenda = Awaited<ReturnType<typeof findAgenda>>;

import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "~/web/db.server";
import { runEach } from "~/web/maintenance.server";
import {
  findLastEventId,
  findSealState,
  findWriters,
  insertSeal,
  type SealHead,
} from "./audit.queries.server";
import { listEventValues } from "./event-values.queries.server";
import { hashEvent, hashSeal } from "./chain";
import { EVENT_LOGS, type EventLog } from "./event-logs";

const BATCH_SIZE = 500;
const POLL_MS = 50;

/** The time to wait for transactions; after it the next run tries again. */
const SETTLE_WITHIN_MS = 5_000;

/**
 * Seals all settled events of all logs. Returns the new head; null if there was nothing to seal. If a log can't be
 * sealed, it throws after the others.
 */
export async function sealEvents(sql: Sql, limits = { settleWithin: SETTLE_WITHIN_MS }) {
  let head: SealHead | null = null;
  const errors: unknown[] = [];
  const sealing = (Object.keys(EVENT_LOGS) as EventLog[]).map((log) => async () => {
    head = (await sealLog(sql, log, limits.settleWithin)) ?? head;
  });
  await runEach(sealing, (error) => errors.push(error));
  if (errors.length > 0) throw errors[0];
  return head as SealHead | null;
}

async function sealLog(sql: Sql, log: EventLog, settleWithin: number) {
  const upTo = await findLastEventId(sql, log);
  const { last } = await findSealState(sql, log);
  if (upTo <= last || !(await settle(sql, log, settleWithin))) return null;
  const columns = EVENT_LOGS[log];
  let head: SealHead | null = null;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each seal follows the one before.
    const next = await sealBatch(sql, { log, columns, upTo });
    if (!next) return head;
    head = next;
  }
}

/**
 * Waits until no event can appear any more below the last one. Ids are given out before they are committed, so it
 * waits for all transactions that may have such an id: those that have the table locked for writing now. Returns
 * false if one of them does not end.
 */
async function settle(sql: Sql, log: EventLog, settleWithin: number): Promise<boolean> {
  const deadline = Date.now() + settleWithin;
  let waiting = new Set(await findWriters(sql, log));
  while (waiting.size > 0) {
    if (Date.now() > deadline) return false;
    // oxlint-disable-next-line no-await-in-loop
    await pause(POLL_MS);
    // oxlint-disable-next-line no-await-in-loop
    const writers = await findWriters(sql, log);
    waiting = new Set(writers.filter((writer) => waiting.has(writer)));
  }
  return true;
}

/** Seals a batch of events. Returns null if there are no more events, or another node seals them. */
async function sealBatch(
  sql: Sql,
  { log, columns, upTo }: { log: EventLog; columns: readonly string[]; upTo: number },
): Promise<SealHead | null> {
  const state = await findSealState(sql, log);
  const events = await listEventValues(sql, log, {
    columns,
    above: state.last,
    upTo,
    limit: BATCH_SIZE,
  });
  if (events.length === 0) return null;
  const seal = {
    id: state.id + 1,
    log,
    columns,
    eventIds: events.map(({ id }) => id),
    eventHashes: events.map(({ values }) => hashEvent(values)),
    previous: state.hash,
  };
  const hash = hashSeal(seal);
  return (await insertSeal(sql, { ...seal, hash })) ? { id: seal.id, hash } : null;
}

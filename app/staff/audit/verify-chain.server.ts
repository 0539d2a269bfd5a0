import type { Queries } from "#db/connect";
import type { Sql } from "~/web/db.server";
import { countEventsAbove, findHead, listSeals, type SealHead } from "./audit.queries.server";
import { findColumns, listEventValues } from "./event-values.queries.server";
import { GENESIS, hashEvent, hashSeal, type Seal } from "./chain";
import { EVENT_LOGS, type EventLog } from "./event-logs";

/** The number of seals in memory at once. */
const PAGE_SIZE = 20;

export type ChainReport = {
  head: SealHead;
  logs: { log: EventLog; sealed: number; seals: number; unsealed: number }[];
  /** Whether the chain has the hash that was asked for. */
  hasKnown: boolean;
};

export type Verification = { ok: true; report: ChainReport } | { ok: false; fault: string };

/** Ends the verification with a sentence for an administrator. */
class ChainFault extends Error {}

/** Compares all events with the chain, in one snapshot. `known` is an earlier head. */
export async function verifyChain(sql: Sql, known: string | null = null): Promise<Verification> {
  try {
    const report = await sql.begin("isolation level repeatable read read only", (snapshot) =>
      verify(snapshot, known),
    );
    return { ok: true, report };
  } catch (error) {
    if (error instanceof ChainFault) return { ok: false, fault: error.message };
    throw error;
  }
}

async function verify(sql: Queries, known: string | null): Promise<ChainReport> {
  const logs = new Map<string, LogState>();
  let head: SealHead = GENESIS;
  let hasKnown = known === null || known === GENESIS.hash;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a page after the other.
    const seals = await listSeals(sql, head.id, PAGE_SIZE);
    if (seals.length === 0) break;
    for (const seal of seals) {
      verifyLink(seal, head);
      const state = logs.get(seal.log) ?? { last: null, sealed: 0, seals: 0 };
      // oxlint-disable-next-line no-await-in-loop -- one connection.
      await verifyEvents(sql, seal, state.last);
      logs.set(seal.log, {
        last: seal.eventIds.at(-1)!,
        sealed: state.sealed + seal.eventIds.length,
        seals: state.seals + 1,
      });
      head = { id: seal.id, hash: seal.hash };
      hasKnown ||= seal.hash === known;
    }
  }
  verifyHead(await findHead(sql), head);
  return { head, hasKnown, logs: await reportLogs(sql, logs) };
}

type LogState = { last: number | null; sealed: number; seals: number };

/** Checks that a seal is the one after another, as it was written. */
function verifyLink(seal: Seal, before: SealHead) {
  const missing = before.id + 1;
  if (seal.id !== missing) throw new ChainFault(`batch ${missing} is missing`);
  if (hashSeal(seal) !== seal.hash) throw new ChainFault(`batch ${seal.id} was changed`);
  if (seal.previous !== before.hash) {
    throw new ChainFault(`batch ${seal.id} does not continue batch ${before.id}`);
  }
}

function verifyHead(stored: SealHead | null, last: SealHead) {
  if (stored?.id === last.id && stored.hash === last.hash) return;
  if (stored && stored.id > last.id) throw new ChainFault(`batch ${last.id + 1} is missing`);
  throw new ChainFault(`the head of the chain was changed: it is not batch ${last.id}`);
}

/** Compares a seal with the events since the seal before of the same log. */
async function verifyEvents(sql: Queries, seal: Seal, above: number | null) {
  const { id, log, columns, eventIds } = seal;
  if (!Object.hasOwn(EVENT_LOGS, log)) throw new ChainFault(`batch ${id}: ${log} is unknown`);
  const existing = new Set(await findColumns(sql, log));
  const gone = columns.find((name) => !existing.has(name));
  if (gone) throw new ChainFault(`batch ${id}: ${log} has no column ${gone} any more`);
  const upTo = eventIds.at(-1)!;
  const events = await listEventValues(sql, log, { columns, above, upTo, limit: null });
  const fault = faultOf(seal, events);
  if (fault) throw new ChainFault(`batch ${id}: ${log} ${fault}`);
}

/** Returns the first difference between a seal and the stored events, both in the order of ids. */
function faultOf(
  { eventIds, eventHashes }: Seal,
  events: readonly { id: number; values: string }[],
): string | null {
  for (let index = 0; index < Math.max(events.length, eventIds.length); index += 1) {
    const [event, id] = [events[index], eventIds[index]];
    if (!event || (id !== undefined && event.id > id)) return `${id} is missing`;
    if (id === undefined || event.id < id) return `${event.id} was added later`;
    if (hashEvent(event.values) !== eventHashes[index]) return `${id} was changed`;
  }
  return null;
}

function reportLogs(sql: Queries, states: ReadonlyMap<string, LogState>) {
  return Promise.all(
    (Object.keys(EVENT_LOGS) as EventLog[]).map(async (log) => {
      const { last = null, sealed = 0, seals = 0 } = states.get(log) ?? {};
      return { log, sealed, seals, unsealed: await countEventsAbove(sql, log, last) };
    }),
  );
}

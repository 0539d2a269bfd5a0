import { logFault, type Sql } from "~/web/db.server";
import { findSiteName } from "~/messaging/feeds/event-uid.server";
import { fetchCalendar } from "./fetch-calendar.server";
import { importFailure, type ImportFailure } from "./import-fault";
import { recordFault, storeCalendar } from "./imports.queries.server";
import { claimDueImport, claimImport, type ClaimedImport } from "./claim-import.queries.server";
import { readCalendar } from "./read-calendar.server";

export type ImportRun = {
  sql: Sql;
  /** Whether calendars may also be http and in private networks, which only tests allow. */
  allowPrivate: boolean;
  /** The hosts that calendars may come from, see `fetchCalendar`. */
  hosts: readonly string[] | null;
  signal: AbortSignal;
  now: Date;
};

/** Fetches a calendar now. With `acceptEmpty` an empty one frees its vehicle. Returns null if there is none. */
export async function importNow(
  run: ImportRun,
  id: number,
  acceptEmpty = false,
): Promise<{ ok: true } | ImportFailure | null> {
  const claimed = await claimImport(run.sql, id, FETCH_EVERY_SECONDS);
  return claimed && importClaimed(run, claimed, acceptEmpty);
}

/** Fetches the next calendar that is due. Returns false if none is. */
export async function importNext(run: ImportRun): Promise<boolean> {
  const claimed = await claimDueImport(run.sql, FETCH_EVERY_SECONDS);
  if (claimed) await importClaimed(run, claimed, false);
  return claimed !== null;
}

/** Fetches a calendar and stores its events. If it fails or comes empty, only its fault changes. */
async function importClaimed(run: ImportRun, claimed: ClaimedImport, acceptEmpty: boolean) {
  const { sql } = run;
  const outcome = await fetchAndStore(run, claimed, acceptEmpty).catch((error: unknown) => {
    logFault(error, "a calendar could not be stored", { import: claimed.id });
    return importFailure("failed");
  });
  // An aborted import records no fault: the node stops, and the next one tries again in an hour.
  if (!outcome.ok && !run.signal.aborted) await recordFault(sql, claimed.id, outcome);
  return outcome;
}

async function fetchAndStore(
  { sql, now, allowPrivate, hosts, signal }: ImportRun,
  { id, url }: ClaimedImport,
  acceptEmpty: boolean,
): Promise<{ ok: true } | ImportFailure> {
  const fetched = await fetchCalendar(url, { signal, hosts, isTrusted: () => allowPrivate });
  if (!fetched.ok) return fetched;
  const read = await readCalendar(fetched.text, now, { own: await findSiteName(sql) });
  if (!read.ok) return read;
  const stored = await storeCalendar(sql, id, { ...read, acceptEmpty, now });
  return stored === "empty" ? importFailure("empty") : { ok: true };
}

/** The time for which an import is not due again, also after a fault or the end of its node. */
const FETCH_EVERY_SECONDS = 3600;

/** The time after which each node looks again for imports that are due. */
export const LOOK_EVERY_MS = 60_000;

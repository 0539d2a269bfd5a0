import { businessTime } from "~/web/calendar";
import { shareInFlight } from "~/web/share-in-flight.server";
import { retryOnce, type Listen, type Sql } from "~/web/db.server";
import { findContentVersion } from "./content-version.queries.server";

/** The `NOTIFY` channel of `count_fleet_change`. It carries no data. */
export const CONTENT_CHANNEL = "fleet_version";

/** How long a version counts as current, so that a lost notification costs no more. */
const CURRENT_MS = 1_000;

/** How long a database that did not respond is left alone, so that a page waits for it once. */
const SILENT_MS = 2_000;

/** How long a request waits to find out whether a cached page is still valid. */
const READ_WITHIN_MS = 1_000;

export type ContentVersion = ReturnType<typeof createContentVersion>;

/**
 * Caches on this node the version of what pages show, with the date in Georgia, with which the booking
 * form starts. Both are read at most once a second, and again after a change that this node made or was
 * notified of.
 *
 * @param clock Monotonic milliseconds.
 */
export function createContentVersion(sql: Sql, clock = () => performance.now()) {
  /** `stamp` is null if the database did not respond. */
  let known: { stamp: string | null; from: number } | null = null;
  let changes = 0;

  const readOnce = shareInFlight(async () => {
    const [from, changesBefore] = [clock(), changes];
    const version = await retryOnce(() => findContentVersion(sql));
    const stamp = `${version} ${businessTime(new Date()).date}`;
    // A change during the read may be missing in its result.
    if (changes === changesBefore) known = { stamp, from };
    return stamp;
  }, READ_WITHIN_MS);

  async function readNow() {
    const stamp = await readOnce();
    if (stamp === null) known = { stamp, from: clock() };
    else if (known?.stamp === null) known = null;
    return stamp;
  }

  function latest() {
    if (!known) return null;
    const validMs = known.stamp === null ? SILENT_MS : CURRENT_MS;
    return clock() - known.from < validMs ? known : null;
  }

  /** The cached stamp; null if it has to be read. */
  const current = () => latest()?.stamp ?? null;

  function forget({ responds = true } = {}) {
    changes += 1;
    if (responds || known?.stamp !== null) known = null;
  }

  return {
    current,
    /** Resolves with the cached stamp, or reads it. Null if the database does not respond. */
    read: async (): Promise<string | null> => (latest() ?? { stamp: await readNow() }).stamp,
    /** Reads the stamp of this very moment. Null if the database does not respond. */
    readAgain: readNow,
    /**
     * Drops the cached stamp after a change, or after what may be one. `responds` is false if the database
     * seems not to respond.
     */
    forget,
    /** Listens to changes at other nodes until `close`. */
    open: (listen: Listen) => listen(CONTENT_CHANNEL, () => forget()),
  };
}

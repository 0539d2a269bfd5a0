import postgres from "postgres";
import { embeddedPaths } from "./embedded-paths";
import { FAILOVER_ATTRS, readDatabaseUrl } from "./database-url";

export type Sql = postgres.Sql<{ bigint: number; numeric: number }>;

/** `close` closes each connection once idle; later statements open new ones. */
export type Pool = Sql & { close(): Promise<void> };

/** Shown in `pg_stat_activity`. */
export const APPLICATION_NAME = "mgzavri";

/** Longer than the server's own `statement_timeout`, which applies while the server responds. */
const QUERY_TIMEOUT_S = 12;

export type DatabaseTarget = { databaseUrl?: string | undefined; dataDir: string };

export type ConnectOptions = postgres.Options<{}> & {
  /** Seconds from the call to the result, including waiting and connecting; 0 for no limit. */
  query_timeout?: number;
  /** Called with each error that a statement ends with. */
  onfault?: (error: Error) => void;
};

/**
 * Opens a pool. Calendar dates and times are strings: the driver would turn a `date` into a `Date`
 * that can shift by a day. Amounts and ids are numbers.
 */
export function connect(target: DatabaseTarget, options: ConnectOptions = {}): Pool {
  const settings = { ...defaults, ...options };
  const { databaseUrl } = target;
  const pool = databaseUrl
    ? postgres(databaseUrl, { ...settings, ...failoverOptions(databaseUrl) })
    : postgres({
        path: embeddedPaths(target.dataDir).socket,
        username: "postgres",
        database: "mgzavri",
        ...settings,
      });
  // The driver's types don't know the parsers of `types`, nor `close`.
  return pool as unknown as Pool;
}

function failoverOptions(url: string) {
  const { hosts } = readDatabaseUrl(url);
  return hosts.length > 1 && { target_session_attrs: FAILOVER_ATTRS };
}

const asNumber = { serialize: String, parse: Number };

const defaults = {
  max: 8,
  connect_timeout: 3,
  query_timeout: QUERY_TIMEOUT_S,
  // Seconds. With the driver's default, LISTEN recovered only after 10 to 15 s.
  backoff: (tries: number) => Math.min(1, 0.05 * 2 ** tries),
  onnotice: () => {},
  connection: {
    application_name: APPLICATION_NAME,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
  },
  types: {
    bigint: { to: 20, from: [20], ...asNumber },
    numeric: { to: 1700, from: [1700], ...asNumber },
    date: { to: 1082, from: [1082, 1083], serialize: String, parse: String },
  },
};

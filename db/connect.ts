import postgres from "postgres";
import { embeddedPaths, type EmbeddedPaths } from "./embedded-paths";
import { EMBEDDED_ROLES, readPasswords, type Role } from "./roles";
import { FAILOVER_ATTRS, readDatabaseUrl } from "./database-url";

type Types = { bigint: number; numeric: number };
export type Sql = postgres.Sql<Types>;
/** A pool, a connection or a transaction. */
export type Queries = postgres.ISql<Types>;

export type Transaction = postgres.TransactionSql<Types>;

/** A pool. `close` closes each connection once it is idle; later statements open new ones. */
export type Pool = Sql & { close(): Promise<void> };

/** The name of the site's connections in `pg_stat_activity`. */
export const APPLICATION_NAME = "mgzavri";

/**
 * The milliseconds of a statement, and of its wait for a lock, which the server enforces. Each connection
 * asks for them. A pooler may refuse that, so the role has them too (`limitRole`).
 */
export const LIMITS = { statement_timeout: 10_000, lock_timeout: 5_000 };

/** The seconds of a query. They exceed `statement_timeout`, which applies while the server responds. */
const QUERY_TIMEOUT_S = 12;

export type DatabaseTarget = {
  databaseUrl?: string | undefined;
  /** The URL of the schema's owner, if it is another role. */
  migrationUrl?: string | undefined;
  dataDir: string;
};

export type ConnectOptions = postgres.Options<{}> & {
  /** The role. Connect as `owner` only where the rights of the app's role don't suffice. */
  role?: Role;
  /** Seconds from the call to the result, including waiting and connecting; 0 for no limit. */
  query_timeout?: number;
  /** Takes each error that a statement ends with. */
  onfault?: (error: Error) => void;
  /** Takes the notifications of channels that a connection listens to. */
  onnotify?: (channel: string, payload: string) => void;
};

/**
 * Opens a pool. Calendar dates and times are strings: the driver would turn a `date` into a `Date`
 * that can shift by a day. Amounts and ids are numbers.
 */
export function connect(
  { databaseUrl, migrationUrl = databaseUrl, dataDir }: DatabaseTarget,
  { role = "app", ...options }: ConnectOptions = {},
): Pool {
  const settings = { ...defaults, ...options };
  const url = role === "owner" ? migrationUrl : databaseUrl;
  const pool = url
    ? postgres(url, { ...settings, ...hostOptions(url) })
    : postgres({ ...embeddedRole(embeddedPaths(dataDir), role), database: "mgzavri", ...settings });
  // The driver's types don't know the parsers of `types`, nor `close`.
  return pool as unknown as Pool;
}

/** Returns how a role connects to the embedded server. */
export function embeddedRole(paths: EmbeddedPaths, role: Role) {
  return {
    path: paths.socket,
    username: EMBEDDED_ROLES[role],
    async password() {
      // The driver can't handle an error here. The server refuses an empty password.
      const passwords = await readPasswords(paths).catch(() => null);
      return passwords?.[role] ?? "";
    },
  };
}

function hostOptions(url: string) {
  const { hosts, socket } = readDatabaseUrl(url);
  if (hosts.length > 1) return { target_session_attrs: FAILOVER_ATTRS };
  return socket === null ? {} : { path: socket };
}

/**
 * Sets the limits of a pool of one connection, in milliseconds; 0 is none. The role may have others, and
 * the driver leaves zeros out when a session starts.
 */
export async function setLimits(
  sql: Queries,
  { statement, lock }: Record<"statement" | "lock", number>,
) {
  await sql`
    select
      set_config('statement_timeout', ${String(statement)}, false),
      set_config('lock_timeout', ${String(lock)}, false)`;
}

const asNumber = { serialize: String, parse: Number };

const defaults = {
  max: 8,
  connect_timeout: 3,
  query_timeout: QUERY_TIMEOUT_S,
  // The result is in seconds. With the driver's default, LISTEN recovered only after 10 to 15 s.
  backoff: (tries: number) => Math.min(1, 0.05 * 2 ** tries),
  onnotice: () => {},
  connection: { application_name: APPLICATION_NAME, ...LIMITS },
  types: {
    bigint: { to: 20, from: [20], ...asNumber },
    numeric: { to: 1700, from: [1700], ...asNumber },
    date: { to: 1082, from: [1082, 1083], serialize: String, parse: String },
  },
};

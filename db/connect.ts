import postgres from "postgres";
import { embeddedPlace } from "./address";

export type Sql = postgres.Sql<{ bigint: number; numeric: number }>;

/** Marks the site's own connections, so that an app that stops can tell whether another one runs. */
export const APPLICATION_NAME = "mgzavri";

export type DatabaseTarget = { databaseUrl?: string | undefined; dataDir: string };

/**
 * Opens a pool. Calendar dates and times stay text from end to end: the driver would turn a
 * `date` into a `Date` that can shift by a day. Amounts and ids become numbers.
 */
export function connect(target: DatabaseTarget, options: postgres.Options<{}> = {}): Sql {
  const settings = { ...defaults, ...options } as postgres.Options<{}>;
  if (target.databaseUrl) return postgres(target.databaseUrl, settings) as unknown as Sql;
  return postgres({
    path: embeddedPlace(target.dataDir).socket,
    username: "postgres",
    database: "mgzavri",
    ...settings,
  }) as unknown as Sql;
}

const asNumber = { serialize: String, parse: Number };

const defaults = {
  max: 8,
  connect_timeout: 3,
  // Seconds. With the driver's own pauses LISTEN came back only after 10 to 15 s.
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

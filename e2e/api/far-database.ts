import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, inject } from "vitest";
import { embeddedPlace } from "#db/address";
import { connect, type Pool } from "#db/connect";
import { openLine, type TcpLine } from "#db/testing/tcp-line";

export type FarDatabase = {
  /** The address for `DATABASE_URL`. */
  url: string;
  line: TcpLine;
  /** Runs statements past the line. */
  administer<T>(work: (sql: Pool) => Promise<T>): Promise<T>;
};

/** An empty database of a file's own on the server of the test run, at the far end of a line. */
export function useFarDatabase(): FarDatabase {
  const far = {} as FarDatabase;
  const name = `far_${randomUUID().replaceAll("-", "")}`;
  const dataDir = inject("dataDir");
  beforeAll(async () => {
    await onServer(dataDir, "postgres", (sql) => sql`create database ${sql(name)}`);
    const line = await openLine(embeddedPlace(dataDir).socket);
    Object.assign(far, {
      url: `postgres://postgres@127.0.0.1:${line.port}/${name}`,
      line,
      administer: (work: (sql: Pool) => Promise<unknown>) => onServer(dataDir, name, work),
    });
  });
  afterAll(async () => {
    await far.line.cut();
    await onServer(dataDir, "postgres", (sql) => sql`drop database ${sql(name)} with (force)`);
  });
  return far;
}

async function onServer<T>(dataDir: string, database: string, work: (sql: Pool) => PromiseLike<T>) {
  // Also where a test has made the database read-only.
  const connection = { options: "-c default_transaction_read_only=off" };
  const sql = connect({ dataDir }, { max: 1, database, connection });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

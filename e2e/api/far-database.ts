import { afterAll, beforeAll } from "vitest";
import type { Pool } from "#db/connect";
import type { TcpLine } from "#db/testing/tcp-line";
import { administer, createDatabase, dropDatabase, openServerLine } from "#db/testing/test-server";

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
  let name: string;
  beforeAll(async () => {
    name = await createDatabase("far", { empty: true });
    const line = await openServerLine();
    Object.assign(far, {
      url: `postgres://postgres@127.0.0.1:${line.port}/${name}`,
      line,
      administer: (work: (sql: Pool) => Promise<unknown>) => administer(name, work),
    });
  });
  afterAll(async () => {
    await far.line.cut();
    await dropDatabase(name);
  });
  return far;
}

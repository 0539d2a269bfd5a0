import { connect, type Sql } from "#db/connect";
import { databaseTarget } from "~/env.server";

export type { Sql } from "#db/connect";

/** The one pool of this process. It opens connections when the first statement asks for one. */
export const sql: Sql = connect(databaseTarget);

/** Faults of the line to the database or of its server: the statement may be tried again. */
const AWAY =
  /^(CONNECTION_|CONNECT_|ECONN|ENOENT|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EPIPE|57P0|08|53)/;

/** Whether an error says that the database is away, as opposed to refusing the statement. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof Error && "code" in error && AWAY.test(String(error.code));
}

/** Runs a statement that is harmless to repeat, and repeats it once if the line broke under it. */
export async function onceMore<T>(statement: () => Promise<T>): Promise<T> {
  try {
    return await statement();
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return statement();
  }
}

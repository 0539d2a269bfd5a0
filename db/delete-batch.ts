import type { PendingQuery, Row } from "postgres";
import type { Sql } from "./connect";

/**
 * Deletes up to `limit` rows of a table that is not partitioned, and returns how many. Rows that
 * another node is deleting are left to it.
 */
export async function deleteBatch(
  sql: Sql,
  table: string,
  { where, limit }: { where: PendingQuery<Row[]>; limit: number },
): Promise<number> {
  const { count } = await sql`
    delete from ${sql(table)}
    where ctid = any(array(
      select ctid from ${sql(table)} where ${where} limit ${limit} for update skip locked
    ))`;
  return count;
}

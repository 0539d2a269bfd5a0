import type { Sql } from "~/web/db.server";

export type ClaimedImport = { id: number; url: string };

/** Claims the next import that is due, for this node alone: it is not due again for some seconds. */
export async function claimDueImport(sql: Sql, seconds: number): Promise<ClaimedImport | null> {
  const [row] = await sql<ClaimedImport[]>`
    update calendar_imports set next_at = now() + make_interval(secs => ${seconds})
    where id = (
      select id from calendar_imports where next_at <= now()
      order by next_at, id limit 1 for update skip locked
    )
    returning id, url`;
  return row ?? null;
}

/**
 * Claims the import that staff choose, for this node alone: it is not due again for some seconds. Returns null if
 * there is none.
 */
export async function claimImport(
  sql: Sql,
  id: number,
  seconds: number,
): Promise<ClaimedImport | null> {
  const [row] = await sql<ClaimedImport[]>`
    update calendar_imports set next_at = now() + make_interval(secs => ${seconds})
    where id = ${id} returning id, url`;
  return row ?? null;
}

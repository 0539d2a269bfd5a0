import type { Sql } from "~/web/db.server";

/** Lets a time pass since all attempts. */
export async function passPauses(sql: Sql, seconds: number) {
  await sql`
    update sign_in_tries set
      next_at = next_at - make_interval(secs => ${seconds}),
      last_at = last_at - make_interval(secs => ${seconds})`;
}

/** Returns the seconds between the last attempt of a subject and the next one allowed. */
export async function pauseOf(sql: Sql, subject: string) {
  const [row] = await sql`
    select extract(epoch from next_at - last_at)::int as seconds from sign_in_tries
    where subject = ${subject}`;
  return row?.seconds;
}

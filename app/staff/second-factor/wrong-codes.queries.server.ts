import type { Sql } from "~/web/db.server";

/** The number of wrong codes a day, after which only other ways are open. */
const MAX_WRONG_CODES = 10;

/** The number of wrong codes from which on somebody probably knows the password who should not. */
const ALARMING_CODES = 3;

export type CodeSource = {
  userId: number;
  /** The source of the codes: all strangers together, one known device, or the person at the desk. */
  source: string;
};

/**
 * Counts a code as wrong before it is checked, so that those at once count too. Returns false if there were too
 * many within a day of the first. Nothing else ends the count: no sign-in gives a guesser new tries.
 */
export async function claimCode(sql: Sql, { userId, source }: CodeSource): Promise<boolean> {
  // A first code after the present moment was counted before the clock was put back.
  const hasEnded = sql`
    known.since not between clock_timestamp() - interval '1 day' and clock_timestamp()`;
  const rows = await sql`
    insert into wrong_codes as known (user_id, source, count, since)
    values (${userId}, ${source}, 1, now())
    on conflict (user_id, source) do update set
      count = case when ${hasEnded} then 1 else known.count + 1 end,
      since = case when ${hasEnded} then now() else known.since end
    where known.count < ${MAX_WRONG_CODES} or ${hasEnded}
    returning count`;
  return rows.length > 0;
}

/** Takes back the count of a code that was right. */
export async function releaseCode(sql: Sql, { userId, source }: CodeSource) {
  await sql`
    update wrong_codes set count = count - 1
    where user_id = ${userId} and source = ${source} and count > 0`;
}

export type GuessedAccount = { account: string; source: string; count: number; since: Date };

/** Lists the accounts whose right password came with several wrong codes within a day. */
export function listGuessedAccounts(sql: Sql): Promise<GuessedAccount[]> {
  return sql<GuessedAccount[]>`
    select username as account, source, count, since
    from wrong_codes join users on users.id = user_id
    where count >= ${ALARMING_CODES} and since > now() - interval '1 day'
    order by since`;
}

export async function deleteOldWrongCodes(sql: Sql) {
  await sql`delete from wrong_codes where since < now() - interval '2 days'`;
}

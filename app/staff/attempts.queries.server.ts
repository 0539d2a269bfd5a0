import type { Queries } from "#db/connect";
import type { Sql } from "~/web/db.server";

/** The count of attempts restarts after this time without any. */
const FORGET_AFTER = "1 day";

export type AttemptLimit = {
  /** The number of attempts without a pause. */
  freeAttempts: number;
  /** The longest pause in seconds. The pause doubles with each further attempt, up to this. */
  maxSeconds: number;
};

export type Claim = AttemptLimit & {
  /** The subject by which attempts are counted: a network, an account, both, or a device. */
  subject: string;
};

/**
 * Counts an attempt to sign in before its password is checked, so that concurrent ones count too. The first
 * subject that has to wait ends it: the attempt does not count for those after it. Returns null if the attempt may
 * go on; else the seconds to wait.
 */
export async function claimAttempts(
  sql: Queries,
  claims: readonly Claim[],
): Promise<number | null> {
  const [row] = await sql<{ seconds: number | null }[]>`
    select claim_attempts(
      ${claims.map(({ subject }) => subject)}::text[],
      ${claims.map(({ freeAttempts }) => freeAttempts)}::integer[],
      ${claims.map(({ maxSeconds }) => maxSeconds)}::integer[],
      ${FORGET_AFTER}::interval
    ) as seconds`;
  return row?.seconds ?? null;
}

/** Counts an attempt of one subject. Returns null if it may go on; else the seconds to wait. */
export function claimAttempt(sql: Queries, subject: string, limit: AttemptLimit) {
  return claimAttempts(sql, [{ subject, ...limit }]);
}

export async function deleteAttempts(sql: Sql, subjects: readonly string[]) {
  await sql`delete from sign_in_tries where subject = any(${[...subjects]})`;
}

/** Deletes attempts that count no more. */
export async function deleteOldAttempts(sql: Sql) {
  await sql`delete from sign_in_tries where last_at < now() - 2 * ${FORGET_AFTER}::interval`;
}

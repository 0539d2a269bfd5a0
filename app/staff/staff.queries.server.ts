import type { Sql } from "~/db.server";

export type Staff = { id: number; username: string };

/** False if there is an account already. */
export async function insertFirstUser(sql: Sql, username: string, password: string) {
  const rows = await sql`
    insert into users (username, password)
    select ${username}, ${password} where not exists (select from users)
    on conflict (username) do nothing
    returning id`;
  return rows.length > 0;
}

export async function hasUsers(sql: Sql) {
  const rows = await sql`select from users limit 1`;
  return rows.length > 0;
}

/** False if the name is taken. */
export async function insertUser(sql: Sql, username: string, password: string) {
  const rows = await sql`
    insert into users (username, password) values (${username}, ${password})
    on conflict (username) do nothing
    returning id`;
  return rows.length > 0;
}

/** Also ends every session of the account. False if there is no such account. */
export async function updatePassword(sql: Sql, username: string, password: string) {
  const rows = await sql`
    with account as (
      update users set password = ${password} where username = ${username} returning id
    ), ended as (
      delete from sessions using account where user_id = account.id
    )
    select id from account`;
  return rows.length > 0;
}

export async function findUser(sql: Sql, username: string) {
  const [row] = await sql<(Staff & { password: string })[]>`
    select id, username, password from users where username = ${username}`;
  return row ?? null;
}

/**
 * Also deletes expired sessions. False if the account's password has changed since it was checked:
 * a check takes a while.
 */
export async function insertSession(
  sql: Sql,
  session: { id: string; userId: number; password: string; seconds: number; device: string },
) {
  const rows = await sql`
    with expired as (delete from sessions where expires_at <= now())
    insert into sessions (id, user_id, expires_at, device)
    select ${session.id}, id, now() + make_interval(secs => ${session.seconds}), ${session.device}
    from users where id = ${session.userId} and password = ${session.password}
    for share
    returning id`;
  return rows.length > 0;
}

/** Null if the session is not open. Updates `last_seen_at` once a minute. */
export async function findSessionUser(sql: Sql, sessionId: string): Promise<Staff | null> {
  const [row] = await sql<Staff[]>`
    with seen as (
      update sessions set last_seen_at = now()
      where id = ${sessionId} and expires_at > now()
        and last_seen_at < now() - interval '1 minute'
    )
    select users.id, users.username from sessions join users on users.id = sessions.user_id
    where sessions.id = ${sessionId} and sessions.expires_at > now()`;
  return row ?? null;
}

/** The given sessions that are still open. */
export async function listOpenSessions(sql: Sql, sessionIds: string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select id from sessions where id = any(${sessionIds}) and expires_at > now()`;
  return new Set(rows.map((row) => row.id));
}

export async function deleteSession(sql: Sql, sessionId: string) {
  await sql`delete from sessions where id = ${sessionId}`;
}

export type AttemptLimit = {
  /** Attempts without a pause; the count restarts after a day without any. */
  freeAttempts: number;
  /** The pause doubles with each further attempt, up to this. */
  maxSeconds: number;
};

/**
 * Counts an attempt to sign in before its password is checked, so that concurrent ones count too.
 * Null if it may go on; else the seconds to wait.
 */
export async function claimAttempt(sql: Sql, subject: string, limit: AttemptLimit) {
  const claimed = await sql`
    insert into sign_in_tries as known (subject, tries, last_at, next_at)
    values (${subject}, 1, now(), now())
    on conflict (subject) do update set
      tries = case when known.last_at < now() - interval '1 day' then 1 else known.tries + 1 end,
      last_at = now(),
      next_at = now() + make_interval(secs => case
        when known.last_at < now() - interval '1 day' or known.tries + 1 < ${limit.freeAttempts} then 0
        else least(${limit.maxSeconds}, power(2, least(known.tries + 1 - ${limit.freeAttempts}, 20)))
      end)
    -- A pause beyond the maximum was set before the clock was put back.
    where known.next_at <= now() or known.next_at > now() + make_interval(secs => ${limit.maxSeconds})
    returning tries`;
  if (claimed.length > 0) return null;
  const [wait] = await sql<{ seconds: number }[]>`
    select greatest(1, ceil(extract(epoch from next_at - now())))::int as seconds
    from sign_in_tries where subject = ${subject}`;
  return wait?.seconds ?? 1;
}

/** Also deletes attempts older than two days. */
export async function deleteAttempts(sql: Sql, subjects: string[]) {
  await sql`
    delete from sign_in_tries
    where subject = any(${subjects}) or last_at < now() - interval '2 days'`;
}

/** Returns the stored value; stores the given one if there is none. */
export async function findOrInsertSetting(sql: Sql, name: string, initial: string) {
  const [row] = await sql<[{ value: string }]>`
    insert into settings (name, value) values (${name}, to_jsonb(${initial}::text))
    on conflict (name) do update set value = settings.value
    returning value #>> '{}' as value`;
  return row.value;
}

import type { Sql } from "~/web/db.server";
import type { PasswordState } from "./staff.queries.server";

/** Inserts the first account. Returns false if there is an account already. */
export async function insertFirstUser(
  sql: Sql,
  username: string,
  password: string,
  state: PasswordState = "good",
) {
  const rows = await sql`
    insert into users (username, password, password_state)
    select ${username}, ${password}, ${state} where not exists (select from users)
    on conflict (username) do nothing
    returning id`;
  return rows.length > 0;
}

/** Returns whether an account of this name may sign in. */
export async function mayAccountSignIn(sql: Sql, username: string): Promise<boolean> {
  const rows = await sql`
    select from users where username = ${username} and disabled_at is null`;
  return rows.length > 0;
}

export async function hasUsers(sql: Sql) {
  const rows = await sql`select from users limit 1`;
  return rows.length > 0;
}

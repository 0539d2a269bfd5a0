import type { DeskStatus } from "~/booking/booking";
import type { Sql } from "~/db.server";
import { env } from "~/env.server";
import { randomBytes } from "node:crypto";
import { flashCookie } from "~/web/flash.server";
import { findOrInsertSetting } from "./staff.queries.server";

/** What was done with a booking, as the desk says it once. */
export type DeskFlash = { id: number; status: DeskStatus | "noted" };

let cookie: Promise<ReturnType<typeof flashCookie>> | null = null;

/** The desk's flash cookie; all nodes sign it with the secret that the database keeps. */
export function deskFlash(sql: Sql) {
  cookie ??= findSecret(sql)
    .then(flashCookie)
    .catch((error) => {
      cookie = null;
      throw error;
    });
  return cookie;
}

async function findSecret(sql: Sql) {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  return findOrInsertSetting(sql, "session_secret", randomBytes(32).toString("base64url"));
}

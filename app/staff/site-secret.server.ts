import { randomBytes } from "node:crypto";
import type { Sql } from "~/db.server";
import { env } from "~/env.server";
import { findOrInsertSetting } from "./staff.queries.server";

/** What the site signs with: the setting, else a secret that the database keeps for all nodes. */
export async function siteSecret(sql: Sql): Promise<string> {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  return findOrInsertSetting(sql, "session_secret", randomBytes(32).toString("base64url"));
}

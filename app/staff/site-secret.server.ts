import { randomBytes } from "node:crypto";
import type { Sql } from "~/db.server";
import { findOrInsertSetting } from "./staff.queries.server";

/** Resolves with the key that cookies and links are signed with. */
export type Secret = () => Promise<string>;

/** The setting, else a generated secret in the database, shared by all nodes. Read once. */
export function createSecret(sql: Sql, setting: string | null): Secret {
  if (setting !== null) return async () => setting;
  let stored: Promise<string> | null = null;
  return () =>
    (stored ??= findOrInsertSetting(sql, "session_secret", newSecret()).catch((error) => {
      stored = null;
      throw error;
    }));
}

function newSecret() {
  return randomBytes(32).toString("base64url");
}

import { randomBytes } from "node:crypto";
import { createSecretFile, readSecretFile } from "#db/secret-file";
import type { DatabaseTarget } from "#db/connect";
import type { Sql } from "~/web/db.server";
import { deleteSetting, findOrInsertSetting, findSetting } from "./secret.queries.server";

/** Resolves with the key that cookies and links are signed with. */
export type Secret = () => Promise<string>;

/**
 * Returns the secret of the setting, else a generated one, shared by all nodes: in a file of the data folder, or
 * with a database elsewhere in that. It is read once.
 */
export function createSecret(sql: Sql, { sessionSecret, database }: SecretSettings): Secret {
  if (sessionSecret !== null) return async () => sessionSecret;
  let stored: Promise<string> | null = null;
  const read = () =>
    database.databaseUrl
      ? findOrInsertSetting(sql, SETTING, newSecret())
      : findOrCreateFile(sql, database.dataDir);
  return () =>
    (stored ??= read().catch((error) => {
      stored = null;
      throw error;
    }));
}

export type SecretSettings = {
  /** The secret in the settings; null if it is generated and stored. */
  sessionSecret: string | null;
  database: Pick<DatabaseTarget, "databaseUrl" | "dataDir">;
};

const SETTING = "session_secret";

/** Reads or creates the file with the secret. Earlier releases had the secret in the database: it is moved. */
async function findOrCreateFile(sql: Sql, dataDir: string): Promise<string> {
  const found = await readSecretFile(dataDir);
  if (found !== null) return found;
  const stored = await findSetting(sql, SETTING);
  const secret = await createSecretFile(dataDir, stored ?? newSecret());
  if (stored !== null) await deleteSetting(sql, SETTING);
  return secret;
}

function newSecret() {
  return randomBytes(32).toString("base64url");
}

import { rename } from "node:fs/promises";
import { verifyBackup } from "#db/backup/verify";
import { writeBackup } from "#db/backup/write-backup";
import type { Manifest } from "#db/backup/manifest";
import type { Sql } from "~/web/db.server";
import { log } from "~/web/log.server";
import type { Settings } from "~/server/settings/settings.server";
import { createSecret } from "~/staff/site-secret.server";
import { insertBackup } from "./backups.queries.server";

export type MadeBackup = { folder: string; manifest: Manifest; bytes: number; isVerified: boolean };

type Options = { collection: string; isNightly: boolean };

/** Backs up the open database, verifies the backup, and records how it ended. */
export async function makeBackup(
  sql: Sql,
  settings: Settings,
  { collection, isNightly }: Options,
): Promise<MadeBackup> {
  const { database } = settings;
  const startedAt = new Date();
  const record = (end: {
    folder: string;
    bytes: number;
    isVerified: boolean;
    error: string | null;
  }) => insertBackup(sql, { startedAt, ...end });
  const write = async () => {
    const secret = await createSecret(sql, settings)();
    const { folder, manifest } = await writeBackup(database, { collection, secret, isNightly });
    const isVerified = await verifyOrSetAside(folder, database.dataDir);
    const bytes = manifest.tables.reduce((sum, table) => sum + table.bytes, 0);
    return { folder, manifest, bytes, isVerified };
  };
  const backup = await write().catch(async (error: unknown) => {
    const reason = reasonOf(error);
    const failed = { folder: collection, bytes: 0, isVerified: false, error: reason || "failed" };
    await record(failed).catch(logFault("a failed backup could not be recorded"));
    throw error;
  });
  const { folder, bytes, isVerified } = backup;
  await record({ folder, bytes, isVerified, error: null });
  return backup;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Only logs faults that follow: the caller gets the error that made the backup fail. */
const logFault = (message: string) => (error: unknown) => log.error({ err: error }, message);

/** A backup that can't be restored must not be taken for the last good one. */
async function verifyOrSetAside(folder: string, dataDir: string) {
  try {
    return await verifyBackup(folder, dataDir);
  } catch (error) {
    const aside = `${folder}.bad`;
    await rename(folder, aside).catch(logFault("a bad backup could not be set aside"));
    throw new Error(`${reasonOf(error)} (${folder} is set aside as ${aside})`, { cause: error });
  }
}

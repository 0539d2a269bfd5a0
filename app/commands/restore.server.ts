import { resolve } from "node:path";
import { checkBackup, findBackup } from "#db/backup/check-backup";
import { requireEmptyTarget } from "#db/backup/empty-target";
import { restoreBackup } from "#db/backup/restore";
import { readSettings } from "~/settings.server";

const USAGE = `usage: npm run restore -- FOLDER
FOLDER is a backup, or a folder of backups, whose latest one is restored. The target is the
database of DATABASE_URL, or the embedded one in DATA_DIR; it must be empty.`;

/** `npm run restore`. Resolves with the exit code. */
export async function runRestoreCommand([folder, ...rest]: string[]): Promise<number> {
  if (!folder || folder.startsWith("-") || rest.length > 0) {
    console.error(USAGE);
    return 2;
  }
  const { database, sessionSecret } = readSettings(process.env);
  await requireEmptyTarget(database);
  const backup = await checkBackup(await findBackup(resolve(folder)));
  if (sessionSecret !== null && sessionSecret !== backup.secret) {
    console.error(
      "nothing was restored: the backup is from another site, with a different SESSION_SECRET. " +
        `Set the one in ${backup.folder}/secret, or unset it`,
    );
    return 1;
  }
  await restoreBackup(database, backup);
  const rows = backup.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `restored ${backup.folder}: ${rows} rows in ${backup.manifest.tables.length} tables and ` +
      `${backup.manifest.photos.length} photos, all counted`,
  );
  return 0;
}

import { resolve } from "node:path";
import { attachDatabase } from "#db/attach";
import { removeSpares } from "#db/backup/verify";
import { deleteOutdated } from "~/server/backups/delete-outdated.server";
import { listModelsOfPhotos } from "~/server/backups/backups.queries.server";
import { makeBackup, type MadeBackup } from "~/server/backups/make-backup.server";
import type { Manifest } from "#db/backup/manifest";
import { connect, type Sql } from "#db/connect";
import { counted } from "~/texts/en/pages/claims.server";
import { readSettings } from "~/server/settings/settings.server";

const USAGE = `usage: npm run backup -- FOLDER
       npm run backup -- --nightly FOLDER
Each backup is a folder in it, named after its time. Without FOLDER: BACKUP_DIR. With --nightly, older backups
made this way are deleted, except those of 7 days, 4 weeks and 12 months.`;

const NIGHTLY = "--nightly";

/** Runs `npm run backup`. Resolves with the exit code. */
export async function runBackupCommand(args: string[]): Promise<number> {
  const folders = args.filter((word) => word !== NIGHTLY);
  if (folders.length > 1 || folders.some((word) => word.startsWith("-"))) {
    console.error(USAGE);
    return 2;
  }
  const settings = readSettings(process.env);
  const { database, backupFolder } = settings;
  const collection = folders[0] ? resolve(folders[0]) : backupFolder;
  const isNightly = args.includes(NIGHTLY);
  stopOnSignal(database.dataDir);
  const server = await attachDatabase(database);
  const sql = connect(database, { role: "owner" });
  try {
    const backup = await makeBackup(sql, settings, { collection, isNightly });
    if (isNightly) await deleteOutdated(collection);
    console.log(summaryOf(backup));
    await warnOfDamagedPhotos(sql, backup.manifest, "backed up");
    return 0;
  } finally {
    await sql.end({ timeout: 1 });
    await server.stop();
  }
}

/** Stops the spare database of a verification on a signal: it must not outlive this process. */
function stopOnSignal(dataDir: string) {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      void removeSpares(dataDir).finally(() => process.exit(1));
    });
  }
}

/** Warns about photos that the database itself has lost. */
export async function warnOfDamagedPhotos(sql: Sql, { damagedPhotos }: Manifest, done: string) {
  if (damagedPhotos.length === 0) return;
  const models = await listModelsOfPhotos(sql, damagedPhotos);
  console.error(
    `photos that are damaged in the database, and were not ${done}: ${damagedPhotos.length}; delete them ` +
      `at the desk, and upload them again (${models.join(", ") || "no longer belonging to a model"})`,
  );
}

function summaryOf({ folder, manifest, bytes, isVerified }: MadeBackup) {
  const bookings = manifest.tables.find(({ name }) => name === "bookings")?.rows ?? 0;
  const checked = isVerified
    ? "verified by restoring it"
    : "its files were read back, but not restored: no embedded PostgreSQL is installed";
  return (
    `backed up to ${folder}: ${counted(bookings, "booking")}, ${counted(manifest.photos.length, "photo")}, ` +
    `${(bytes / 1e6).toFixed(1)} MB of rows; ${checked}`
  );
}

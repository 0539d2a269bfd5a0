import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { attachDatabase } from "#db/attach";
import { checkBackup } from "#db/backup/check-backup";
import { requireEmptyTarget } from "#db/backup/empty-target";
import { restoreBackup } from "#db/backup/restore";
import { countNodes } from "#db/backup/schema.queries";
import { writeBackup } from "#db/backup/write-backup";
import { APPLICATION_NAME, type DatabaseTarget } from "#db/connect";
import { connect } from "#db/connect";
import { databaseUrlFault } from "#db/database-url";
import { counted } from "~/texts/en/pages/claims.server";
import { readSettings, type Settings } from "~/server/settings/settings.server";
import { createSecret } from "~/staff/site-secret.server";
import { warnOfDamagedPhotos } from "./backup.server";

const USAGE = `usage: npm run move-database -- DATABASE_URL    from the embedded database in DATA_DIR to a server
       npm run move-database -- embedded        from DATABASE_URL to an embedded database in DATA_DIR
Stop the site first. The old database stays as it is.`;

/** Runs `npm run move-database`. Resolves with the exit code. */
export async function runMoveDatabaseCommand([to, ...rest]: string[]): Promise<number> {
  const fault = to === "embedded" ? null : databaseUrlFault(to ?? "");
  if (rest.length > 0 || fault !== null) {
    console.error(to ? `DATABASE_URL: ${fault}\n${USAGE}` : USAGE);
    return 2;
  }
  const isUrl = to !== "embedded";
  const settings = readSettings(process.env);
  const from = settings.database;
  const target: DatabaseTarget = { databaseUrl: isUrl ? to : undefined, dataDir: from.dataDir };
  if (isUrl === Boolean(from.databaseUrl)) {
    console.error(
      `the site already uses ${isUrl ? "DATABASE_URL" : "the embedded database"}\n${USAGE}`,
    );
    return 2;
  }
  const server = await attachDatabase(from);
  const rows = await move(settings, target).finally(server.stop);
  const next = isUrl ? "Set DATABASE_URL to the new address" : "Unset DATABASE_URL";
  console.log(`moved ${counted(rows, "row")}, all counted. ${next}, then start the site.`);
  return 0;
}

/**
 * Moves the rows by a backup in the data folder, which is deleted afterwards. Resolves with their number.
 */
async function move(settings: Settings, target: DatabaseTarget) {
  const { database } = settings;
  await requireEmptyTarget(target);
  await mkdir(database.dataDir, { recursive: true });
  const collection = await mkdtemp(join(database.dataDir, "moving-"));
  const sql = connect(database, { role: "owner" });
  try {
    // The pool's first statement opens its only connection.
    if ((await countNodes(sql, APPLICATION_NAME)) > 1)
      throw new Error("the site is running: stop it first");
    const secret = await createSecret(sql, settings)();
    const { folder, manifest } = await writeBackup(database, { collection, secret });
    await restoreBackup(target, await checkBackup(folder));
    await warnOfDamagedPhotos(sql, manifest, "moved");
    return manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  } finally {
    await sql.end({ timeout: 1 });
    await rm(collection, { recursive: true, force: true });
  }
}

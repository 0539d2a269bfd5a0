import { resolve } from "node:path";
import { checkBackup, findBackup, type CheckedBackup } from "#db/backup/check-backup";
import { requireEmptyTarget } from "#db/backup/empty-target";
import type { LostPhoto } from "#db/backup/load-backup";
import { restoreBackup } from "#db/backup/restore";
import { counted } from "~/texts/en/pages/claims.server";
import { readSettings } from "~/server/settings/settings.server";
import type { Queries } from "#db/connect";
import { countHeld, holdWaiting, releaseHeld } from "~/messaging/delivery/held.queries.server";
import { recordCommand } from "~/staff/security/record-command.server";

const USAGE = `usage: npm run restore -- FOLDER
       npm run restore -- FOLDER --without-damaged-photos
       npm run restore -- FOLDER --send
FOLDER is a backup, or a folder of backups, whose latest one is restored. The target is the
database of DATABASE_URL, or the embedded one in DATA_DIR; it must be empty.
Messages that were waiting when the backup was made are held until an owner sends or drops them at the
desk; with --send they are sent once the site is running.`;

const FLAGS = { withoutDamagedPhotos: "--without-damaged-photos", send: "--send" };

/** Runs `npm run restore`. Resolves with the exit code. */
export async function runRestoreCommand(args: string[]): Promise<number> {
  const flags = args.filter((word) => word.startsWith("-"));
  const [folder, ...rest] = args.filter((word) => !flags.includes(word));
  if (!folder || rest.length > 0 || flags.some((it) => !Object.values(FLAGS).includes(it))) {
    console.error(USAGE);
    return 2;
  }
  const { database, sessionSecret } = readSettings(process.env);
  await requireEmptyTarget(database);
  const withoutDamagedPhotos = flags.includes(FLAGS.withoutDamagedPhotos);
  const backup = await checkBackup(await findBackup(resolve(folder)), { withoutDamagedPhotos });
  if (sessionSecret !== null && sessionSecret !== backup.secret) {
    console.error(
      "nothing was restored: the backup is from another site, with a different SESSION_SECRET. " +
        `Set the one in ${backup.folder}/secret, or unset it`,
    );
    return 1;
  }
  const send = flags.includes(FLAGS.send);
  const { lostPhotos, finished } = await restoreBackup(database, backup, (sql) =>
    finishRestore(sql, { send }),
  );
  console.log(summaryOf(backup));
  if (finished && finished.held > 0) {
    console.log(
      `messages that are held: ${finished.held}; an owner sends or drops them at /admin/held`,
    );
  }
  if (finished) console.log(`new bookings get numbers from ${finished.nextNumber} on`);
  for (const line of warningsOf(backup, lostPhotos)) console.error(line);
  return 0;
}

function summaryOf({ folder, manifest, damagedPhotos }: CheckedBackup) {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const photos = manifest.photos.length - damagedPhotos.length;
  return (
    `restored ${folder}: ${counted(rows, "row")} in ${manifest.tables.length} tables and ${counted(photos, "photo")}, ` +
    "all counted"
  );
}

function warningsOf(
  { manifest, damagedPhotos, isSecretChecked }: CheckedBackup,
  lostPhotos: readonly LostPhoto[],
) {
  const lost = damagedPhotos.length + manifest.damagedPhotos.length;
  const models = [...new Set(lostPhotos.map(({ car }) => car))].join(", ");
  return [
    lost > 0 && `damaged photos left out: ${lost}; upload them again${models && ` (${models})`}`,
    !isSecretChecked &&
      "the backup is from a version that made no checksum of the secret: if codes of authenticator apps or " +
        "addresses of calendar links don't work any more, the backup's file secret was changed",
  ].filter((line) => typeof line === "string");
}

/** How many booking numbers are skipped: more than a company takes between a backup and its restore. */
const SKIPPED_NUMBERS = 1_000;

/**
 * Prepares a restored site: booking numbers given after the backup are not given again, and messages that
 * waited in the outbox are held, or sent at once. Resolves with what who runs the server has to know.
 */
async function finishRestore(sql: Queries, { send }: { send: boolean }) {
  const nextNumber = await skipBookingNumbers(sql);
  if (send) await releaseHeld(sql);
  else await holdWaiting(sql);
  const held = (await countHeld(sql)).reduce((sum, { count }) => sum + count, 0);
  await recordCommand(sql, `messages held: ${held}`, "restore");
  return { nextNumber, held };
}

/** Resolves with the number of the next booking. */
async function skipBookingNumbers(sql: Queries): Promise<number> {
  // A sequence whose value is not used yet has no last value: its backup would begin at 1.
  const [row] = await sql<[{ last: number }]>`
    select setval(pg_get_serial_sequence('bookings', 'id'), greatest(
      pg_sequence_last_value(pg_get_serial_sequence('bookings', 'id')::regclass),
      (select max(id) from bookings),
      0
    ) + ${SKIPPED_NUMBERS - 1}) as last`;
  return row.last + 1;
}

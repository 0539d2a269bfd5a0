import { isBackupOverdue, NIGHT } from "~/backups/backup-due";
import { findBackupFolderFault } from "~/backups/backup-folder.server";
import { findBackupState } from "~/backups/backups.queries.server";
import { businessTime } from "~/calendar";
import type { Sql } from "~/db.server";
import type { BackupStatus } from "~/desk/settings/backup-status";

/** What the desk shows about backups, which the site writes to `folder`. */
export async function loadBackupStatus(
  sql: Sql,
  { folder, now }: { folder: string; now: Date },
): Promise<BackupStatus> {
  const state = await findBackupState(sql);
  return {
    last: state.last && businessTime(state.last),
    isVerified: state.isVerified,
    hasFailed: state.hasFailed,
    isOverdue: isBackupOverdue(state, now),
    night: NIGHT,
    folderFault: await findBackupFolderFault(folder),
  };
}

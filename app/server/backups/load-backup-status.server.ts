import { isBackupOverdue, NIGHT } from "./backup-due";
import { findBackupFolderFault } from "./backup-folder.server";
import { findBackupState } from "./backups.queries.server";
import { businessTime } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import type { BackupStatus } from "~/desk/settings/backup-status";

/** Loads what the desk shows about backups. The site writes them to `folder`. */
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

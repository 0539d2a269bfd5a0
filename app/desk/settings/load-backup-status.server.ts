import { isBackupOverdue, NIGHT } from "~/backups/backup-due";
import { findBackupState } from "~/backups/backups.queries.server";
import { businessTime } from "~/calendar";
import type { Sql } from "~/db.server";

/** What the desk shows about backups. */
export async function loadBackupStatus(sql: Sql, now: Date) {
  const state = await findBackupState(sql);
  return {
    last: state.last && businessTime(state.last),
    isVerified: state.isVerified,
    hasFailed: state.hasFailed,
    isOverdue: isBackupOverdue(state, now),
    night: NIGHT,
  };
}

export type BackupStatus = Awaited<ReturnType<typeof loadBackupStatus>>;

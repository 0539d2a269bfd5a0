import { isBackupOverdue, NIGHT } from "~/backups/backup-due";
import { findBackupState } from "~/backups/backups.queries.server";
import { businessTime } from "~/calendar";
import type { Sql } from "~/db.server";

/** What the desk shows about backups. A database server may have its own: there, none is not overdue. */
export async function loadBackupStatus(sql: Sql, { isEmbedded, now }: Options) {
  const state = await findBackupState(sql);
  return {
    last: state.last && businessTime(state.last),
    isVerified: state.isVerified,
    hasFailed: state.hasFailed,
    isOverdue: (isEmbedded || state.last !== null) && isBackupOverdue(state, now),
    night: isEmbedded ? NIGHT : null,
  };
}

type Options = { isEmbedded: boolean; now: Date };

export type BackupStatus = Awaited<ReturnType<typeof loadBackupStatus>>;

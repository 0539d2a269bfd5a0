import type { Sql } from "~/web/db.server";
import type { BackupState } from "./backup-due";

export type BackupRecord = {
  startedAt: Date;
  folder: string;
  bytes: number;
  isVerified: boolean;
  /** Null if the backup succeeded. */
  error: string | null;
};

export async function insertBackup(sql: Sql, backup: BackupRecord) {
  await sql`
    insert into backups (started_at, ended_at, folder, bytes, is_verified, error)
    values (
      ${backup.startedAt}, greatest(now(), ${backup.startedAt}), ${backup.folder}, ${backup.bytes},
      ${backup.isVerified}, left(${backup.error}, 500)
    )`;
}

/** Returns the last good backup, and whether the last attempt failed. */
export async function findBackupState(
  sql: Sql,
): Promise<BackupState & { isVerified: boolean; hasFailed: boolean }> {
  const [row] = await sql<(BackupState & { isVerified: boolean; hasFailed: boolean })[]>`
    select
      good.started_at as last,
      coalesce(good.is_verified, false) as "isVerified",
      coalesce((select error is not null from backups order by id desc limit 1), false) as "hasFailed",
      coalesce((select min(applied_at) from migrations), now()) as since
    from (values (1)) as one
    left join lateral (
      select started_at, is_verified from backups where error is null
      order by ended_at desc limit 1
    ) as good on true`;
  return row ?? { last: null, since: new Date(), isVerified: false, hasFailed: false };
}

/** Returns the names of the models that show the photos. */
export async function listModelsOfPhotos(sql: Sql, hashes: readonly string[]): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select distinct cars.name from photos join cars on cars.id = car_id
    where hash = any(${[...hashes]}) and removed_at is null
    order by cars.name`;
  return rows.map(({ name }) => name);
}

import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "#db/data-folder";
import { errorCode } from "#db/error-code";
import type { BackupFolderFault } from "~/desk/settings/backup-status";

const FAULTS: Record<string, BackupFolderFault> = {
  EEXIST: "notFolder",
  ENOTDIR: "notFolder",
  ENOENT: "notFolder",
  EACCES: "denied",
  EPERM: "denied",
  EROFS: "readOnly",
  ENOSPC: "full",
  EDQUOT: "full",
};

/** Returns why no backup can be written to a folder, or null. Creates the folder if it is missing. */
export async function findBackupFolderFault(folder: string): Promise<BackupFolderFault | null> {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, "");
    await rm(probe);
    return null;
  } catch (error) {
    return FAULTS[errorCode(error)] ?? "other";
  }
}

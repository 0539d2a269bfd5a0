/** Why no backup can be written to the folder. */
export type BackupFolderFault = "notFolder" | "denied" | "readOnly" | "full" | "other";

export type BackupStatus = {
  /** The date and time of the last good backup in Tbilisi, or null. */
  last: { date: string; time: string } | null;
  isVerified: boolean;
  /** Whether the last attempt failed. */
  hasFailed: boolean;
  isOverdue: boolean;
  /** The time at which backups are made, `HH:MM`. */
  night: string;
  folderFault: BackupFolderFault | null;
};

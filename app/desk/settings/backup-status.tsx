import { useTranslation } from "~/i18n/use-translation";
import * as styles from "~/desk/desk-page.css";
import { useNearMoment } from "~/desk/moment";
import { message } from "~/ui/message.css";
import type { BackupStatus } from "./load-backup-status.server";

export function BackupStatusSection({ backups }: { backups: BackupStatus }) {
  const { t } = useTranslation();
  const near = useNearMoment();
  const { last, night } = backups;
  return (
    <section className={styles.part} aria-labelledby="backups-title">
      <h2 className={styles.title} id="backups-title">
        {t("settings.backups.title")}
      </h2>
      {backups.isOverdue && (
        <p className={message.problem} role="alert">
          {t("settings.backups.overdue")}
        </p>
      )}
      {backups.folderFault && (
        <p className={message.problem} role="alert">
          {t("settings.backups.folderFault", {
            name: "BACKUP_DIR",
            reason: t(`settings.backups.folder.${backups.folderFault}`),
          })}
        </p>
      )}
      {last && (
        <p>
          {t("settings.backups.last", { when: near(`${last.date} ${last.time}`) })}
          {backups.isVerified && ` ${t("settings.backups.verified")}`}
        </p>
      )}
      {!last && !backups.isOverdue && <p>{t("settings.backups.none", { time: night })}</p>}
      {backups.hasFailed && <p>{t("settings.backups.failed")}</p>}
    </section>
  );
}

import { useTranslation } from "~/web/i18n/use-translation";
import type { ChannelFault } from "~/messaging/channel-settings";
import { DeskLayout } from "~/desk/desk-layout";
import { message } from "~/ui/message.css";
import type { BackupStatus } from "./backup-status";
import type { SettingsPageData, SettingsAnswer } from "./settings.server";
import { ChannelFaults } from "./channel-faults";
import { SettingsForm } from "./settings-form";
import * as styles from "~/desk/desk-page.css";
import { useNearMoment } from "~/desk/moment";
import { SOCIAL_PROOF_MODES } from "~/catalog/company/site-settings";
import { useFormat } from "~/web/i18n/format";
import type { SettingField } from "./setting-fields";
import type { TFunction } from "i18next";
import { labelInLanguage } from "~/desk/label-in-language";
import { isLanguage } from "~/web/i18n/languages";

type SettingsPageProps = {
  settings: SettingsPageData;
  backups: BackupStatus;
  channelFaults: readonly ChannelFault[];
  answer: SettingsAnswer | undefined;
};

export function SettingsPage({ settings, backups, channelFaults, answer }: SettingsPageProps) {
  const { t } = useTranslation();
  const isSaved = settings.saved && !answer;
  const isStale = answer?.version === null;
  return (
    <DeskLayout
      title={t("settings.title")}
      done={isSaved ? t("settings.saved") : null}
      problem={isStale && <StaleMessage />}
      isRefused={answer !== undefined}
    >
      <p>{t("settings.lead")}</p>
      <SettingsForm
        version={answer?.version ?? settings.version}
        stored={settings.texts}
        defaults={settings.defaults}
        result={answer?.result}
        confirmation={answer?.confirmation}
      />
      <ChannelFaults faults={channelFaults} />
      <BackupStatusSection backups={backups} />
      <SettingsEvents events={settings.events} />
    </DeskLayout>
  );
}

function StaleMessage() {
  const { t } = useTranslation();
  return (
    <p className={message.problem} role="alert">
      {t("settings.stale")}
    </p>
  );
}

function BackupStatusSection({ backups }: { backups: BackupStatus }) {
  const { t } = useTranslation();
  const near = useNearMoment();
  const { last, night } = backups;
  return (
    <section className={styles.section} aria-labelledby="backups-title">
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

function SettingsEvents({ events }: Pick<SettingsPageData, "events">) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const display = (field: SettingField, text: string) => {
    if (field === "isDollarsFirst")
      return t(text === "" ? "settings.events.off" : "settings.events.on");
    if (field === "answerMode")
      return t(`settings.answerModes.${text === "" ? "byHand" : "atOnce"}`);
    if (text === "") return t("settings.events.first");
    const mode = SOCIAL_PROOF_MODES.find((known) => known === text);
    return field === "socialProof" && mode ? t(`settings.modes.${mode}`) : text;
  };
  return (
    <section className={styles.section} aria-labelledby="events-title">
      <h2 className={styles.title} id="events-title">
        {t("settings.events.title")}
      </h2>
      {events.length === 0 && <p>{t("settings.events.none")}</p>}
      <ol className={styles.list}>
        {events.map(({ id, actor, at, changes }) => (
          <li key={id}>
            <p className={styles.soft}>
              {date(at.date)}, {at.time}&nbsp;· {actor}
            </p>
            {changes.map(({ field, from, to }) => (
              <p key={field}>
                {settingLabel(t, field)}: {display(field, from)} →{" "}
                <strong>{display(field, to)}</strong>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns the name of a setting; that of an address says its language. */
function settingLabel(t: TFunction, field: SettingField): string {
  const [, lang] = field.split(".");
  if (isLanguage(lang)) return labelInLanguage(t("settings.fields.address"), lang);
  return t(`settings.fields.${field as Exclude<SettingField, `${string}.${string}`>}`);
}

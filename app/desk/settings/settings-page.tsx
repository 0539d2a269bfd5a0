import { href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import type { ChannelFault } from "~/channel-settings";
import { DeskLayout } from "~/desk/desk-layout";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import type { BackupStatus } from "./load-backup-status.server";
import type { SettingsPageData } from "./load-settings.server";
import type { SettingsAnswer } from "./settings-action.server";
import { BackupStatusSection } from "./backup-status";
import { ChannelFaults } from "./channel-faults";
import { SettingsEvents } from "./settings-events";
import { SettingsForm } from "./settings-form";

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
      actions={
        <Link className={button.secondary} to={href("/admin/import")}>
          {t("transfer.title")}
        </Link>
      }
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

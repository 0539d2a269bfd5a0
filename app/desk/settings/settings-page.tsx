import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { Link } from "~/i18n/link";
import * as styles from "~/desk/desk-page.css";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import { PageTitle } from "~/ui/page/page-title";
import { message } from "~/ui/message.css";
import type { SettingsPageData } from "./load-settings.server";
import type { SettingsAnswer } from "./settings-action.server";
import { SettingsEvents } from "./settings-events";
import { SettingsForm } from "./settings-form";

type SettingsPageProps = { settings: SettingsPageData; answer: SettingsAnswer | undefined };

export function SettingsPage({ settings, answer }: SettingsPageProps) {
  const { t } = useTranslation();
  const isSaved = settings.saved && !answer;
  return (
    <div className={styles.page}>
      <PageTitle
        title={t("settings.title")}
        isRefused={answer !== undefined}
        done={isSaved ? t("settings.saved") : null}
      />
      <div className={styles.head}>
        <h1 className={layout.heading}>{t("settings.title")}</h1>
        <Link className={button.secondary} to={`${href("/admin")}?tab=bookings`}>
          {t("account.back")}
        </Link>
      </div>
      {isSaved && (
        <p className={message.good} role="status">
          {t("settings.saved")}
        </p>
      )}
      {answer?.version === null && (
        <p className={message.problem} role="alert">
          {t("settings.stale")}
        </p>
      )}
      <p>{t("settings.lead")}</p>
      <SettingsForm
        version={answer?.version ?? settings.version}
        texts={answer?.typed ?? settings.texts}
        defaults={settings.defaults}
        errors={answer?.errors ?? {}}
      />
      <SettingsEvents events={settings.events} />
    </div>
  );
}

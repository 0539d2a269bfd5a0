import { useTranslation } from "~/i18n/use-translation";
import { SOCIAL_PROOF_MODES } from "~/company/site-settings";
import { useFormat } from "~/i18n/format";
import * as styles from "~/desk/desk-page.css";
import type { SettingsPageData } from "./load-settings.server";
import type { SettingField } from "./setting-fields";

export function SettingsEvents({ events }: Pick<SettingsPageData, "events">) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const display = (field: SettingField, text: string) => {
    if (text === "") return t("settings.events.first");
    const mode = SOCIAL_PROOF_MODES.find((known) => known === text);
    return field === "socialProof" && mode ? t(`settings.modes.${mode}`) : text;
  };
  return (
    <section className={styles.part} aria-labelledby="events-title">
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
                {t(`settings.fields.${field}`)}: {display(field, from)} →{" "}
                <strong>{display(field, to)}</strong>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

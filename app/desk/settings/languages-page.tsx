import { Form, href } from "react-router";
import { DeskLayout } from "~/desk/desk-layout";
import * as styles from "~/desk/desk-page.css";
import { SAVED_FORM } from "~/desk/unsaved/ask-if-unsaved";
import { button } from "~/ui/form/button.css";
import { Checkbox } from "~/ui/form/choice";
import { message } from "~/ui/message.css";
import { FALLBACK_LANGUAGE, languageDetails, LANGUAGES, type Language } from "~/web/i18n/languages";
import { Link } from "~/web/i18n/link";
import { useTranslation } from "~/web/i18n/use-translation";
import type { LanguagesPageData } from "./languages.server";
import { LANGUAGES_FIELD, VERSION_FIELD } from "./setting-fields";

type LanguagesPageProps = {
  page: LanguagesPageData;
  /** The languages that were sent, if the settings had changed since. */
  chosen: readonly Language[] | undefined;
};

/** Shows which languages the site offers. The fallback language is always one, and has no field. */
export function LanguagesPage({ page, chosen }: LanguagesPageProps) {
  const { t } = useTranslation();
  const action = href("/admin/languages");
  const ticked = chosen ?? page.offered;
  return (
    <DeskLayout
      title={t("settings.languages.title")}
      done={page.saved && !chosen ? t("settings.languages.saved") : null}
      problem={
        chosen && (
          <p className={message.problem} role="alert">
            {t("settings.languages.stale")}
          </p>
        )
      }
    >
      <p>{t("settings.languages.lead")}</p>
      <Form
        className={styles.form}

        action={action}

        {...SAVED_FORM}
      >
        <input type="hidden" name={VERSION_FIELD} value={page.version} />
        <fieldset className={styles.section}>
          <legend className={styles.legend}>
            <h2 className={styles.title}>{t("settings.languages.offered")}</h2>
          </legend>
          {LANGUAGES.map((lang) => (
            <Checkbox
              key={lang}
              id={`${LANGUAGES_FIELD}-${lang}`}
              name={LANGUAGES_FIELD}
              value={lang}
              label={languageDetails(lang).name}
              defaultChecked={ticked.includes(lang)}
              {...(lang === FALLBACK_LANGUAGE && {
                disabled: true,
                hint: t("settings.languages.always"),
              })}
            />
          ))}
          <p className={styles.soft}>
            {t("settings.languages.texts")}{" "}
            <Link to={href("/admin/content")}>{t("contentDesk.title")}</Link>
          </p>
        </fieldset>
        <div className={styles.saveBar}>
          <button className={button.primary}>{t("settings.languages.save")}</button>
        </div>
      </Form>
    </DeskLayout>
  );
}

import { useTranslation } from "react-i18next";
import { href, useLocation } from "react-router";
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from "./languages";
import * as styles from "./language-switch.css";

/** The dropdown in the header: a plain form, so that it works before and without scripts. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const current = isLanguage(i18n.language) ? i18n.language : "en";
  return (
    <details className={styles.root}>
      <summary
        className={styles.current}
        aria-label={`${t("site.language")}: ${LANGUAGE_NAMES[current]}`}
      >
        {LANGUAGE_NAMES[current]} <span aria-hidden="true">▾</span>
      </summary>
      <form className={styles.menu} method="post" action={href("/language")}>
        <input type="hidden" name="to" value={pathname + search} />
        {LANGUAGES.map((lang) => (
          <button
            key={lang}
            className={styles.choice}
            name="lng"
            value={lang}
            lang={lang}
            aria-current={lang === current || undefined}
          >
            {LANGUAGE_NAMES[lang]}
            {lang === current && <span aria-hidden="true">✓</span>}
          </button>
        ))}
      </form>
    </details>
  );
}

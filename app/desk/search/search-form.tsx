import { Form, href, useLocation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { MAX_SEARCH_LENGTH } from "~/desk/bookings/list/booking-filters";
import { LanguageField } from "~/web/i18n/language-field";
import { button } from "~/ui/form/button.css";
import { control } from "~/ui/form/field.css";
import { Icon } from "~/ui/icon";
import { visuallyHidden } from "~/ui/page/layout.css";
import * as styles from "./search-form.css";

/** The search of the desk, on each of its pages. */
export function SearchForm() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const page = href("/admin/search");
  const q = pathname === page ? (new URLSearchParams(search).get("q") ?? "") : "";
  return (
    <Form className={styles.form} role="search" aria-label={t("search.label")} action={page}>
      <LanguageField />
      <label className={visuallyHidden} htmlFor="desk-search">
        {t("search.label")}
      </label>
      <input
        className={control}
        id="desk-search"
        type="search"
        name="q"
        key={q}
        defaultValue={q}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={t("search.placeholder")}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className={button.secondary}>
        <Icon name="search" />
        <span className={visuallyHidden}>{t("search.submit")}</span>
      </button>
    </Form>
  );
}

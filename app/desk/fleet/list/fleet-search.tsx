import { Form, href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import type { FleetQuery } from "~/desk/fleet/fleet-query";
import { LanguageField } from "~/i18n/language-field";
import { button } from "~/ui/form/button.css";
import { control } from "~/ui/form/field.css";
import { Icon } from "~/ui/icon";
import { visuallyHidden } from "~/ui/page/layout.css";
import * as styles from "./fleet-list.css";

export function FleetSearch({ query }: { query: FleetQuery }) {
  const { t } = useTranslation();
  return (
    <Form className={styles.search} method="get" action={href("/admin/fleet")} role="search">
      <LanguageField />
      <label className={visuallyHidden} htmlFor="fleet-search">
        {t("fleetDesk.search.label")}
      </label>
      <input
        className={control}
        id="fleet-search"
        type="search"
        name="q"
        key={query.q}
        defaultValue={query.q}
        placeholder={t("fleetDesk.search.label")}
        autoComplete="off"
      />
      {query.state === "archived" && <input type="hidden" name="state" value={query.state} />}
      <button className={button.secondary}>
        <Icon name="search" />
        <span className={visuallyHidden}>{t("fleetDesk.search.submit")}</span>
      </button>
    </Form>
  );
}

import { useTranslation } from "react-i18next";
import { Form, useSubmit } from "react-router";
import { LanguageField } from "~/i18n/language-field";
import { button } from "~/ui/button.css";
import { SelectField } from "~/ui/field";
import { useHydrated } from "~/ui/use-hydrated";
import { FILTER_VALUES, type FleetFilters } from "./filters";
import * as styles from "./filter-form.css";

/** Chooses what the list shows: at once with scripts, by its button without them. */
export function FilterForm({ action, filters }: { action: string; filters: FleetFilters }) {
  const { t } = useTranslation();
  const submit = useSubmit();
  const hydrated = useHydrated();
  const choices = <Name extends keyof FleetFilters>(name: Name) =>
    FILTER_VALUES[name].map((value) => ({
      value,
      label: t(`fleet.filters.${name}Values.${value}` as "fleet.filters.typeValues.all"),
    }));
  return (
    <Form
      className={styles.root}
      action={action}
      aria-label={t("fleet.filters.legend")}
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      <LanguageField />
      {(["type", "price", "passengers"] as const).map((name) => (
        <SelectField
          key={name}
          id={`filter-${name}`}
          name={name}
          label={t(`fleet.filters.${name}`)}
          defaultValue={filters[name]}
          options={choices(name)}
        />
      ))}
      <button className={button.secondary} hidden={hydrated}>
        {t("fleet.filters.apply")}
      </button>
    </Form>
  );
}

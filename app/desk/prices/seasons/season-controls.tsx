import { useTranslation } from "~/web/i18n/use-translation";
import type { MessageKey } from "~/web/message-key";
import { Radios } from "~/ui/form/choice";
import { Field } from "~/ui/form/field";
import * as field from "~/ui/form/field.css";
import { seasonId } from "~/desk/prices/prices";
import type { GridErrors } from "~/desk/prices/rates-grid";
import * as styles from "./season-form.css";
import { SEASON_PRICES, type SeasonField, type SeasonTexts } from "./season-fields";

type SeasonControlsProps = { typed: SeasonTexts; errors: GridErrors };

/** The inputs of a season, but for its own rates. */
export function SeasonControls({ typed, errors }: SeasonControlsProps) {
  const { t } = useTranslation();
  const messagesOf = (name: SeasonField) => {
    const key: MessageKey | undefined = errors.get(seasonId(name));
    return key ? [t(key)] : [];
  };
  const input = (name: Exclude<SeasonField, "price">, props: React.ComponentProps<"input">) => (
    <Field
      id={seasonId(name)}
      name={name}
      label={t(`prices.seasons.fields.${name}`)}
      errors={messagesOf(name)}
    >
      {(control) => <input {...control} {...props} autoComplete="off" defaultValue={typed[name]} />}
    </Field>
  );
  return (
    <div className={styles.fields}>
      {input("nameEn", { lang: "en", maxLength: 60 })}
      {input("nameKa", { lang: "ka", maxLength: 60 })}
      {input("from", { type: "date" })}
      {input("to", { type: "date" })}
      {input("minDays", { inputMode: "numeric" })}
      <fieldset className={styles.prices} id={seasonId("price")}>
        <legend className={field.label}>{t("prices.seasons.fields.price")}</legend>
        <Radios
          name="price"
          chosen={typed.price || "percent"}
          options={SEASON_PRICES.map((value) => ({
            value,
            label: t(`prices.seasons.prices.${value}`),
          }))}
        />
      </fieldset>
      {input("percent", { inputMode: "numeric" })}
    </div>
  );
}

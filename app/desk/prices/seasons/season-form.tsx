import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { SAVED_FORM } from "~/desk/unsaved/ask-if-unsaved";
import * as desk from "~/desk/desk-page.css";
import * as layout from "~/ui/page/layout.css";
import { Link } from "~/web/i18n/link";
import type { Season } from "~/catalog/pricing/seasons";
import { button } from "~/ui/form/button.css";
import { RowErrorSummary } from "~/desk/prices/row-error-summary";
import {
  NEW_SEASON,
  PRICE_INTENTS,
  SEASON_FIELD,
  VERSION_FIELD,
  versionOf,
  type PricesAnswer,
  seasonId,
} from "~/desk/prices/prices";
import type { RatesGrid, GridErrors } from "~/desk/prices/rates-grid";
import { RateWarnings, useRateWarnings, warnedInputs } from "~/desk/prices/rate-warnings";
import { RatesTable } from "~/desk/prices/rates-table";
import { seasonTexts, SEASON_PRICES, type SeasonField, type SeasonTexts } from "./season-fields";
import { useInCurrency } from "~/catalog/company/use-company";
import type { MessageKey } from "~/web/message-key";
import { Radios } from "~/ui/form/choice";
import { Field } from "~/ui/form/field";
import { LocalizedField } from "~/ui/form/localized-field";
import type { LocalizedName } from "~/web/i18n/localized";
import * as field from "~/ui/form/field.css";
import * as styles from "./season-form.css";

type SeasonFormProps = {
  version: number;
  /** The number of the season, or `new`. */
  number: string;
  season: Season | undefined;
  grid: RatesGrid;
  answer: PricesAnswer | undefined;
};

/** Shows the form that adds or changes a season; it may be removed here too. */
export function SeasonForm({ version, number, season, grid, answer }: SeasonFormProps) {
  const { t } = useTranslation();
  const action = href("/admin/prices");
  const errors = new Map(answer?.errors);
  const isNew = number === NEW_SEASON;
  const typed = answer?.season?.typed ?? seasonTexts(season);
  const shown = answer?.grid ?? grid;
  const found = useRateWarnings(shown);
  const warnings = typed.price === "rates" ? found : [];
  return (
    <Form
      className={desk.section}
      id="season"

      action={action}

      {...SAVED_FORM}
    >
      <h2 className={desk.title}>{t(isNew ? "prices.seasons.add" : "prices.seasons.change")}</h2>
      <input type="hidden" name={VERSION_FIELD} value={versionOf("season", answer, version)} />
      <input type="hidden" name={SEASON_FIELD} value={number} />
      <RowErrorSummary errors={errors} />
      <SeasonControls typed={typed} errors={errors} />
      <p className={desk.soft}>{t("prices.seasons.ratesHint")}</p>
      <RatesTable
        caption={t("prices.seasons.rates", { currency: useInCurrency() })}
        grid={shown}
        errors={errors}
        warned={warnedInputs(warnings)}
      />
      <RateWarnings warnings={warnings} />
      <div className={desk.saveBar}>
        <button className={button.primary} name="intent" value={PRICE_INTENTS.saveSeason}>
          {t("prices.seasons.save")}
        </button>
      </div>
      <p className={layout.row}>
        {!isNew && (
          <button className={button.secondary} name="intent" value={PRICE_INTENTS.removeSeason}>
            {t("prices.seasons.remove")}
          </button>
        )}
        <Link className={button.plain} to={href("/admin/prices")}>
          {t("prices.seasons.cancel")}
        </Link>
      </p>
    </Form>
  );
}

type SeasonControlsProps = { typed: SeasonTexts; errors: GridErrors };

/** Shows the inputs of a season, but for its own rates. */
function SeasonControls({ typed, errors }: SeasonControlsProps) {
  const { t } = useTranslation();
  const messagesOf = (name: SeasonField) => {
    const key: MessageKey | undefined = errors.get(seasonId(name));
    return key ? [t(key)] : [];
  };
  const input = (
    name: Exclude<SeasonField, "price" | LocalizedName>,
    props: React.ComponentProps<"input">,
  ) => (
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
      <div className={styles.whole}>
        <LocalizedField
          name="name"
          label={t("prices.seasons.fields.name")}
          texts={typed}
          messagesOf={messagesOf}
          idOf={seasonId}
          maxLength={60}
        />
      </div>
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

import { useTranslation } from "~/web/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import * as desk from "~/desk/desk-page.css";
import { message } from "~/ui/message.css";
import type { PricesPageData } from "./prices.server";
import { PricePreview } from "./price-preview";
import {
  NEW_SEASON,
  type PricesAnswer,
  CURRENCY_FIELD,
  OWN_RATES,
  PRICE_INTENTS,
  RATES_FORM,
  VERSION_FIELD,
  versionOf,
} from "./prices";
import { gridOf, type RatesGrid } from "./rates-grid";
import { SeasonForm } from "./seasons/season-form";
import { SeasonList } from "./seasons/season-list";
import { useInCurrency, useMoney } from "~/catalog/company/use-company";
import { CurrencyForm } from "./currency/currency-form";
import { href, Form } from "react-router";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { RowsForm } from "./rows-form";
import { EXTRAS, PLACES, ROADS } from "./row-tables";
import type { RowColumn } from "./rows-table";
import { rowsOf } from "./typed-rows";
import { languageDetails, LANGUAGES } from "~/web/i18n/languages";
import { localizedName } from "~/web/i18n/localized";
import { keysOf } from "~/web/records";
import type { MessageKey } from "~/web/message-key";
import * as layout from "~/ui/page/layout.css";
import { select } from "~/ui/form/field.css";
import { Field } from "~/ui/form/field";
import { useFormat } from "~/web/i18n/format";
import { describeChange, type PriceNames } from "./describe-change";
import { SAVED_FORM } from "~/desk/unsaved/ask-if-unsaved";
import { CodesForm, FeesForm } from "./fees/fees-form";
import { RowErrorSummary } from "./row-error-summary";
import { RateWarnings, useRateWarnings, warnedInputs } from "./rate-warnings";
import { RatesTable } from "./rates-table";

type PricesPageProps = { prices: PricesPageData; answer: PricesAnswer | undefined };

export function PricesPage({ prices, answer }: PricesPageProps) {
  const { t } = useTranslation();
  const { done, changes, cars, places } = prices;
  const names = { cars, places: places.table };
  const season = answer?.season?.number ?? (answer ? null : prices.season);
  return (
    <DeskLayout
      title={t("prices.title")}
      done={done && !answer ? t(`prices.done.${done}`) : null}
      problem={answer?.reason === "stale" && <StaleMessage />}
      isRefused={answer !== undefined && answer.reason !== "added"}
    >
      {prices.currency && <CurrencyForm form={prices.currency} names={names} answer={answer} />}
      {!prices.currency && season === null && <Tables prices={prices} answer={answer} />}
      {!prices.currency && season !== null && (
        <SeasonTable prices={prices} number={season} answer={answer} />
      )}
      <PriceChanges changes={changes} names={names} />
    </DeskLayout>
  );
}

function Tables({ prices, answer }: PricesPageProps) {
  const { t } = useTranslation();
  const { cars, rates, seasons, places, extras, roads, fees, codes, codeUses, grid, preview } =
    prices;
  return (
    <>
      <section className={desk.section} aria-labelledby="rates-title">
        <h2 className={desk.title} id="rates-title">
          {t("prices.rates", { currency: useInCurrency() })}
        </h2>
        <RatesForm version={rates.version} grid={grid} answer={answer} />
        <OwnRates cars={cars} grid={answer?.grid ?? grid} />
      </section>
      <SeasonList seasons={seasons.table} />
      <PlacesForm places={places} answer={answer} />
      <ExtrasForm extras={extras} answer={answer} />
      <RowsForm
        subject="roads"
        version={roads.version}
        columns={useNameColumns()}
        rows={answer?.roads ?? rowsOf(ROADS, roads.table)}
        answer={answer}
      />
      <FeesForm fees={fees} places={places} answer={answer} />
      <CodesForm codes={codes} codeUses={codeUses} answer={answer} />
      <CurrencySection />
      <PricePreview cars={cars} places={places} preview={preview} />
    </>
  );
}

type SeasonTableProps = PricesPageProps & { number: string };

/** Shows the rates of a season; a new one starts with the usual rates. */
function SeasonTable({ prices, number, answer }: SeasonTableProps) {
  const { rates, seasons } = prices;
  const season = number === NEW_SEASON ? undefined : seasons.table[Number(number) - 1];
  const types = season?.rates ?? rates.table.types;
  return (
    <SeasonForm
      version={seasons.version}
      number={number}
      season={season}
      grid={gridOf({ types, plans: {} }, [])}
      answer={answer}
    />
  );
}

function StaleMessage() {
  const { t } = useTranslation();
  return (
    <p className={message.problem} role="alert">
      {t("prices.stale")}
    </p>
  );
}

/** Shows the main currency, with a link to the form that switches it. */
function CurrencySection() {
  const { t } = useTranslation();
  const { currency } = useMoney();
  const other = currency === "USD" ? "GEL" : "USD";
  return (
    <section className={desk.section} id="currency" aria-labelledby="currency-title">
      <h2 className={desk.title} id="currency-title">
        {t("prices.currency.title")}
      </h2>
      <p>{t(`prices.currency.main.${currency}`)}</p>
      <p>
        <Link
          className={button.secondary}
          to={`${href("/admin/prices")}?${CURRENCY_FIELD}=${other}#currency`}
        >
          {t(`prices.currency.switch.${other}`)}
        </Link>
      </p>
    </section>
  );
}

type PlacesFormProps = Pick<PricesPageData, "places"> & { answer: PricesAnswer | undefined };

/** Shows the form of places with their delivery fees. */
function PlacesForm({ places, answer }: PlacesFormProps) {
  const { t } = useTranslation();
  return (
    <RowsForm
      subject="places"
      version={places.version}
      columns={[
        ...useNameColumns(),
        ...keysOf(PLACES.cells).map((field) => ({
          field,
          label: t(`prices.places.fields.${field}`),
          kind: "number" as const,
        })),
      ]}
      rows={answer?.places ?? rowsOf(PLACES, places.table)}
      answer={answer}
    />
  );
}

type ExtrasFormProps = Pick<PricesPageData, "extras"> & { answer: PricesAnswer | undefined };

/** Shows the form of extras with their prices. */
function ExtrasForm({ extras, answer }: ExtrasFormProps) {
  const { t } = useTranslation();
  const currency = useInCurrency();
  return (
    <RowsForm
      subject="extras"
      version={extras.version}
      columns={[
        ...useNameColumns(),
        ...keysOf(EXTRAS.cells).map((field) => ({
          field,
          label: t(`prices.extras.fields.${field}`, { currency }),
          kind: EXTRAS.cells[field].choices ? ("options" as const) : ("number" as const),
          options: EXTRAS.cells[field].choices?.map(
            (choice) => [choice, t(CHOICE_TEXTS[choice] ?? "fleetDesk.values.none")] as const,
          ),
        })),
      ]}
      rows={answer?.extras ?? rowsOf(EXTRAS, extras.table)}
      answer={answer}
    />
  );
}

const CHOICE_TEXTS: Readonly<Record<string, MessageKey>> = {
  once: "prices.extras.units.once",
  day: "prices.extras.units.day",
  yes: "fleetDesk.values.yes",
  no: "fleetDesk.values.no",
};

/** Returns the columns of the names, one for each language. */
function useNameColumns(): RowColumn[] {
  const { t } = useTranslation();
  return LANGUAGES.map((lang) => ({
    field: localizedName("name", lang),
    label: t("prices.nameIn", { language: languageDetails(lang).name }),
    kind: "text",
    lang,
  }));
}

type OwnRatesProps = { cars: readonly { id: number; name: string }[]; grid: RatesGrid };

const FIELD_ID = "own-rates";

/**
 * Shows the form that adds a row to the form of the rates, with all that is typed in it, for a car that has
 * the rates of its type so far. It is outside the form of the rates, so that Enter saves that. The new row is
 * focused, which an address with a fragment would prevent.
 */
function OwnRates({ cars, grid }: OwnRatesProps) {
  const { t } = useTranslation();
  const action = href("/admin/prices");
  const others = cars.filter((car) => !grid.rows.some(({ id }) => id === String(car.id)));
  if (others.length === 0) return null;
  return (
    <div className={layout.row}>
      <Field id={FIELD_ID} name={OWN_RATES} label={t("prices.ownRates")}>
        {(control) => (
          <select {...control} className={select} form={RATES_FORM}>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button
        className={button.secondary}
        form={RATES_FORM}
        formAction={action}
        name="intent"
        value={PRICE_INTENTS.addRow}
      >
        {t("prices.addRow")}
      </button>
    </div>
  );
}

type PriceChangesProps = Pick<PricesPageData, "changes"> & { names: PriceNames };

/** Shows who changed which prices; the last change of each table can be undone. */
function PriceChanges({ changes, names }: PriceChangesProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const action = href("/admin/prices");
  return (
    <section className={desk.section} id="changes" aria-labelledby="changes-title">
      <h2 className={desk.title} id="changes-title">
        {t("settings.events.title")}
      </h2>
      {changes.length === 0 && <p>{t("settings.events.none")}</p>}
      <ol className={desk.list}>
        {changes.map((change) => (
          <li key={change.id} className={desk.entry}>
            <div>
              <p className={desk.soft}>
                {date(change.at.date)}, {change.at.time}&nbsp;· {change.actor}
              </p>
              {describeChange(t, change, names).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            {change.isLast && (
              <Form method="post" action={action} reloadDocument>
                <input type="hidden" name="change" value={change.id} />
                <button className={button.secondary} name="intent" value={PRICE_INTENTS.undo}>
                  {t("prices.undo")}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type RatesFormProps = { version: number; grid: RatesGrid; answer: PricesAnswer | undefined };

/** Shows the form of the usual rates: all of them are saved together, or none. */
function RatesForm({ version, grid, answer }: RatesFormProps) {
  const { t } = useTranslation();
  const action = href("/admin/prices");
  const shown = answer?.grid ?? grid;
  const errors = new Map(answer?.grid ? answer.errors : []);
  const warnings = useRateWarnings(shown);
  return (
    <Form
      className={desk.form}
      id={RATES_FORM}

      action={action}

      {...SAVED_FORM}
    >
      <input type="hidden" name={VERSION_FIELD} value={versionOf("grid", answer, version)} />
      <p className={desk.soft}>{t("prices.ratesHint")}</p>
      <RowErrorSummary errors={errors} />
      <RatesTable
        caption={t("prices.rates", { currency: useInCurrency() })}
        grid={shown}
        errors={errors}
        warned={warnedInputs(warnings)}
        added={answer?.added}
      />
      <RateWarnings warnings={warnings} />
      <div className={desk.saveBar}>
        <button className={button.primary} name="intent" value={PRICE_INTENTS.saveRates}>
          {t("prices.saveRates")}
        </button>
      </div>
    </Form>
  );
}

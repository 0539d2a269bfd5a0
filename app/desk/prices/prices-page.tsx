import { useTranslation } from "~/web/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import * as desk from "~/desk/desk-page.css";
import { message } from "~/ui/message.css";
import type { PricesPageData } from "./load-prices.server";
import { OwnRates } from "./own-rates";
import { PriceChanges } from "./price-changes";
import { ExtrasForm } from "./extras/extras-form";
import { PricePreview } from "./price-preview";
import { NEW_SEASON, type PricesAnswer, CURRENCY_FIELD } from "./prices";
import { gridOf } from "./rates-grid";
import { RatesForm } from "./rates-form";
import { SeasonForm } from "./seasons/season-form";
import { SeasonList } from "./seasons/season-list";
import { useInCurrency, useMoney } from "~/catalog/company/use-money";
import { CurrencyForm } from "./currency/currency-form";
import { href } from "react-router";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { RowsForm } from "./rows-form";
import { PLACE_COLUMNS, PLACE_SLUG_FIELD, placeRows } from "./places/place-rows";

type PricesPageProps = { prices: PricesPageData; answer: PricesAnswer | undefined };

export function PricesPage({ prices, answer }: PricesPageProps) {
  const { t } = useTranslation();
  const { done, changes, cars } = prices;
  const season = answer?.season?.number ?? (answer ? null : prices.season);
  return (
    <DeskLayout
      title={t("prices.title")}
      done={done && !answer ? t(`prices.done.${done}`) : null}
      problem={answer?.reason === "stale" && <StaleMessage />}
      isRefused={answer !== undefined && answer.reason !== "added"}
    >
      {prices.currency && <CurrencyForm form={prices.currency} cars={cars} answer={answer} />}
      {!prices.currency && season === null && <Tables prices={prices} answer={answer} />}
      {!prices.currency && season !== null && (
        <SeasonTable prices={prices} number={season} answer={answer} />
      )}
      <PriceChanges changes={changes} cars={cars} />
    </DeskLayout>
  );
}

function Tables({ prices, answer }: PricesPageProps) {
  const { t } = useTranslation();
  const { cars, rates, seasons, places, extras, grid, preview } = prices;
  return (
    <>
      <section className={desk.part} aria-labelledby="rates-title">
        <h2 className={desk.title} id="rates-title">
          {t("prices.rates", { currency: useInCurrency() })}
        </h2>
        <RatesForm version={rates.version} grid={grid} answer={answer} />
        <OwnRates cars={cars} grid={answer?.grid ?? grid} />
      </section>
      <SeasonList seasons={seasons.table} />
      <PlacesForm places={places} answer={answer} />
      <ExtrasForm extras={extras} answer={answer} />
      <CurrencySection />
      <PricePreview cars={cars} places={places} preview={preview} />
    </>
  );
}

type SeasonTableProps = PricesPageProps & { number: string };

/** A new season starts with the usual rates. */
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

/** The main currency, with a link to the form that switches it. */
function CurrencySection() {
  const { t } = useTranslation();
  const { currency } = useMoney();
  const other = currency === "USD" ? "GEL" : "USD";
  return (
    <section className={desk.part} id="currency" aria-labelledby="currency-title">
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

/** Places with their delivery fees. */
function PlacesForm({ places, answer }: PlacesFormProps) {
  const { t } = useTranslation();
  return (
    <RowsForm
      subject="places"
      version={places.version}
      columns={PLACE_COLUMNS.map((field) => ({
        field,
        label: t(`prices.places.fields.${field}`),
        kind: field === "placeEn" || field === "placeKa" ? "text" : "number",
      }))}
      hidden={PLACE_SLUG_FIELD}
      rows={answer?.places ?? placeRows(places.table)}
      answer={answer}
    />
  );
}

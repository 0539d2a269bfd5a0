import { useTranslation } from "~/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import * as desk from "~/desk/desk-page.css";
import { message } from "~/ui/message.css";
import type { PricesPageData } from "./load-prices.server";
import { OwnRates } from "./own-rates";
import { PriceChanges } from "./price-changes";
import { ExtrasForm } from "./extras/extras-form";
import { PlacesForm } from "./places/places-form";
import { PricePreview } from "./price-preview";
import { NEW_SEASON, type PricesAnswer } from "./prices";
import { gridOf } from "./rates-grid";
import { RatesForm } from "./rates-form";
import { SeasonForm } from "./seasons/season-form";
import { SeasonList } from "./seasons/season-list";
import { useInCurrency } from "~/company/use-money";
import { CurrencyForm } from "./currency/currency-form";
import { CurrencySection } from "./currency/currency-section";

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

import { href } from "react-router";
import { useLocalTo } from "~/web/i18n/link";
import { useTranslation } from "~/web/i18n/use-translation";
import { usePrice, usePromises } from "~/catalog/company/use-company";
import type { CarChoice } from "~/catalog/fleet/car";
import { CarPicture } from "~/catalog/fleet/car-picture";
import { choiceNamed } from "~/catalog/fleet/choice-named";
import { tierDays } from "~/catalog/fleet/prices/tier-days";
import { useFormat } from "~/web/i18n/format";
import { tierRanges } from "~/catalog/pricing/rates";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import { useHydrated } from "~/ui/use-hydrated";
import { PRICE_INTENT } from "~/booking/booking";
import { choiceTerms, planFor, type FormQuote, type PriceList } from "./form-quote";
import type { FormValues } from "./form-values";
import * as styles from "./price-box.css";
import { amountText } from "~/catalog/fleet/prices/delivery-text";
import { PriceLines } from "~/booking/price-lines";
import { TermList } from "~/catalog/terms/term-list";
import {
  DECIDING,
  termsWith,
  termsWithout,
  type ModelTerms,
  type TermsMoment,
} from "~/catalog/terms/terms";
import { useTerms } from "~/catalog/terms/use-terms";
import type { Localized } from "~/web/i18n/localized";
import { parseDate, parseTime } from "~/web/calendar";
import { vehicleName } from "~/booking/booking-car";

/** The id of the box's title. */
const PRICE_TITLE = "price-title";

/** The widths of the picture in the box. */
const SIZES = "(max-width: 63.99rem) 90vw, 24rem";

type PriceBoxProps = {
  typed: FormValues;
  prices: PriceList;
  quote: FormQuote | null;
  /** Date and time in business time. */
  now: TermsMoment;
  /** The text of the company about what the insurance leaves out. */
  notCovered: Localized;
};

/** Shows the total price before any personal data is entered. */
export function PriceBox({ typed, prices, quote, ...terms }: PriceBoxProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const car = choiceNamed(prices.choices, typed.vehicle);
  return (
    <section className={styles.root} aria-labelledby={PRICE_TITLE}>
      <div className={typed.vehicle || quote ? styles.stub : styles.emptyStub}>
        <h3 className={styles.title} id={PRICE_TITLE}>
          {t("booking.price.yours")}
        </h3>
        {car && <CarPicture className={styles.picture} car={car} alt="" sizes={SIZES} />}
        {typed.vehicle && (
          <p className={styles.car}>{car?.name ?? vehicleName(t, typed.vehicle)}</p>
        )}
        <ChosenRate typed={typed} prices={prices} quote={quote} />
      </div>
      <div className={styles.body}>
        {quote ? (
          <>
            <Dates quote={quote} />
            <PriceLines booking={quote} />
            <PaymentNotes quote={quote} car={car} />
          </>
        ) : (
          <p>{t("booking.price.incomplete")}</p>
        )}
        {!hydrated && <ShowPrice />}
        <div className={quote || typed.vehicle ? undefined : styles.beside}>
          <BoxTerms typed={typed} car={choiceTerms(car, prices)} {...terms} />
        </div>
        <PriceAnnouncement quote={quote} />
      </div>
    </section>
  );
}

/** Asks the server for the price, and lands at it. */
function ShowPrice() {
  const { t } = useTranslation();
  const address = useLocalTo(`${href("/")}#${PRICE_TITLE}`);
  return (
    <button className={button.secondary} name="intent" value={PRICE_INTENT} formAction={address}>
      {t("booking.price.show")}
    </button>
  );
}

function ChosenRate({ typed, prices, quote }: Pick<PriceBoxProps, "typed" | "prices" | "quote">) {
  const { t } = useTranslation();
  const { price } = usePrice();
  const plan = planFor(typed, prices);
  const usual = quote?.lines.every((line) => !("season" in line)) ? quote : null;
  const tier =
    plan && usual && tierRanges(plan.tiers).findLast(({ minDays }) => minDays <= usual.rentalDays);
  if (!tier) return null;
  return (
    <p className={styles.tier}>
      {t("booking.price.tier", {
        rate: price(tier.dailyRate),
        days: tierDays(t, tier.minDays, tier.maxDays),
      })}
    </p>
  );
}

function Dates({ quote: { pickupDate, returnDate } }: { quote: FormQuote }) {
  const { date } = useFormat();
  return (
    <p>
      {date(pickupDate)} – {date(returnDate)}
    </p>
  );
}

function PaymentNotes({ quote, car }: { quote: FormQuote; car: CarChoice | undefined }) {
  const { t } = useTranslation();
  const promises = usePromises();
  const isExcessKnown = car !== undefined && car.excess !== null;
  return (
    <ul className={styles.notes}>
      {promises.payAtPickup && (
        <li>{t("booking.price.paidWhen", { amount: amountText(t, quote, quote.exchange) })}</li>
      )}
      {promises.insurance && (
        <li>{t(isExcessKnown ? "booking.price.insured" : "booking.price.insurance")}</li>
      )}
    </ul>
  );
}

type BoxTermsProps = Pick<PriceBoxProps, "typed" | "now" | "notCovered"> & {
  car: ModelTerms | null;
};

/** Shows the terms of the typed trip, as far as they are known: those that decide, and folded the others. */
function BoxTerms({ typed, car, now, notCovered }: BoxTermsProps) {
  const { t } = useTranslation();
  const pickupDate = parseDate(typed.pickupDate ?? "");
  const pickupTime = parseTime(typed.pickupTime ?? "");
  const trip = pickupDate === null ? null : { pickupDate, pickupTime };
  const terms = useTerms(car, { trip, now, notCovered });
  const others = termsWithout(terms, DECIDING);
  return (
    <>
      <TermList terms={termsWith(terms, DECIDING)} isCompact />
      {others.length > 0 && (
        <details>
          <summary className={styles.otherTerms}>{t("booking.confirmation.otherTerms")}</summary>
          <TermList terms={others} isCompact />
        </details>
      )}
    </>
  );
}

/** Announces a new sum to screen readers, which would otherwise read the whole box. */
function PriceAnnouncement({ quote }: { quote: FormQuote | null }) {
  const { t } = useTranslation();
  return (
    <p className={layout.visuallyHidden} role="status">
      {quote && `${t("booking.price.toPay")}: ${amountText(t, quote, quote.exchange)}`}
    </p>
  );
}

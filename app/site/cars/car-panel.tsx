import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { type Company, whatsappLink } from "~/catalog/company/company";
import { otherCurrencies } from "~/catalog/company/price-text";
import { useMoney, usePromises } from "~/catalog/company/use-company";
import { isServed, type Place } from "~/catalog/pricing/places";
import { sumToPay } from "~/catalog/pricing/quote";
import { Accordion } from "~/ui/page/accordion";
import {
  AvailabilityBadge,
  availabilityNote,
} from "~/catalog/fleet/availability/availability-badge";
import type { CarAvailability } from "~/catalog/fleet/availability/car-availability.server";
import { SimilarList } from "~/catalog/fleet/availability/similar-list";
import type { SimilarCar } from "~/catalog/fleet/availability/similar-cars.server";
import { OtherTrips } from "~/catalog/fleet/availability/other-trips";
import { BookLink } from "~/catalog/fleet/book-link";
import type { PicturedCar } from "~/catalog/fleet/car";
import * as details from "./car-detail.css";
import * as styles from "./car-panel.css";
import { CarSummary } from "./car-specs";
import { CarTripForm } from "./car-trip-form";
import { LowestRate } from "~/catalog/fleet/prices/car-price";
import { EmptySearch, NoPrice } from "~/catalog/fleet/prices/dates-note";
import { priceBreakdown, type ShownPrice } from "~/catalog/fleet/prices/price-breakdown";
import { SeasonPrices } from "~/catalog/fleet/prices/season-prices";
import { TierPrices } from "~/catalog/fleet/prices/tier-prices";
import {
  beginOf,
  pricedTrip,
  withDates,
  type ParsedDates,
  type TripDates,
  tripQuote,
} from "~/catalog/fleet/prices/trip-dates";
import { PriceLines } from "~/booking/price-lines";
import { carTerms } from "~/catalog/terms/car-terms";
import { shortTerms, termLabel, termText } from "~/catalog/terms/term-texts";
import { useTerms } from "~/catalog/terms/use-terms";
import type { Localized } from "~/web/i18n/localized";
import { CallLink } from "~/catalog/company/call-link";
import { Icon } from "~/ui/icon";

export const PANEL_ID = "car-panel";

export type CarPanelProps = {
  car: PicturedCar;
  company: Company;
  trip: ParsedDates;
  /** Null if the database is unavailable. */
  availability: CarAvailability | null;
  /** Free cars like this one, if it is taken for the trip. */
  similar: readonly SimilarCar[];
  places: readonly Place[];
  /** What the insurance leaves out. */
  notCovered: Localized;
  /** Today's date in Georgia. */
  today: string;
};

/** A ticket with the sum to pay, the trip, and all that decides whether to book. */
export function CarPanel(props: CarPanelProps) {
  const { car, company, trip, availability, places, today } = props;
  const { t } = useTranslation();
  const { dates } = trip;
  const priced = pricedTrip(dates, today);
  const price = priced && shownPrice(car, priced, places);
  return (
    <aside className={styles.root} id={PANEL_ID} aria-label={t("carDetail.labels.specifications")}>
      <SumPlate car={car} price={price} />
      <EmptySearch />
      <NoPrice dates={dates} today={today} addressOf={(other) => addressOf(car, other)} />
      <CarTripForm
        action={addressOf(car, null)}
        trip={trip}
        places={places}
        priced={priced}
        today={today}
      />
      <TripAvailability {...props} />
      <BookLink className={styles.book} car={car.name} dates={dates}>
        {t("carDetail.book")}
      </BookLink>
      <AnswerRule company={company} isAtOnce={availability?.isAtOnce === true} />
      <ShortTerms {...props} />
      {!price && <Rates car={car} today={today} />}
      <Accordion
        name={PANEL_ID}
        entries={[
          ...(price
            ? [
                {
                  id: "price-parts",
                  title: t("carDetail.sumParts"),
                  content: (
                    <>
                      <PriceLines booking={price} withSum={false} />
                      <Rates car={car} today={today} />
                    </>
                  ),
                },
              ]
            : []),
          {
            id: "car-summary",
            title: t("carDetail.labels.specifications"),
            content: <CarSummary car={car} />,
          },
        ]}
      />
      <Assistance company={company} />
    </aside>
  );
}

function shownPrice(car: PicturedCar, trip: TripDates, places: readonly Place[]): ShownPrice {
  const { pickup } = trip;
  const place = pickup !== undefined && isServed(places, pickup) ? pickup : null;
  return { ...tripQuote(car.plan, trip, places), pickup: place };
}

/** The loudest text of the page: the sum to pay for the trip, or without one the lowest rate. */
function SumPlate({ car, price }: { car: PicturedCar; price: ShownPrice | null }) {
  const { t } = useTranslation();
  if (!price) {
    return (
      <p className={styles.plateOfRate}>
        <LowestRate rate={Number(car.pricePerDay)} />
      </p>
    );
  }
  const sum = priceBreakdown(t, price).find(({ isSum }) => isSum);
  const { exchange, currency } = price;
  const others = exchange && otherCurrencies(t, { currency, exchange }, sumToPay(price));
  return (
    <div className={styles.plate}>
      <p className={styles.sumLabel}>{sum?.label}</p>
      <p className={styles.sum}>{sum?.value}</p>
      <p className={styles.caption}>
        {t("fleet.dates.total", { count: price.rentalDays })}
        {others && `\u00A0· ${others}`}
      </p>
    </div>
  );
}

/** The daily rates by the length of a rental, and those of seasons. */
function Rates({ car: { plan }, today }: { car: PicturedCar; today: string }) {
  return (
    <>
      <TierPrices plan={plan.tiers} />
      <SeasonPrices seasons={plan.seasons} today={today} />
    </>
  );
}

/** Says when a request is answered, unless the booking is confirmed at once. */
function AnswerRule({ company, isAtOnce }: { company: Company; isAtOnce: boolean }) {
  const { t } = useTranslation();
  const { answer } = usePromises();
  if (isAtOnce || !answer) return null;
  return <p className={styles.small}>{t("booking.answer.rule", company.hours)}</p>;
}

/** The number of characters of a term that fits beside another one. */
const SHORT = 16;

const longTerm = `${details.check} ${styles.long}`;

/** The terms that decide in few words, and what the price includes. The page has all terms below. */
function ShortTerms({ car, trip: { dates }, today }: CarPanelProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { insurance, mileage, noHiddenFees } = usePromises();
  const priced = pricedTrip(dates, today);
  const terms = useTerms(carTerms(car), { trip: beginOf(priced), now: { date: today } });
  const distance = terms.find(({ key }) => key === "mileage");
  const isInsured = insurance && car.insuranceIncluded;
  const texts = [
    ...shortTerms(t, { terms, money }, today),
    distance && `${termLabel(t, distance)}: ${termText(t, money, distance)}`,
    isInsured && t("carDetail.insurance"),
    noHiddenFees &&
      t(isInsured && mileage ? "carDetail.noHiddenFees" : "carDetail.noHiddenFeesShort"),
  ].filter((text) => typeof text === "string");
  if (texts.length === 0) return null;
  return (
    <ul className={styles.terms}>
      {texts.map((text) => (
        <li key={text} className={text.length > SHORT ? longTerm : details.check}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Returns the address of the panel, which shows the trip's price. */
function addressOf({ id }: { id: number }, dates: TripDates | null) {
  return `${withDates(href("/:lng?/cars/:id", { id: String(id) }), dates)}#${PANEL_ID}`;
}

function TripAvailability({ car, trip, availability, similar, today }: CarPanelProps) {
  const { t } = useTranslation();
  if (!availability?.trip) return null;
  return (
    <>
      <p className={styles.small}>
        <AvailabilityBadge availability={availability.trip} isAtOnce={availability.isAtOnce} />{" "}
        {t(availabilityNote([availability]))}
      </p>
      {trip.dates && <SimilarList cars={similar} dates={trip.dates} />}
      <OtherTrips
        trips={availability.otherTrips}
        today={today}
        addressOf={(other) => addressOf(car, other)}
      />
    </>
  );
}

function Assistance({ company }: { company: Company }) {
  const { t } = useTranslation();
  return (
    <div className={styles.help}>
      <h2 className={styles.helpTitle}>{t("carDetail.assistance")}</h2>
      <p className={styles.helpText}>
        {t(usePromises().advice ? "carDetail.assistanceText" : "carDetail.assistanceShort")}
      </p>
      <CallLink className={styles.contact} phone={company.phone}>
        <Icon name="phone" />
      </CallLink>
      <a className={styles.contact} href={whatsappLink(company.whatsapp)} rel="noopener">
        <Icon name="chat" />
        WhatsApp
      </a>
    </div>
  );
}

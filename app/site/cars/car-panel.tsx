import { href, Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { type Company, whatsappLink } from "~/catalog/company/company";
import { useMoney, usePromises } from "~/catalog/company/use-company";
import { sumToPay } from "~/catalog/pricing/quote";
import type { Place } from "~/catalog/pricing/places";
import { IndicativeTotal } from "~/catalog/fleet/prices/indicative-total";
import { button } from "~/ui/form/button.css";
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
import * as styles from "./car-detail.css";
import { CarSummary } from "./car-specs";
import { CarPrice, TripRate } from "~/catalog/fleet/prices/car-price";
import { DatesNote, EmptySearch } from "~/catalog/fleet/prices/dates-note";
import { SeasonPrices } from "~/catalog/fleet/prices/season-prices";
import { TierPrices } from "~/catalog/fleet/prices/tier-prices";
import {
  pricedTrip,
  withDates,
  type ParsedDates,
  type TripDates,
  tripQuote,
} from "~/catalog/fleet/prices/trip-dates";
import { carTerms } from "~/catalog/terms/car-terms";
import { TermList } from "~/catalog/terms/term-list";
import { useTerms } from "~/catalog/terms/use-terms";
import type { Localized } from "~/web/i18n/localized";
import { useLocalTo } from "~/web/i18n/link";
import { CallLink } from "~/catalog/company/call-link";
import { Icon } from "~/ui/icon";
import { DateFields } from "~/catalog/fleet/prices/date-fields";

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

export function CarPanel(props: CarPanelProps) {
  const { car, company, trip, places, today } = props;
  const money = useMoney();
  const { t } = useTranslation();
  const { dates } = trip;
  const priced = pricedTrip(dates, today);
  return (
    <aside className={styles.panel} id={PANEL_ID} aria-label={t("carDetail.labels.specifications")}>
      <p className={styles.price}>
        <CarPrice car={car} dates={priced} places={places} />
      </p>
      <TripRate car={car} dates={priced} places={places} />
      {priced && (
        <IndicativeTotal amount={sumToPay(tripQuote(car.plan, priced, places))} money={money} />
      )}
      <EmptySearch />
      <DatesNote
        dates={dates}
        places={places}
        today={today}
        addressOf={(other) => addressOf(car, other)}
      />
      <TripAvailability {...props} />
      <CarDatesForm action={addressOf(car, null)} trip={trip} today={today} />
      <BookLink className={button.primary} car={car.name} dates={dates}>
        {t("carDetail.book")}
      </BookLink>
      <TierPrices plan={car.plan.tiers} />
      <SeasonPrices seasons={car.plan.seasons} today={today} />
      <PricePromises car={car} />
      <PanelTerms {...props} />
      <h2>{t("carDetail.labels.specifications")}</h2>
      <CarSummary car={car} />
      <Assistance company={company} />
    </aside>
  );
}

function PricePromises({ car }: { car: PicturedCar }) {
  const { t } = useTranslation();
  const { insurance, mileage, noHiddenFees } = usePromises();
  const isInsured = insurance && car.insuranceIncluded;
  if (!isInsured && !noHiddenFees) return null;
  const fees = isInsured && mileage ? "carDetail.noHiddenFees" : "carDetail.noHiddenFeesShort";
  return (
    <ul className={styles.checks}>
      {isInsured && <li className={styles.check}>{t("carDetail.insurance")}</li>}
      {noHiddenFees && <li className={styles.check}>{t(fees)}</li>}
    </ul>
  );
}

function PanelTerms({ car, trip: { dates }, notCovered, today }: CarPanelProps) {
  const { t } = useTranslation();
  const priced = pricedTrip(dates, today);
  const trip = priced && { pickupDate: priced.from, pickupTime: null };
  const terms = useTerms(carTerms(car), { trip, now: { date: today }, notCovered });
  if (terms.length === 0) return null;
  return (
    <>
      <h2>{t("terms.title")}</h2>
      <TermList terms={terms} />
    </>
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
      <p>
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
    <>
      <div>
        <h2>{t("carDetail.assistance")}</h2>
        <p>{t(usePromises().advice ? "carDetail.assistanceText" : "carDetail.assistanceShort")}</p>
      </div>
      <CallLink className={button.secondary} phone={company.phone}>
        <Icon name="phone" />
      </CallLink>
      <a className={button.secondary} href={whatsappLink(company.whatsapp)} rel="noopener">
        <Icon name="chat" />
        WhatsApp
      </a>
    </>
  );
}

type CarDatesFormProps = {
  action: string;
  trip: ParsedDates;
  /** Today's date in Georgia. */
  today: string;
};

/** The form for the trip's days. With them the page has its price, and says whether the car is free. */
function CarDatesForm({ action, trip, today }: CarDatesFormProps) {
  const { t } = useTranslation();
  return (
    <Form
      // A new key makes the browser's fields start again with the values of the address.
      key={JSON.stringify(trip)}
      className={styles.dates}
      action={useLocalTo(action)}
      aria-label={t("carDetail.dates.label")}
      preventScrollReset
      noValidate
    >
      {trip.pickup && <input type="hidden" name="pickup" value={trip.pickup} />}
      <DateFields fields={trip.fields} today={today} />
      <button className={`${button.secondary} ${styles.datesButton}`}>
        {t("carDetail.dates.show")}
      </button>
    </Form>
  );
}

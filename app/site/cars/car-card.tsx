import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { badge } from "~/ui/badge.css";
import { button } from "~/ui/form/button.css";
import { visuallyHidden } from "~/ui/page/layout.css";
import { languageAttributes } from "~/web/i18n/language-attributes";
import { AvailabilityBadge } from "~/catalog/fleet/availability/availability-badge";
import { BookLink } from "~/catalog/fleet/book-link";
import { hasYear, type ListedCar } from "~/catalog/fleet/car";
import * as styles from "./car-card.css";
import { CarFacts } from "./car-facts";
import { CompareChoice } from "./compare/compare-form";
import { CarName } from "~/catalog/fleet/car-name";
import { CarPicture } from "~/catalog/fleet/car-picture";
import type { Place } from "~/catalog/pricing/places";
import { CarPrice, TripFees, TripRate } from "~/catalog/fleet/prices/car-price";
import { MakeBadge } from "~/catalog/fleet/make-badge";
import { TierPrices } from "~/catalog/fleet/prices/tier-prices";
import { pricedTrip, withDates, type TripDates } from "~/catalog/fleet/prices/trip-dates";
import { NO_MODEL_TERMS } from "~/catalog/terms/car-terms";
import { RoadLine, TermLine } from "~/catalog/terms/term-list";
import { useTerms } from "~/catalog/terms/use-terms";
import { cardLabelOf, isFourWheelDrive } from "~/catalog/fleet/vehicle-type";

/** Widths of the picture by `car-card.css.ts` and `car-list.css.ts`. */
const SIZES = "(max-width: 47.99rem) calc(100vw - 2rem), (max-width: 63.99rem) 25rem, 21rem";

type CarCardProps = {
  car: ListedCar;
  dates: TripDates | null;
  places: readonly Place[];
  /** Shows the rates of all tiers. */
  withTiers?: boolean;
  /** Shows a checkbox that chooses the car for a comparison. */
  isComparable?: boolean;
  first?: boolean;
  /** Today's date in Georgia: what is over by then is not said. Null without dates. */
  today?: string | null;
};

export function CarCard({
  car,
  dates,
  places,
  today = null,
  withTiers = false,
  isComparable = false,
  first = false,
}: CarCardProps) {
  const page = withDates(href("/:lng?/cars/:id", { id: String(car.id) }), dates);
  const priced = today === null ? dates : pricedTrip(dates, today);
  return (
    <article className={styles.root}>
      <CardPicture car={car} page={page} first={first} />
      <div className={styles.body}>
        <div className={styles.titleRow}>
          <MakeBadge car={car.name} />
          <h3 className={styles.title}>
            <Link className={styles.titleLink} to={page}>
              <CarName name={car.name} />
            </Link>
          </h3>
          <CarKind car={car} />
        </div>
        <div className={styles.plate}>
          <p className={styles.price}>
            <CarPrice car={car} dates={priced} places={places} />
          </p>
          {priced && (
            <div className={styles.reckoning}>
              <TripRate car={car} dates={priced} places={places} />
              <TripFees car={car} dates={priced} places={places} />
            </div>
          )}
        </div>
        <CarFacts car={car} />
        <RoadLine roads={car.roads} />
        {priced && (
          <div className={styles.terms}>
            <p>
              <AvailabilityBadge availability={car.availability} isAtOnce={car.isAtOnce} />
            </p>{" "}
            <CardTerms car={car} dates={priced} today={today} />
          </div>
        )}
        {withTiers && !priced && <TierPrices plan={car.plan.tiers} />}
        <MoreFeatures car={car} />
        <Actions car={car} dates={dates} page={page} isComparable={isComparable} />
      </div>
    </article>
  );
}

type CardTermsProps = { car: ListedCar; dates: TripDates; today: string | null };

function CardTerms({ car: { deposit, excess }, dates, today }: CardTermsProps) {
  const terms = useTerms(
    { ...NO_MODEL_TERMS, deposit, excess },
    { trip: { pickupDate: dates.from, pickupTime: null }, now: today ? { date: today } : null },
  );
  return <TermLine terms={terms} today={today} />;
}

type PictureProps = { car: ListedCar; page: string; first: boolean };

function CardPicture({ car, page, first }: PictureProps) {
  const { t } = useTranslation();
  return (
    <Link className={styles.picture} to={page} tabIndex={-1}>
      <CarPicture
        className={styles.image}
        car={car}
        alt={t("fleet.card.picture", { car: car.name })}
        first={first}
        sizes={SIZES}
      />
      {isFourWheelDrive(car.driveType) && (
        <span className={styles.fourByFour}>
          <span className={badge.sign}>{t("fleet.card.fourByFour")}</span>
        </span>
      )}
    </Link>
  );
}

/** The type and, unless the name has it, the year. */
function CarKind({ car }: { car: ListedCar }) {
  const { t } = useTranslation();
  const type = t(`fleet.card.types.${cardLabelOf(car)}`);
  return <p className={styles.kind}>{hasYear(car) ? type : `${type}, ${car.year}`}</p>;
}

type ActionsProps = {
  car: ListedCar;
  dates: TripDates | null;
  page: string;
  isComparable: boolean;
};

function Actions({ car, dates, page, isComparable }: ActionsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.actions}>
      <BookLink className={`${button.primary} ${styles.action}`} car={car.name} dates={dates}>
        {t("fleet.card.bookNow")}
        <span className={visuallyHidden}>{car.name}</span>
      </BookLink>
      <Link className={`${button.secondary} ${styles.action}`} to={page}>
        {t("fleet.card.details")}
        <span className={visuallyHidden}>{car.name}</span>
      </Link>
      {isComparable && <CompareChoice car={car} />}
    </div>
  );
}

/** Slides over the picture on devices that can hover; below the chips on others. */
function MoreFeatures({ car }: { car: ListedCar }) {
  const { t, i18n } = useTranslation();
  if (!car.additionalFeatures) return null;
  return (
    <p className={styles.features}>
      <strong>{t("fleet.card.more")}:</strong>{" "}
      <span {...languageAttributes(i18n, car.textLanguages.additionalFeatures)}>
        {car.additionalFeatures}
      </span>
    </p>
  );
}

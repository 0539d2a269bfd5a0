import { useTranslation } from "react-i18next";
import { href, Link } from "react-router";
import { useFormat } from "~/i18n/format";
import { badge } from "~/ui/badge.css";
import { button } from "~/ui/button.css";
import { visuallyHidden } from "~/ui/layout.css";
import { bookingLink } from "./booking-link";
import type { FleetCar } from "./car";
import * as styles from "./car-card.css";
import { CarPicture } from "./car-picture";
import { carTexts } from "./car-texts";
import { MakeBadge } from "./make-badge";
import { TierPrices } from "./tier-prices";
import { cardLabelOf, isFourWheelDrive } from "./vehicle-type";

type CarCardProps = {
  car: FleetCar;
  /** Whether the card tells the rates of all tiers, as the page of all cars does. */
  withTiers?: boolean;
  first?: boolean;
};

/** A car of the fleet in a list. Picture, name and Details lead to its page. */
export function CarCard({ car, withTiers = false, first = false }: CarCardProps) {
  const { t } = useTranslation();
  const page = href("/cars/:id", { id: String(car.id) });
  return (
    <article className={styles.root}>
      <Link className={styles.picture} to={page} tabIndex={-1}>
        <CarPicture
          className={styles.image}
          src={car.image}
          alt={t("fleet.card.picture", { car: car.name })}
          first={first}
        />
        {isFourWheelDrive(car.driveType) && (
          <span className={styles.fourByFour}>
            <span className={badge.accent}>{t("fleet.card.fourByFour")}</span>
          </span>
        )}
        <PriceBadge rate={Number(car.pricePerDay)} />
      </Link>
      <div className={styles.body}>
        <div className={styles.titleRow}>
          <MakeBadge car={car.name} />
          <h3 className={styles.title}>
            <Link className={styles.titleLink} to={page}>
              {car.name}
            </Link>
          </h3>
        </div>
        <Chips car={car} />
        {withTiers && <TierPrices plan={car.ratePlan} />}
        <MoreFeatures car={car} />
        <div className={styles.actions}>
          <Link className={button.primary} to={bookingLink(car.name)}>
            {t("fleet.card.bookNow")}
            <span className={visuallyHidden}>{car.name}</span>
          </Link>
          <Link className={button.secondary} to={page}>
            {t("fleet.card.details")}
            <span className={visuallyHidden}>{car.name}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}

function PriceBadge({ rate }: { rate: number }) {
  const { t } = useTranslation();
  const { usd } = useFormat();
  return (
    <span className={styles.price}>
      {t("fleet.card.from")} <span className={styles.amount}>{usd(rate)}</span>
      {t("fleet.card.perDay")}
    </span>
  );
}

function Chips({ car }: { car: FleetCar }) {
  const { t } = useTranslation();
  const texts = carTexts(t, car);
  const chips = [
    t(`fleet.card.types.${cardLabelOf(car.name)}`),
    texts.driveType,
    texts.transmission,
    texts.engine,
    texts.seats,
  ];
  return (
    <ul className={styles.chips}>
      {chips.map((chip) => (
        <li key={chip} className={styles.chip}>
          {chip}
        </li>
      ))}
    </ul>
  );
}

function MoreFeatures({ car }: { car: FleetCar }) {
  const { t } = useTranslation();
  if (!car.additionalFeatures) return null;
  return (
    <details className={styles.more}>
      <summary>{t("fleet.card.more")}</summary>
      <p>{car.additionalFeatures}</p>
    </details>
  );
}

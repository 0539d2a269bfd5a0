import { useTranslation } from "react-i18next";
import { href, Link } from "react-router";
import { readablePhone, whatsappLink, type Company } from "~/company/company";
import { useFormat } from "~/i18n/format";
import { badge } from "~/ui/badge.css";
import { button } from "~/ui/button.css";
import * as layout from "~/ui/layout.css";
import { bookingLink } from "./booking-link";
import type { FleetCar } from "./car";
import * as styles from "./car-detail.css";
import { CarGallery } from "./car-gallery";
import { CarSpecs, CarSummary } from "./car-specs";
import { carTexts } from "./car-texts";
import { TierPrices } from "./tier-prices";
import { isFourWheelDrive } from "./vehicle-type";

/** Everything about one car. */
export function CarPage({ car, company }: { car: FleetCar; company: Company }) {
  const { t } = useTranslation();
  const { transmission, engine } = carTexts(t, car);
  return (
    <div className={layout.section}>
      <div className={layout.stack}>
        <Breadcrumbs car={car.name} />
        <div>
          <h1 className={layout.heading}>{car.name}</h1>
          <p className={layout.lead}>
            {car.year} · {transmission} · {engine}
          </p>
        </div>
        <div className={styles.columns}>
          <div className={layout.stack}>
            <nav className={styles.tabs} aria-label={t("carDetail.labels.specifications")}>
              <a className={styles.tab} href="#gallery">
                {t("carDetail.gallery")}
              </a>
              <a className={styles.tab} href="#specs">
                {t("carDetail.specs")}
              </a>
            </nav>
            <section className={layout.stack} id="gallery" aria-label={t("carDetail.gallery")}>
              <CarGallery car={car} />
              <h2>{t("carDetail.about")}</h2>
              <p>{car.description || t("carDetail.aboutFallback")}</p>
            </section>
            <section className={layout.stack} id="specs">
              <h2>{t("carDetail.specs")}</h2>
              <CarSpecs car={car} />
            </section>
          </div>
          <SidePanel car={car} company={company} />
        </div>
      </div>
    </div>
  );
}

function Breadcrumbs({ car }: { car: string }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("carDetail.breadcrumbs")}>
      <ol className={styles.crumbs}>
        <li className={styles.crumb}>
          <Link to={href("/")}>{t("site.home")}</Link>
        </li>
        <li className={styles.crumb}>
          <Link to={href("/all-cars")}>{t("carDetail.cars")}</Link>
        </li>
        <li className={styles.crumb} aria-current="page">
          {car}
        </li>
      </ol>
    </nav>
  );
}

function SidePanel({ car, company }: { car: FleetCar; company: Company }) {
  const { t } = useTranslation();
  const { usd } = useFormat();
  return (
    <aside className={styles.panel} aria-label={t("carDetail.labels.specifications")}>
      <p>
        {t("fleet.card.from")} <span className={styles.price}>{usd(Number(car.pricePerDay))}</span>
        {t("fleet.card.perDay")}
      </p>
      {isFourWheelDrive(car.driveType) && (
        <p>
          <span className={badge.accent}>{t("fleet.card.fourByFour")}</span>
        </p>
      )}
      <Link className={button.primary} to={bookingLink(car.name)}>
        {t("carDetail.book")}
      </Link>
      <TierPrices plan={car.ratePlan} />
      <h2>{t("carDetail.labels.specifications")}</h2>
      <CarSummary car={car} />
      <ul className={styles.checks}>
        {car.insuranceIncluded && <li className={styles.check}>{t("carDetail.insurance")}</li>}
        <li className={styles.check}>{t("carDetail.noHiddenFees")}</li>
      </ul>
      <div>
        <h2>{t("carDetail.assistance")}</h2>
        <p>{t("carDetail.assistanceText")}</p>
      </div>
      <a className={button.secondary} href={`tel:${company.phone}`}>
        {t("site.call", { phone: readablePhone(company.phone) })}
      </a>
      <a className={button.secondary} href={whatsappLink(company.whatsapp)} rel="noopener">
        WhatsApp
      </a>
    </aside>
  );
}

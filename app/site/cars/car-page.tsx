import { useEffect } from "react";
import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { track } from "~/site/analytics/track";
import { usePromises } from "~/catalog/company/use-site-data";
import { foreignLanguage } from "~/web/i18n/foreign-language";
import { Breadcrumbs } from "~/ui/page/breadcrumbs";
import { Tabs } from "~/ui/page/tabs";
import { BookBar } from "./book-bar";
import type { FleetCar, PicturedCar } from "~/catalog/fleet/car";
import * as styles from "./car-detail.css";
import { CarGallery } from "./car-gallery";
import { CarPanel, type CarPanelProps } from "./car-panel";
import { FreeDays } from "~/catalog/fleet/availability/free-days";
import { CarSpecs } from "./car-specs";
import { withDates } from "~/catalog/fleet/prices/trip-dates";
import { badge } from "~/ui/badge.css";
import * as layout from "~/ui/page/layout.css";
import { carTexts } from "~/catalog/fleet/car-texts";
import { MakeBadge } from "~/catalog/fleet/make-badge";
import { isFourWheelDrive } from "~/catalog/fleet/vehicle-type";

export function CarPage(props: CarPanelProps) {
  const { car, trip, availability, today } = props;
  const { dates } = trip;
  const { t } = useTranslation();
  const { name, pricePerDay } = car;
  const { currency } = car.plan.main;
  useEffect(() => {
    track("view_car", { car_name: name, price: Number(pricePerDay), currency });
  }, [name, pricePerDay, currency]);
  return (
    <>
      <div className={styles.page}>
        <Breadcrumbs
          label={t("carDetail.breadcrumbs")}
          above={[
            { to: withDates(href("/"), dates), text: t("site.home") },
            { to: withDates(href("/all-cars"), dates), text: t("carDetail.cars") },
          ]}
          here={car.name}
        />
        <CarTitle car={car} />
        <div className={styles.columns}>
          <Tabs
            label={t("carDetail.parts")}
            tabs={[
              { id: "gallery", label: t("carDetail.gallery"), content: <Gallery car={car} /> },
              { id: "specs", label: t("carDetail.specsTab"), content: <Specs car={car} /> },
            ]}
          />
          <CarPanel {...props} />
          {availability && (
            <FreeDays car={car} month={availability.month} dates={dates} today={today} />
          )}
        </div>
      </div>
      <BookBar car={car} dates={dates} />
    </>
  );
}

function Gallery({ car }: { car: PicturedCar }) {
  const { t, i18n } = useTranslation();
  const { clean } = usePromises();
  return (
    <>
      <CarGallery car={car} />
      <h2 className={styles.partTitle}>{t("carDetail.about")}</h2>
      <p
        className={styles.about}
        lang={foreignLanguage(i18n, car.description ? car.textLanguages.description : null)}
      >
        {car.description || t(clean ? "carDetail.aboutFallback" : "carDetail.aboutShort")}
      </p>
    </>
  );
}

function Specs({ car }: { car: FleetCar }) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className={styles.partTitle}>{t("carDetail.specs")}</h2>
      <CarSpecs car={car} />
    </>
  );
}

function CarTitle({ car }: { car: FleetCar }) {
  const { t } = useTranslation();
  const { transmission, engine } = carTexts(t, car);
  return (
    <div>
      <div className={styles.title}>
        <MakeBadge car={car.name} />
        <h1 className={layout.heading}>{car.name}</h1>
        {isFourWheelDrive(car.driveType) && (
          <span className={badge.sign}>{t("fleet.card.fourByFour")}</span>
        )}
      </div>
      <p className={layout.lead}>{[car.year, transmission, engine].filter(Boolean).join(" · ")}</p>
    </div>
  );
}

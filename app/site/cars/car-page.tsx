import { useEffect } from "react";
import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { track } from "~/site/analytics/track";
import { usePromises } from "~/catalog/company/use-company";
import { languageAttributes } from "~/web/i18n/language-attributes";
import { Breadcrumbs } from "~/ui/page/breadcrumbs";
import { Tabs } from "~/ui/page/tabs";
import { type FleetCar, type PicturedCar, hasYear } from "~/catalog/fleet/car";
import * as styles from "./car-detail.css";
import { CarPanel, type CarPanelProps, PANEL_ID } from "./car-panel";
import { FreeDays } from "~/catalog/fleet/availability/free-days";
import { CarFacts } from "./car-facts";
import { CarSpecs } from "./car-specs";
import { beginOf, pricedTrip, withDates, type TripDates } from "~/catalog/fleet/prices/trip-dates";
import { badge } from "~/ui/badge.css";
import * as layout from "~/ui/page/layout.css";
import { carTexts } from "~/catalog/fleet/car-texts";
import { CarName } from "~/catalog/fleet/car-name";
import { MakeBadge } from "~/catalog/fleet/make-badge";
import { isFourWheelDrive } from "~/catalog/fleet/vehicle-type";
import { button } from "~/ui/form/button.css";
import { useInView } from "~/ui/use-in-view";
import * as bottomBar from "~/catalog/fleet/bottom-bar.css";
import * as bookBarStyles from "./book-bar.css";
import { BookLink } from "~/catalog/fleet/book-link";
import type { Place } from "~/catalog/pricing/places";
import { CarPrice, TripRate } from "~/catalog/fleet/prices/car-price";
import { carTerms } from "~/catalog/terms/car-terms";
import { TermList, TermValue } from "~/catalog/terms/term-list";
import { termsWith, termsWithout, type TermKey } from "~/catalog/terms/terms";
import { useTerms } from "~/catalog/terms/use-terms";
import type { TFunction } from "i18next";
import { fullPath, fullSources } from "~/catalog/photos/pictures/photo-sources";
import type { CarPhoto } from "~/catalog/photos/photo";
import type { GalleryItem } from "~/ui/gallery/gallery";
import { ZoomGallery } from "~/ui/gallery/zoom-gallery";
import { IMAGE_OF_VIEW, photosInOrder } from "~/catalog/fleet/car-photos";
import { mainPicture, PLACEHOLDER } from "~/catalog/fleet/car-picture";
import { drawingSources } from "~/catalog/fleet/drawing-sources";

export function CarPage(props: CarPanelProps) {
  const { car, trip, availability, places, today } = props;
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
            { to: withDates(href("/:lng?/all-cars"), dates), text: t("carDetail.cars") },
          ]}
          here={car.name}
        />
        <CarTitle {...props} />
        <div className={styles.columns}>
          <Tabs
            label={t("carDetail.parts")}
            tabs={[
              { id: "gallery", label: t("carDetail.gallery"), content: <Gallery car={car} /> },
              { id: "specs", label: t("carDetail.specsTab"), content: <Specs car={car} /> },
            ]}
          />
          <CarPanel {...props} />
          <div className={styles.sections}>
            <CarTerms {...props} />
            {availability && (
              <FreeDays car={car} month={availability.month} trip={trip} today={today} />
            )}
          </div>
        </div>
      </div>
      <BookBar car={car} dates={dates} places={places} today={today} />
    </>
  );
}

function Gallery({ car }: { car: PicturedCar }) {
  const { t, i18n } = useTranslation();
  const { clean } = usePromises();
  return (
    <>
      <CarGallery car={car} />
      <div className={styles.chips}>
        <CarFacts car={car} />
      </div>
      <h2 className={styles.partTitle}>{t("carDetail.about")}</h2>
      <p
        className={styles.about}
        {...languageAttributes(i18n, car.description ? car.textLanguages.description : null)}
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

/** Every term of a rental, and what the car may do on which road. */
function CarTerms({ car, trip: { dates }, notCovered, today }: CarPanelProps) {
  const { t } = useTranslation();
  const priced = pricedTrip(dates, today);
  const asked = { trip: beginOf(priced), now: { date: today }, notCovered };
  const all = useTerms(carTerms(car), asked);
  const roads = termsWith(all, ROADS);
  const others = termsWithout(all, ROADS);
  return (
    <>
      {others.length > 0 && (
        <section className={layout.stack} aria-labelledby="terms-title">
          <h2 className={layout.heading} id="terms-title">
            {t("terms.title")}
          </h2>
          <TermList terms={others} />
        </section>
      )}
      {roads.length > 0 && (
        <section className={layout.stack} aria-labelledby="roads-title">
          <h2 className={layout.heading} id="roads-title">
            {t("carDetail.roads")}
          </h2>
          {roads.map((term) => (
            <div key={term.key}>
              <TermValue term={term} isCompact={false} />
            </div>
          ))}
        </section>
      )}
    </>
  );
}

const ROADS: readonly TermKey[] = ["roads", "noRoads"];

function CarTitle({ car, trip, places, today }: CarPanelProps) {
  const { t } = useTranslation();
  const { transmission, engine } = carTexts(t, car);
  return (
    <div>
      <div className={styles.title}>
        <MakeBadge car={car.name} />
        <h1 className={layout.heading}>
          <CarName name={car.name} />
        </h1>
        {isFourWheelDrive(car.driveType) && (
          <span className={badge.sign}>{t("fleet.card.fourByFour")}</span>
        )}
      </div>
      <div className={styles.facts}>
        <p className={layout.lead}>
          {[car.year, transmission, engine].filter(Boolean).join(" · ")}
        </p>
        <TripRate car={car} dates={pricedTrip(trip.dates, today)} places={places} />
      </div>
    </div>
  );
}

/** A bar at the bottom of the window with the car, its price, and a link to the form. */
type BookBarProps = {
  car: FleetCar;
  dates: TripDates | null;
  places: readonly Place[];
  today: string;
};

function BookBar({ car, dates, places, today }: BookBarProps) {
  const { t } = useTranslation();
  const isPanelInView = useInView(PANEL_ID);
  return (
    <div className={bookBarStyles.root} data-panel-in-view={isPanelInView}>
      <div className={bottomBar.content}>
        <p className={bottomBar.car}>
          <span className={bottomBar.name}>{car.name}</span>
          <span>
            <CarPrice car={car} dates={pricedTrip(dates, today)} places={places} />
          </span>
        </p>
        <BookLink className={`${button.dawn} ${bookBarStyles.action}`} car={car.name} dates={dates}>
          {t("site.bookNow")}
        </BookLink>
      </div>
    </div>
  );
}

const MORE_VIEWS = ["exterior1", "exterior2", "interior1", "interior2", "trunk"] as const;

/**
 * The photos, without any the drawings, each zoomable. A car without pictures has the drawing of its body type.
 */
function CarGallery({ car }: { car: PicturedCar }) {
  const { t } = useTranslation();
  return <ZoomGallery items={picturesOf(car, t)} onErrorImageURL={PLACEHOLDER} lead />;
}

function picturesOf(car: PicturedCar, t: TFunction): GalleryItem[] {
  const name = hasYear(car) ? car.name : `${car.name}, ${car.year}`;
  if (car.photos.length > 0) return photosOf(car, name, t);
  const more = MORE_VIEWS.flatMap((view) => drawingOf(car, view, t));
  if (car.image === null && more.length > 0) return more;
  return [drawing(mainPicture(car), t("fleet.card.picture", { car: car.name }), name), ...more];
}

/** Returns all photos, the main one first. One without a text of its own is numbered. */
function photosOf(car: PicturedCar, name: string, t: TFunction) {
  const photos = photosInOrder(car.photos);
  const count = photos.length;
  return photos.map((photo, index) => {
    const place = { car: name, number: index + 1, count };
    const caption =
      photo.view === "more"
        ? t("carDetail.pictures.photo", place)
        : t(`carDetail.pictures.${IMAGE_OF_VIEW[photo.view]}`);
    const alt = photo.alt || t("carDetail.pictures.photoOfCar", place);
    return photoItem({ ...photo, alt }, index === 0 ? name : caption);
  });
}

/** Returns the drawing of a view, if there is one. */
function drawingOf(car: PicturedCar, view: (typeof MORE_VIEWS)[number], t: TFunction) {
  const field = IMAGE_OF_VIEW[view];
  const caption = t(`carDetail.pictures.${field}`);
  const src = car[field];
  if (!src) return [];
  const picture = drawing(src, `${car.name}: ${caption}`, caption);
  return [{ ...picture, files: drawingSources(src), largest: src }];
}

function photoItem(photo: CarPhoto, description: string): GalleryItem {
  const { src, ...files } = fullSources(photo);
  const { alt, focus } = photo;
  return {
    original: src,
    thumbnail: src,
    largest: fullPath(photo),
    alt,
    description,
    files,
    focus,
  };
}

function drawing(src: string, alt: string, description: string): GalleryItem {
  return { original: src, thumbnail: src, alt, description };
}

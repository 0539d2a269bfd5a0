import type { ReactNode } from "react";
import { href } from "react-router";
import { textIn } from "~/web/i18n/localized";
import { useLanguage, useTranslation } from "~/web/i18n/use-translation";
import { Link, LinkInPlace } from "~/web/i18n/link";
import { useMoney } from "~/catalog/company/use-company";
import { AvailabilityBadge } from "~/catalog/fleet/availability/availability-badge";
import { BookLink } from "~/catalog/fleet/book-link";
import { CarName } from "~/catalog/fleet/car-name";
import { CarPicture } from "~/catalog/fleet/car-picture";
import { carTexts } from "~/catalog/fleet/car-texts";
import { CarPrice, TripRate } from "~/catalog/fleet/prices/car-price";
import { beginOf, pricedTrip, tripValues, withDates } from "~/catalog/fleet/prices/trip-dates";
import { cardLabelOf } from "~/catalog/fleet/vehicle-type";
import { carTerms } from "~/catalog/terms/car-terms";
import { TermValue } from "~/catalog/terms/term-list";
import { termLabel, termText } from "~/catalog/terms/term-texts";
import { termsOf, type Term } from "~/catalog/terms/terms";
import { useTermsCompany } from "~/catalog/terms/use-terms";
import { button } from "~/ui/form/button.css";
import { visuallyHidden } from "~/ui/page/layout.css";
import * as styles from "./compare.css";
import { compareAddress } from "./compared-cars";
import type { ComparedCar, Comparison } from "./load-compare.server";

type Cell = { id: number; text: string; content: ReactNode };

/** A row of the table. A text that is the same for all cars stands once. */
type Row = { label: string; cells: Cell[] };

/** Two or three cars side by side. Each label has a row of its own above the cells, so that a phone has room for them. */
export function CompareTable({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation();
  const { cars } = comparison;
  const specs = useSpecRows(cars);
  const terms = useTermRows(comparison);
  const roads = useRoadRows(cars);
  return (
    <div className={styles.scroll} data-scrolls>
      <table className={styles.table}>
        <caption className={visuallyHidden}>
          {t("fleet.compare.caption", { cars: cars.map(({ name }) => name).join(", ") })}
        </caption>
        <Head comparison={comparison} />
        <PriceRows comparison={comparison} />
        {[...specs, ...terms, ...roads].map((row) => (
          <CompareRow key={row.label} row={row} />
        ))}
      </table>
    </div>
  );
}

type PartProps = { comparison: Comparison };

function Head({ comparison: { cars, trip } }: PartProps) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        {cars.map((car) => {
          const page = withDates(href("/:lng?/cars/:id", { id: String(car.id) }), trip.dates);
          return (
            <th key={car.id} className={styles.car} scope="col">
              <CarPicture
                className={styles.picture}
                car={car}
                alt={t("fleet.card.picture", { car: car.name })}
                sizes={SIZES}
              />
              <Link to={page}>
                <CarName name={car.name} />
              </Link>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** Widths of a picture by `compare.css.ts`. */
const SIZES = "(max-width: 47.99rem) 50vw, 17rem";

function PriceRows({ comparison: { cars, trip, places, today } }: PartProps) {
  const { t } = useTranslation();
  const priced = pricedTrip(trip.dates, today);
  const row = (label: string, content: (car: ComparedCar) => ReactNode) => {
    const cells = cars.map((car) => ({ id: car.id, text: String(car.id), content: content(car) }));
    return <CompareRow key={label} row={{ label, cells }} />;
  };
  return (
    <>
      {row(t("fleet.compare.price"), (car) => (
        <>
          <p className={styles.price}>
            <CarPrice car={car} dates={priced} places={places} />
          </p>
          <TripRate car={car} dates={priced} places={places} />
        </>
      ))}
      {cars.some(({ availability }) => availability) &&
        row(t("fleet.compare.availability"), (car) => (
          <AvailabilityBadge availability={car.availability} isAtOnce={car.isAtOnce} />
        ))}
      {row(t("fleet.compare.choice"), (car) => (
        <div className={styles.actions}>
          <BookLink
            className={`${button.primary} ${styles.action}`}
            car={car.name}
            dates={trip.dates}
          >
            {t("fleet.card.bookNow")}
            <span className={visuallyHidden}>{car.name}</span>
          </BookLink>
          {cars.length > 2 && (
            <LinkInPlace to={compareAddress(idsWithout(cars, car), tripValues(trip))}>
              {t("fleet.compare.remove")}
              <span className={visuallyHidden}> {car.name}</span>
            </LinkInPlace>
          )}
        </div>
      ))}
    </>
  );
}

function idsWithout(cars: readonly ComparedCar[], removed: ComparedCar): number[] {
  return cars.filter((car) => car !== removed).map(({ id }) => id);
}

function CompareRow({ row: { label, cells } }: { row: Row }) {
  const [first, ...others] = cells;
  const isSame = first !== undefined && others.every(({ text }) => text === first.text);
  return (
    <tbody className={styles.row}>
      <tr>
        <th className={styles.label} scope="rowgroup" colSpan={cells.length}>
          {label}
        </th>
      </tr>
      <tr>
        {(isSame ? [first] : cells).map(({ id, content }) => (
          <td
            key={id}
            className={isSame ? styles.same : styles.cell}
            colSpan={isSame ? cells.length : undefined}
          >
            {content}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** Stands where a car has nothing to say of what others do. */
const NOTHING = "–";

type SpecLabel =
  | "year"
  | "seats"
  | "bags"
  | "transmission"
  | "driveType"
  | "engine"
  | "fuelType"
  | "fuelConsumption";

/** Returns the specifications that at least one of the cars has. */
function useSpecRows(cars: readonly ComparedCar[]): Row[] {
  const { t } = useTranslation();
  const label = (name: SpecLabel) => t(`carDetail.labels.${name}`);
  const rows = cars.map((car) => {
    const texts = carTexts(t, car);
    return {
      id: car.id,
      specs: [
        [t("fleet.filters.type"), t(`fleet.card.types.${cardLabelOf(car)}`)],
        [label("year"), String(car.year)],
        [label("seats"), String(car.passengers)],
        [label("bags"), car.bags === null ? "" : String(car.bags)],
        [label("transmission"), texts.transmission],
        [label("driveType"), texts.driveType],
        [label("engine"), texts.engine],
        [label("fuelType"), texts.fuelType],
        [label("fuelConsumption"), texts.fuelConsumption],
      ] as const,
    };
  });
  const labels = rows[0]?.specs.map(([name]) => name) ?? [];
  return labels.flatMap((name, index) => {
    const cells = rows.map(({ id, specs }) => {
      const text = specs[index]?.[1] || NOTHING;
      return { id, text, content: text };
    });
    return cells.every(({ text }) => text === NOTHING) ? [] : [{ label: name, cells }];
  });
}

/** Returns the terms of the cars, those first that decide. */
function useTermRows({ cars, trip, today }: Comparison): Row[] {
  const { t } = useTranslation();
  const company = useTermsCompany();
  const money = useMoney();
  const priced = pricedTrip(trip.dates, today);
  const terms = cars.map((car) => ({
    id: car.id,
    terms: termsOf(carTerms(car), company, beginOf(priced), { date: today }),
  }));
  const keys = new Set(terms.flatMap((own) => own.terms.map(({ key }) => key)));
  const cellOf = (id: number, term: Term | undefined): Cell => {
    if (!term) return { id, text: NOTHING, content: NOTHING };
    return { id, text: termText(t, money, term), content: <TermValue term={term} isCompact /> };
  };
  // Each road has a row of its own.
  keys.delete("roads");
  return [...keys].map((key) => ({
    label: termLabel(t, { key }),
    cells: terms.map((own) =>
      cellOf(
        own.id,
        own.terms.find((term) => term.key === key),
      ),
    ),
  }));
}

/** Returns a row for each road of which a car says something. */
function useRoadRows(cars: readonly ComparedCar[]): Row[] {
  const { t } = useTranslation();
  const lang = useLanguage();
  const names = new Set(cars.flatMap(({ roads }) => roads.map(({ road }) => textIn(road, lang))));
  return [...names].map((name) => ({
    label: name,
    cells: cars.map(({ id, roads }) => {
      const found = roads.find(({ road }) => textIn(road, lang) === name);
      const text = found ? t(`terms.roads.${found.allowed}`) : NOTHING;
      return { id, text, content: text };
    }),
  }));
}

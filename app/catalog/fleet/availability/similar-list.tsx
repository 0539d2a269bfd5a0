import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { isolate } from "~/web/i18n/isolate";
import { Link } from "~/web/i18n/link";
import { usePrice } from "~/catalog/company/use-company";
import { withDates, type TripDates } from "~/catalog/fleet/prices/trip-dates";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import { plainList, row } from "~/ui/page/layout.css";
import type { SimilarCar } from "./similar-cars.server";

type SimilarListProps = { cars: readonly SimilarCar[]; dates: TripDates };

/** Links to free cars like one that is taken, with their prices; nothing if there are none. */
export function SimilarList({ cars, dates }: SimilarListProps) {
  const { t } = useTranslation();
  const { price } = usePrice();
  if (cars.length === 0) return null;
  return (
    <div className={message.notice}>
      <p>{t("ownBooking.alternatives.text")}</p>
      <ul className={`${row} ${plainList}`}>
        {cars.map(({ id, name, toPay }) => (
          <li key={id}>
            <Link
              className={button.secondary}
              to={withDates(href("/:lng?/cars/:id", { id: String(id) }), dates)}
            >
              {t("ownBooking.alternatives.car", { car: isolate(name), total: price(toPay) })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

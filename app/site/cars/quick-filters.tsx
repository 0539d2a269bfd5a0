import type { TFunction } from "i18next";
import { useTranslation } from "~/web/i18n/use-translation";
import { LinkInPlace } from "~/web/i18n/link";
import { Icon } from "~/ui/icon";
import { visuallyHidden } from "~/ui/page/layout.css";
import { FROM_LINK } from "./filter-form";
import {
  clearedFilters,
  NO_FILTERS,
  setFilters,
  type FleetFilters,
  type QuickFilter,
} from "./filters";
import * as styles from "./quick-filters.css";

type QuickFiltersProps = {
  quick: readonly QuickFilter[];
  filters: FleetFilters;
  /** Whether the list is empty: what leads out of it then clears the filters. */
  isEmpty: boolean;
  /** Returns the address of the list with other filters. */
  addressOf: (filters: FleetFilters) => string;
};

/** A row of links that set a filter, or take it back, each with the number of models that it leads to. */
export function QuickFilters({ quick, filters, isEmpty, addressOf }: QuickFiltersProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list} aria-label={t("fleet.filters.quick")} data-scrolls>
      {quick.map(({ name, value, count }) => {
        const isSet = filters[name] === value;
        const next = { ...filters, [name]: isSet ? NO_FILTERS[name] : value };
        return (
          <li key={`${name}=${value}`}>
            <LinkInPlace
              className={isSet ? styles.chosen : styles.chip}
              to={addressOf(next)}
              state={FROM_LINK}
              rel="nofollow"
              aria-current={isSet || undefined}
            >
              {isSet && <Icon name="check" />}
              {quickText(t, name, value)}
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
              <span className={visuallyHidden}>, {t("fleet.count", { count })}</span>
            </LinkInPlace>
          </li>
        );
      })}
      {!isEmpty && setFilters(filters).length > 0 && (
        <li>
          <LinkInPlace
            className={styles.chip}
            to={addressOf(clearedFilters(filters))}
            state={FROM_LINK}
            rel="nofollow"
          >
            <Icon name="close" />
            {t("fleet.filters.clear")}
          </LinkInPlace>
        </li>
      )}
    </ul>
  );
}

/** Returns a quick filter in few words, such as «7 seats» for those and more. */
function quickText(t: TFunction, name: QuickFilter["name"], value: string): string {
  switch (name) {
    case "seats":
      return t("fleet.card.seats", { count: Number(value) });
    case "transmission":
    case "fuel":
      return t(`fleet.filters.${name}Values.${value}` as "fleet.filters.fuelValues.petrol");
    default:
      return t("fleet.card.fourByFour");
  }
}

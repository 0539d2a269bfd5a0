import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import { LinkInPlace } from "~/web/i18n/link";
import { useMoney } from "~/catalog/company/use-company";
import { button } from "~/ui/form/button.css";
import { plainList, row } from "~/ui/page/layout.css";
import { filterLabel, filterValueText } from "./filter-texts";
import { clearedFilters, NO_FILTERS, setFilters, type FleetFilters, type WayOut } from "./filters";
import { FROM_LINK } from "./filter-form";

type WaysOutProps = {
  ways: readonly WayOut[];
  filters: FleetFilters;
  limits: { from: number; to: number };
  /** Returns the address of the list with other filters. */
  addressOf: (filters: FleetFilters) => string;
};

/** Leads out of a list that its filters leave empty: without one of them, or without any. */
export function WaysOut({ ways, filters, limits, addressOf }: WaysOutProps) {
  const { t } = useTranslation();
  const { money: format } = useFormat();
  const { currency } = useMoney();
  const money = (amount: number) => format(amount, currency);
  const textOf = ({ name, count }: WayOut) => {
    const value = filterValueText(t, name, filters[name], { limits, money });
    return t("fleet.filters.without", { count, filter: `${filterLabel(t, name)}: ${value}` });
  };
  return (
    <>
      {ways.length > 0 && (
        <>
          <p>{t("fleet.filters.waysOut")}</p>
          <ul className={`${row} ${plainList}`}>
            {ways.map((way) => (
              <li key={way.name}>
                <FilterLink to={addressOf({ ...filters, [way.name]: NO_FILTERS[way.name] })}>
                  {textOf(way)}
                </FilterLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <ClearFilters filters={filters} addressOf={addressOf} />
    </>
  );
}

/** Links to the list without filters; nothing if it has none. */
function ClearFilters({ filters, addressOf }: Pick<WaysOutProps, "filters" | "addressOf">) {
  const { t } = useTranslation();
  if (setFilters(filters).length === 0) return null;
  return (
    <p>
      <FilterLink to={addressOf(clearedFilters(filters))}>{t("fleet.filters.clear")}</FilterLink>
    </p>
  );
}

function FilterLink({ to, children }: { to: string; children: string }) {
  return (
    <LinkInPlace className={button.secondary} to={to} state={FROM_LINK} rel="nofollow">
      {children}
    </LinkInPlace>
  );
}

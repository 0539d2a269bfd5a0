import { href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalTo } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { useHydrated } from "~/ui/use-hydrated";
import * as styles from "./booking-desk.css";
import { filterQuery, type BookingFilters } from "./booking-filters";

/** What else can be done with the list. */
export function ListTools({ filters }: { filters: BookingFilters }) {
  const { t } = useTranslation();
  const csv = useLocalTo(`${href("/admin/bookings.csv")}?${filterQuery(filters)}`);
  const canPrint = useHydrated();
  return (
    <div className={styles.actions}>
      {/* Not `download`: it would save the page that asks for the password. */}
      <a className={button.plain} href={csv}>
        {t("operator.csv")}
      </a>
      {canPrint && (
        <button className={button.plain} type="button" onClick={() => print()}>
          {t("operator.print")}
        </button>
      )}
    </div>
  );
}

import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { BOOKING_STATUSES } from "~/booking/status";
import { button } from "~/ui/form/button.css";
import { Field } from "~/ui/form/field";
import { SelectField } from "~/ui/form/select-field";
import * as styles from "./booking-desk.css";
import { filterQuery, type BookingFilters } from "./booking-filters";

export function BookingFilterForm({ filters }: { filters: BookingFilters }) {
  const { t } = useTranslation();
  return (
    <Form
      className={styles.filters}
      role="search"
      aria-label={t("operator.filter.title")}
      action={href("/admin")}
      key={String(filterQuery(filters))}
    >
      <input type="hidden" name="tab" value="bookings" />
      {filters.order && <input type="hidden" name="order" value={filters.order} />}
      <div className={styles.search}>
        <Field id="filter-q" name="q" label={t("operator.filter.search")}>
          {(control) => (
            <input
              {...control}
              type="search"
              defaultValue={filters.q}
              maxLength={100}
              autoComplete="off"
            />
          )}
        </Field>
        <button className={button.secondary}>{t("operator.filter.apply")}</button>
      </div>
      <MoreFilters filters={filters} />
    </Form>
  );
}

/** Shows the filters that are collapsed on phones. */
function MoreFilters({ filters }: { filters: BookingFilters }) {
  const { t } = useTranslation();
  const { status, from, to } = filters;
  return (
    <details className={styles.moreFilters} open={Boolean(status ?? from ?? to)}>
      <summary className={styles.moreFiltersTitle}>{t("operator.filter.more")}</summary>
      <div className={styles.filterRow}>
        <SelectField
          id="filter-status"
          name="status"
          label={t("operator.filter.status")}
          defaultValue={filters.status ?? ""}
          placeholder={t("operator.filter.anyStatus")}
          options={BOOKING_STATUSES.map((value) => ({
            value,
            label: t(`booking.statuses.${value}`),
          }))}
        />
        <DayField name="from" filters={filters} />
        <DayField name="to" filters={filters} />
      </div>
    </details>
  );
}

function DayField({ name, filters }: { name: "from" | "to"; filters: BookingFilters }) {
  const { t } = useTranslation();
  return (
    <Field id={`filter-${name}`} name={name} label={t(`operator.filter.${name}`)}>
      {(control) => <input {...control} type="date" defaultValue={filters[name] ?? ""} />}
    </Field>
  );
}

import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { Link, useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { Field } from "~/ui/form/field";
import { SelectField } from "~/ui/form/select-field";
import { fold, foldBody, opener } from "./calendar-filter.css";
import { calendarAddress } from "./calendar-query";
import type { CalendarData } from "./load-calendar.server";

/** The form of the filters, folded until one is used. */
export function CalendarFilter({ calendar: { query, models } }: { calendar: CalendarData }) {
  const { t } = useTranslation();
  const { from, days, model, free } = query;
  const options = models.map(({ id, name }) => ({ value: String(id), label: name }));
  const isFiltered = model !== null || free !== null;
  return (
    <details className={fold} open={isFiltered} key={String(isFiltered)}>
      <summary className={opener}>{t("calendar.filter.title")}</summary>
      <Form className={foldBody} action={useLocalTo(href("/admin/calendar"))}>
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="days" value={days} />
        <SelectField
          id="model"
          name="model"
          label={t("calendar.filter.model")}
          placeholder={t("calendar.filter.anyModel")}
          options={options}
          defaultValue={model === null ? "" : String(model)}
        />
        <Field id="freeFrom" name="freeFrom" label={t("calendar.filter.freeFrom")}>
          {(control) => <input {...control} type="date" defaultValue={free?.from} />}
        </Field>
        <Field id="freeUntil" name="freeUntil" label={t("calendar.filter.freeUntil")}>
          {(control) => <input {...control} type="date" defaultValue={free?.until} />}
        </Field>
        <button className={button.secondary}>{t("calendar.filter.submit")}</button>
        {isFiltered && (
          <Link className={button.plain} to={calendarAddress({ from, days })}>
            {t("calendar.filter.reset")}
          </Link>
        )}
      </Form>
    </details>
  );
}

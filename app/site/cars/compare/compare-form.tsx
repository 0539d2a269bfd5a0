import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { useLocalTo } from "~/web/i18n/link";
import { tripValues, type ParsedDates } from "~/catalog/fleet/prices/trip-dates";
import { HiddenValues } from "~/ui/form/hidden-values";
import { filledIn } from "~/web/records";
import * as field from "~/ui/form/field.css";
import { button } from "~/ui/form/button.css";
import { visuallyHidden } from "~/ui/page/layout.css";
import * as styles from "./compare-form.css";

/** The checkbox of a card, which belongs to the form below the list. */
export function CompareChoice({ car: { id, name } }: { car: { id: number; name: string } }) {
  const { t } = useTranslation();
  return (
    <label className={`${field.option} ${styles.choice}`}>
      <input className={field.box} type="checkbox" name="cars" value={id} form={styles.FORM_ID} />
      {t("fleet.compare.choose")}
      <span className={visuallyHidden}>{name}</span>
    </label>
  );
}

/** Leads to the comparison of the cars that are chosen in a list. It is at the bottom of the window once one is. */
export function CompareForm({ trip }: { trip: ParsedDates }) {
  const { t } = useTranslation();
  return (
    <Form
      id={styles.FORM_ID}
      className={styles.bar}
      action={useLocalTo(href("/:lng?/compare"))}
      aria-label={t("fleet.compare.title")}
    >
      <HiddenValues values={filledIn(tripValues(trip))} />
      <button className={button.dawn}>{t("fleet.compare.show")}</button>
    </Form>
  );
}

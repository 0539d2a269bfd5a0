import type { ReactNode } from "react";
import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { SAVED_FORM } from "~/desk/unsaved/ask-if-unsaved";
import * as desk from "~/desk/desk-page.css";
import { button } from "~/ui/form/button.css";
import { PRICE_INTENTS, VERSION_FIELD } from "./prices";
import type { GridErrors } from "./rates-grid";
import { RowErrorSummary } from "./row-error-summary";

const INTENTS = {
  places: PRICE_INTENTS.savePlaces,
  extras: PRICE_INTENTS.saveExtras,
  roads: PRICE_INTENTS.saveRoads,
  fees: PRICE_INTENTS.saveFees,
  codes: PRICE_INTENTS.saveCodes,
};

type PricesFormProps = {
  /** The table of the form; its texts have the same key. */
  subject: keyof typeof INTENTS;
  version: number;
  errors: GridErrors;
  children: ReactNode;
};

/** Shows a form whose rows are all saved together, or none. */
export function PricesForm({ subject, version, errors, children }: PricesFormProps) {
  const { t } = useTranslation();
  const action = href("/admin/prices");
  return (
    <section className={desk.section} id={subject} aria-labelledby={`${subject}-title`}>
      <h2 className={desk.title} id={`${subject}-title`}>
        {t(`prices.${subject}.title`)}
      </h2>
      <p className={desk.soft}>{t(`prices.${subject}.lead`)}</p>
      <Form
        className={desk.form}

        action={action}

        {...SAVED_FORM}
      >
        <input type="hidden" name={VERSION_FIELD} value={version} />
        <RowErrorSummary errors={errors} />
        {children}
        <p>
          <button className={button.primary} name="intent" value={INTENTS[subject]}>
            {t(`prices.${subject}.save`)}
          </button>
        </p>
      </Form>
    </section>
  );
}

import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import type { FieldState } from "~/booking/form/field-state";
import { ExtraFields } from "~/booking/form/extra-fields";
import { PriceLines } from "~/booking/price-lines";
import * as desk from "~/desk/desk-page.css";
import { DateFields } from "~/catalog/fleet/prices/date-fields";
import { placeOptions } from "~/catalog/fleet/prices/place-text";
import { button } from "~/ui/form/button.css";
import { SelectField } from "~/ui/form/select-field";
import type { PricesPageData } from "./prices.server";
import * as styles from "./seasons/season-form.css";

type PricePreviewProps = Pick<PricesPageData, "cars" | "places" | "preview">;

/** Shows what a car costs for some dates, by the saved prices. */
export function PricePreview({ cars, places, preview }: PricePreviewProps) {
  const { t } = useTranslation();
  const action = href("/admin/prices");
  return (
    <section className={desk.section} id="preview" aria-labelledby="preview-title">
      <h2 className={desk.title} id="preview-title">
        {t("prices.preview.title")}
      </h2>
      <Form className={styles.fields} action={`${action}#preview`} reloadDocument>
        <SelectField
          id="preview-vehicle"
          name="vehicle"
          label={t("booking.fields.vehicle")}
          defaultValue={preview.name}
          options={cars.map(({ name }) => ({ value: name, label: name }))}
        />
        <SelectField
          id="preview-pickup"
          name="pickup"
          label={t("booking.fields.pickup")}
          defaultValue={preview.trip.pickup ?? ""}
          placeholder={t("fleet.trip.anyPlace")}
          options={placeOptions(t, places.table)}
        />
        <DateFields fields={preview.trip.fields} today="2000-01-01" />
        <ExtraFields state={stateOf(preview)} extras={preview.extras} />
        <button className={`${button.secondary} ${styles.submit}`}>
          {t("prices.preview.show")}
        </button>
      </Form>
      {preview.quote && <PriceLines booking={{ ...preview.quote, pickup: preview.trip.pickup }} />}
    </section>
  );
}

/** Returns the state of the fields, in which the chosen extras stay chosen. */
function stateOf({ typed }: PricesPageData["preview"]): FieldState {
  return {
    id: (name) => `preview-${name}`,
    value: (name) => typed[name] ?? "",
    errors: () => [],
  };
}

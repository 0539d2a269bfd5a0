import type { TFunction } from "i18next";
import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import type { FieldState } from "~/booking/form/field-state";
import { ExtraFields } from "~/booking/form/extra-fields";
import { PriceLines } from "~/booking/price-lines";
import * as desk from "~/desk/desk-page.css";
import { DateField } from "~/catalog/fleet/prices/date-field";
import { placeOptions } from "~/catalog/fleet/prices/place-text";
import { button } from "~/ui/form/button.css";
import { Field } from "~/ui/form/field";
import { USUAL_TIME } from "~/catalog/pricing/rates";
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
        <DateField name="from" fields={preview.trip.fields} today="2000-01-01" />
        <DateField name="to" fields={preview.trip.fields} today="2000-01-01" />
        <PreviewTimes typed={preview.typed} places={places} />
        <ExtraFields state={stateOf(t, preview)} extras={preview.extras} offer={preview.offer} />
        <button className={`${button.secondary} ${styles.submit}`}>
          {t("prices.preview.show")}
        </button>
      </Form>
      {preview.quote && <PriceLines booking={{ ...preview.quote, pickup: preview.trip.pickup }} />}
    </section>
  );
}

type PreviewTimesProps = Pick<PricesPageData, "places"> & Pick<PricesPageData["preview"], "typed">;

/** Shows the return place and both times, of which fees may depend. */
function PreviewTimes({ typed, places }: PreviewTimesProps) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        id="preview-return"
        name="return"
        label={t("booking.fields.return")}
        defaultValue={typed.return ?? ""}
        placeholder={t("booking.sameAsPickup")}
        options={placeOptions(t, places.table)}
      />
      {(["pickupTime", "returnTime"] as const).map((name) => (
        <Field key={name} id={`preview-${name}`} name={name} label={t(`booking.fields.${name}`)}>
          {(control) => <input {...control} type="time" defaultValue={typed[name] ?? USUAL_TIME} />}
        </Field>
      ))}
    </>
  );
}

/** Returns the state of the fields, in which the chosen extras stay chosen. */
function stateOf(t: TFunction, { typed, errors }: PricesPageData["preview"]): FieldState {
  return {
    id: (name) => `preview-${name}`,
    value: (name) => typed[name] ?? "",
    errors: (name) => (name === "code" ? errors.map((key) => t(key)) : []),
  };
}

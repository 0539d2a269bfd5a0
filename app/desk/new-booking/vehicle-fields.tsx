import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "~/booking/form/booking-form.css";
import type { FieldState } from "~/booking/form/field-state";
import { isTicked } from "~/booking/form/form-values";
import { DESK_SOURCES } from "~/booking/source";
import { Checkbox, Radios } from "~/ui/form/choice";
import { FieldErrors } from "~/ui/form/field";
import { SelectField } from "~/ui/form/select-field";
import type { VehicleChoice } from "./new-booking.queries.server";
import { modelAndVehicle } from "~/catalog/fleet/vehicles/vehicle";

type VehicleFieldsProps = {
  state: FieldState;
  vehicles: readonly VehicleChoice[];
  values: Readonly<Record<string, string>>;
};

/** How the booking came, and which vehicle it gets. */
export function VehicleFields({ state, vehicles, values }: VehicleFieldsProps) {
  const { t } = useTranslation();
  const errors = state.errors("source");
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t("booking.legends.car")}</legend>
      <SelectField
        id={state.id("vehicleId")}
        name="vehicleId"
        label={t("newBooking.vehicle")}
        errors={state.errors("vehicleId")}
        defaultValue={values.vehicleId}
        placeholder={t("booking.chooseVehicle")}
        options={vehicles.map((vehicle) => ({
          value: String(vehicle.id),
          label: modelAndVehicle(vehicle.model, vehicle),
        }))}
      />
      <Checkbox
        id={state.id("pinned")}
        name="pinned"
        label={t("operator.car.pin")}
        hint={t("operator.car.pinHint")}
        defaultChecked={isTicked(values.pinned)}
      />
      <div className={styles.wide} id={state.id("source")}>
        <FieldErrors id={`${state.id("source")}-error`} errors={errors} />
        <Radios
          name="source"
          {...(values.source && { chosen: values.source })}
          options={DESK_SOURCES.map((source) => ({
            value: source,
            label: t(`newBooking.sources.${source}`),
          }))}
        />
      </div>
    </fieldset>
  );
}

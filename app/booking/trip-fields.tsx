import { useTranslation } from "react-i18next";
import { OTHER_VEHICLE } from "~/fleet/car";
import { LOCATIONS } from "~/pricing/fees";
import { VEHICLE_TYPES } from "~/pricing/rates";
import { Field, SelectField } from "~/ui/field";
import type { FieldState } from "./booking-form";
import * as styles from "./booking-form.css";

export function VehicleFields({ state, vehicles }: { state: FieldState; vehicles: string[] }) {
  const { t } = useTranslation();
  const other = { value: OTHER_VEHICLE, label: t("booking.otherVehicle") };
  const cars = vehicles.map((name) => ({ value: name, label: name }));
  const chosen = state.value("vehicle");
  // While the fleet can't be read, the car that was chosen stays chosen.
  const known = [...vehicles, OTHER_VEHICLE, ""].includes(chosen) || vehicles.length > 0;
  const options = [...cars, ...(known ? [] : [{ value: chosen, label: chosen }]), other];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t("booking.legends.car")}</legend>
      <SelectField
        id={state.id("vehicle")}
        name="vehicle"
        label={t("booking.fields.vehicle")}
        errors={state.errors("vehicle")}
        defaultValue={chosen}
        placeholder={t("booking.chooseVehicle")}
        options={options}
      />
      <SelectField
        id={state.id("vehicleType")}
        name="vehicleType"
        label={t("booking.fields.vehicleType")}
        errors={state.errors("vehicleType")}
        defaultValue={state.value("vehicleType")}
        placeholder={t("booking.chooseType")}
        options={VEHICLE_TYPES.map((type) => ({ value: type, label: t(`booking.types.${type}`) }))}
      />
    </fieldset>
  );
}

export function TripFields({ state }: { state: FieldState }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.trip}>
      <legend className={styles.legend}>{t("booking.legends.trip")}</legend>
      <LocationField state={state} name="pickup" />
      <MomentField state={state} name="pickupDate" type="date" />
      <MomentField state={state} name="pickupTime" type="time" />
      <LocationField state={state} name="return" />
      <MomentField state={state} name="returnDate" type="date" />
      <MomentField state={state} name="returnTime" type="time" />
    </fieldset>
  );
}

function LocationField({ state, name }: { state: FieldState; name: "pickup" | "return" }) {
  const { t } = useTranslation();
  return (
    <div className={styles.wide}>
      <SelectField
        id={state.id(name)}
        name={name}
        label={t(`booking.fields.${name}`)}
        errors={state.errors(name)}
        defaultValue={state.value(name)}
        placeholder={t("booking.chooseLocation")}
        options={LOCATIONS.map((place) => ({
          value: place,
          label: t(`booking.locations.${place}`),
        }))}
      />
    </div>
  );
}

type MomentFieldProps = {
  state: FieldState;
  name: "pickupDate" | "pickupTime" | "returnDate" | "returnTime";
  type: "date" | "time";
};

function MomentField({ state, name, type }: MomentFieldProps) {
  const { t } = useTranslation();
  return (
    <Field
      id={state.id(name)}
      name={name}
      label={t(`booking.fields.${name}`)}
      errors={state.errors(name)}
    >
      {(control) => <input {...control} type={type} defaultValue={state.value(name)} />}
    </Field>
  );
}

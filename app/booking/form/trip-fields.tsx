import { memo } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import { parseDate } from "~/web/calendar";
import { OTHER_VEHICLE, type CarChoice } from "~/catalog/fleet/car";
import { currentName, followedType } from "~/catalog/fleet/choice-named";
import { useClosedDayText } from "~/catalog/company/use-company";
import { useFormat } from "~/web/i18n/format";
import { placeOptions } from "~/catalog/fleet/prices/place-text";
import { OTHER_PLACE, type Place } from "~/catalog/pricing/places";
import { VEHICLE_TYPES } from "~/catalog/pricing/rates";
import { Field } from "~/ui/form/field";
import { HiddenValues } from "~/ui/form/hidden-values";
import { SelectField } from "~/ui/form/select-field";
import { FOLLOWED_TYPE_FIELD, SAME_AS_PICKUP } from "~/booking/booking";
import type { FieldState } from "./field-state";
import * as styles from "./booking-form.css";

type VehicleFieldsProps = {
  state: FieldState;
  choices: readonly CarChoice[];
  /** The car and its type as typed. The type of a car outside the fleet does not follow from it. */
  vehicle: string | undefined;
  vehicleType: string | undefined;
};

/** The car and, folded unless the visitor has to choose it, its type. */
export const VehicleFields = memo(function VehicleFields(props: VehicleFieldsProps) {
  const { state, choices } = props;
  const { t } = useTranslation();
  const other = { value: OTHER_VEHICLE, label: t("booking.otherVehicle") };
  const cars = choices.map(({ name }) => ({ value: name, label: name }));
  const chosen = currentName(choices, state.value("vehicle"));
  // If the fleet can't be loaded, the chosen car stays an option.
  const known = [OTHER_VEHICLE, ""].includes(chosen) || choices.length > 0;
  const options = [...cars, ...(known ? [] : [{ value: chosen, label: chosen }]), other];
  const isOther = props.vehicle === OTHER_VEHICLE;
  const type = VEHICLE_TYPES.find((one) => one === props.vehicleType);
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
      <HiddenValues
        values={{ [FOLLOWED_TYPE_FIELD]: followedType(choices, props.vehicle ?? "") }}
      />
      <details open={isOther || state.errors("vehicleType").length > 0}>
        <summary className={styles.fold} hidden={isOther}>
          {type ? t("booking.typeIs", { type: t(`booking.types.${type}`) }) : t("booking.type")}
        </summary>
        <SelectField
          id={state.id("vehicleType")}
          name="vehicleType"
          label={t("booking.fields.vehicleType")}
          errors={state.errors("vehicleType")}
          defaultValue={state.value("vehicleType")}
          placeholder={t("booking.chooseType")}
          options={VEHICLE_TYPES.map((one) => ({ value: one, label: t(`booking.types.${one}`) }))}
        />
      </details>
    </fieldset>
  );
});

type TripFieldsProps = {
  state: FieldState;
  places: readonly Place[];
  /** The value as typed, not parsed. */
  pickupDate: string | undefined;
  returnDate: string | undefined;
  /** Today's date in business time, the first one that calendars offer. */
  today: string;
  /** The legend for staff, who enter the data of a customer. */
  legend?: string;
  /** What is to be said at the dates. */
  notes?: DateNotes;
};

type DateNotes = Partial<Record<"pickupDate" | "returnDate", string>>;

export function TripFields({ state, places, today, legend, notes, ...typed }: TripFieldsProps) {
  const { t } = useTranslation();
  const pickupDate = parseDate(typed.pickupDate ?? "");
  return (
    <fieldset className={styles.pair}>
      <legend className={styles.legend}>{legend ?? t("booking.legends.trip")}</legend>
      <LocationField state={state} places={places} name="pickup" />
      <DateField
        state={state}
        notes={notes}
        first={today}
        name="pickupDate"
        typed={typed.pickupDate}
      />
      <TimeField state={state} name="pickupTime" />
      <LocationField state={state} places={places} name="return" />
      <DateField
        state={state}
        notes={notes}
        first={pickupDate && pickupDate > today ? pickupDate : today}
        name="returnDate"
        typed={typed.returnDate}
      />
      <TimeField state={state} name="returnTime" />
    </fieldset>
  );
}

type LocationFieldProps = Pick<TripFieldsProps, "state" | "places"> & { name: "pickup" | "return" };

function LocationField({ state, places, name }: LocationFieldProps) {
  const { t } = useTranslation();
  const same = { value: SAME_AS_PICKUP, label: t("booking.sameAsPickup") };
  const chosen = state.value(name);
  // If the places can't be loaded, the chosen one stays an option.
  const known = ["", OTHER_PLACE, SAME_AS_PICKUP].includes(chosen) || places.length > 0;
  const options = [
    ...(known ? [] : [{ value: chosen, label: chosen }]),
    ...placeOptions(t, places),
  ];
  return (
    <div className={styles.wide}>
      <SelectField
        id={state.id(name)}
        name={name}
        label={t(`booking.fields.${name}`)}
        errors={state.errors(name)}
        defaultValue={chosen}
        {...(name === "pickup" && { placeholder: t("booking.chooseLocation") })}
        options={name === "return" ? [same, ...options] : options}
      />
    </div>
  );
}

function DateField({ state, typed = "", first, notes, name }: DateFieldProps) {
  const { t } = useTranslation();
  const { weekdayOf } = useFormat();
  const closedDayText = useClosedDayText();
  const date = parseDate(typed);
  return (
    <Field
      id={state.id(name)}
      name={name}
      label={t(`booking.fields.${name}`)}
      note={date ? weekdayOf(date) : undefined}
      hint={[closedDayText(date), notes?.[name]].filter(Boolean).join(" ") || undefined}
      errors={state.errors(name)}
    >
      {(control) => <input {...control} type="date" min={first} defaultValue={state.value(name)} />}
    </Field>
  );
}

type DateFieldProps = Pick<TripFieldsProps, "state" | "notes"> & {
  /** The first date that the calendar offers. */
  first: string;
  name: "pickupDate" | "returnDate";
  typed: string | undefined;
};

function TimeField({ state, name }: { state: FieldState; name: "pickupTime" | "returnTime" }) {
  const { t } = useTranslation();
  return (
    <Field
      id={state.id(name)}
      name={name}
      label={t(`booking.fields.${name}`)}
      errors={state.errors(name)}
    >
      {(control) => <input {...control} type="time" defaultValue={state.value(name)} />}
    </Field>
  );
}

import type { TFunction } from "i18next";
import type { FieldWords } from "~/desk/fleet/field-words";
import type { VehicleField } from "~/catalog/fleet/vehicles/vehicle";
import { formatWith } from "~/web/i18n/format";

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The names of a vehicle's fields, and their values as texts. */
export function vehicleWords(t: TFunction): FieldWords<VehicleField> {
  return {
    label: (field) => t(`fleetDesk.vehicles.fields.${field}`),
    value: (_, text) => {
      if (text === "") return t("fleetDesk.values.none");
      return DATE.test(text) ? formatWith(t).day(text) : text;
    },
  };
}

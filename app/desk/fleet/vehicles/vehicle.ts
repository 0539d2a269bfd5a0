import { type OthersChange, textOfStored, type TextChange } from "~/desk/fleet/stale/merge-typed";
import type { VehicleField } from "~/catalog/fleet/vehicles/vehicle";
import type { PlateOwner } from "~/catalog/fleet/vehicles/vehicles.queries.server";
import type { FormErrors, FormResult } from "~/web/http/submission.server";
import type { FieldChange } from "~/catalog/fleet/history/changes";
import type { TFunction } from "i18next";
import type { FieldWords } from "~/desk/fleet/fleet";
import { formatWith } from "~/web/i18n/format";

/** Why no vehicles were added, with what was typed. */
export type NewVehiclesAnswer = {
  result: FormResult;
  /** The vehicles that have one of the plates. */
  owners: PlateOwner[];
};

/** What the form of a vehicle shows after it was sent and not saved. */
export type VehicleAnswer = {
  kind: "invalid" | "stale" | "accepted";
  typed: Record<VehicleField, string>;
  /** The version of the vehicle that the form is based on. */
  version: string;
  errors: FormErrors;
  owners: PlateOwner[];
  conflicts: OthersChange<VehicleField>[];
  updated: OthersChange<VehicleField>[];
};

/** Whether the removal of a vehicle was not confirmed. */
export type RemovalAnswer = { removal: "unconfirmed" | "stale" };

/** Returns the changes of a vehicle's stored fields, for the fields of its form. */
export function vehicleTextChanges(
  changes: readonly FieldChange<VehicleField>[],
): TextChange<VehicleField>[] {
  return changes.map(({ field, from, to, actor, at }) => ({
    field,
    from: textOfStored(from),
    to: textOfStored(to),
    actor,
    at: at.toISOString(),
  }));
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the names of a vehicle's fields, and their values as texts. */
export function vehicleWords(t: TFunction): FieldWords<VehicleField> {
  return {
    label: (field) => t(`fleetDesk.vehicles.fields.${field}`),
    value: (_, text) => {
      if (text === "") return t("fleetDesk.values.none");
      return DATE.test(text) ? formatWith(t).day(text) : text;
    },
  };
}

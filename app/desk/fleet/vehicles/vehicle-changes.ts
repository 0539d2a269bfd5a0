import { textOfStored, type TextChange } from "~/desk/fleet/stale/merge-typed";
import type { FieldChange } from "~/catalog/fleet/history/changes";
import type { VehicleField } from "~/catalog/fleet/vehicles/vehicle";

/** The changes of a vehicle's stored fields, for the fields of its form. */
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

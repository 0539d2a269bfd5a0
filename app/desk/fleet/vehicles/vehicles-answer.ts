import type { OthersChange } from "~/desk/fleet/stale/merge-typed";
import type { VehicleField } from "~/catalog/fleet/vehicles/vehicle";
import type { PlateOwner } from "~/catalog/fleet/vehicles/vehicles.queries.server";
import type { FormErrors, FormResult } from "~/web/http/submission.server";

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
  /** Of the vehicle that the form is based on. */
  version: string;
  errors: FormErrors;
  owners: PlateOwner[];
  conflicts: OthersChange<VehicleField>[];
  updated: OthersChange<VehicleField>[];
};

/** Whether the removal of a vehicle was not confirmed. */
export type RemovalAnswer = { removal: "unconfirmed" | "stale" };

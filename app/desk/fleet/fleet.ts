import type { Sql } from "~/web/db.server";
import type { Staff } from "~/staff/staff.queries.server";
import type { Secret } from "~/staff/site-secret.server";

/** Values of the field `intent` in the forms of the fleet. */
export const FLEET_INTENTS = {
  order: "order",
  save: "save",
  preview: "preview",
  accept: "accept",
  copy: "copy",
  restore: "restore",
  addVehicles: "add-vehicles",
  saveVehicle: "save-vehicle",
  removeVehicle: "remove-vehicle",
} as const;

/** The form field with the id of a booking that the page showed. */
export const SEEN_FIELD = "seen";

/** The form field with the fields whose saved values can be accepted. */
export const CONFLICTS_FIELD = "conflict";

/** The form field with the version of the model or vehicle that the form shows. */
export const VERSION_FIELD = "version";

/** How a field and its values are shown. */
export type FieldWords<Field extends string> = {
  label: (field: Field) => string;
  value: (field: Field, text: string) => string;
};

/** What the pages of the fleet need of the site. */
export type FleetSite = { sql: Sql; secret: Secret };

/** A sent form of the fleet. */
export type FleetForm = {
  request: Request;
  form: FormData;
  staff: Staff;
  now: Date;
};

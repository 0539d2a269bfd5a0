import type { Sql } from "~/web/db.server";
import type { Staff } from "~/staff/staff.queries.server";
import type { Secret } from "~/staff/site-secret.server";

/** What the pages of the fleet need of the site. */
export type FleetSite = { sql: Sql; secret: Secret };

/** A sent form of the fleet. */
export type FleetForm = {
  request: Request;
  form: FormData;
  staff: Staff;
  now: Date;
};

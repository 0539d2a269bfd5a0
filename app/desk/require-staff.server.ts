import type { Sql } from "~/db.server";
import { gateAddress } from "./desk-address";
import { deskRedirect } from "./desk-redirect.server";
import { findStaff } from "~/staff/session.server";
import type { Staff } from "~/staff/staff.queries.server";

/** Returns the signed-in staff member, or throws a redirect to the password gate. */
export async function requireStaff(sql: Sql, request: Request): Promise<Staff> {
  const staff = await findStaff(sql, request.headers);
  if (staff) return staff;
  throw deskRedirect(request, gateAddress(new URL(request.url).pathname.replace(/\.data$/, "")));
}

import { readStaff, type AccessSource } from "./access.server";
import { gateAddress, pageAddress } from "./desk-address";
import { deskRedirect } from "./desk-redirect.server";
import type { Staff } from "~/staff/staff.queries.server";

/**
 * Returns the signed-in staff member. Throws a redirect to the password gate without a session, and a 403
 * if the role may not open the page.
 */
export async function requireStaff(context: AccessSource, request: Request): Promise<Staff> {
  const staff = await readStaff(context, request);
  if (staff) return staff;
  throw deskRedirect(request, gateAddress(pageAddress(new URL(request.url))));
}

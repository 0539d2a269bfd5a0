import { href, redirectDocument } from "react-router";
import { findNamed } from "~/booking/manage/my-booking.queries.server";
import { findStaff } from "~/staff/session.server";
import { retryOnce, type Sql } from "~/web/db.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { mayOpenAddress } from "~/web/pages/may-open";
import { readBookingName } from "./find-action.server";

/** The query parameter of `/bookings` with the reference or number of a booking, as in the QR code of a voucher. */
const NUMBER_PARAMETER = "number";

/** Returns the path that a voucher's QR code leads to. It opens nothing without an e-mail address or a session. */
export function numberPath(reference: string): string {
  return `${href("/:lng?/bookings")}?${NUMBER_PARAMETER}=${reference}`;
}

/** The maximum length of a number in an address. A longer one is none. */
const MAX_LENGTH = 40;

/** Returns the number or reference in an address, as it was written; empty without one. */
export function numberInAddress(request: Request): string {
  const number = new URL(request.url).searchParams.get(NUMBER_PARAMETER)?.trim() ?? "";
  return number.length <= MAX_LENGTH ? number : "";
}

/**
 * Returns the redirect that leads signed-in staff from a voucher's code to the booking at the desk; null for everybody
 * else, for whom nothing is looked up: known and unknown numbers get the same page.
 */
export async function redirectStaffToBooking(sql: Sql, request: Request): Promise<Response | null> {
  const name = readBookingName(numberInAddress(request));
  if (name === null) return null;
  const staff = await findStaff(sql, request);
  if (staff === null) return null;
  const id = await retryOnce(() => findNamed(sql, name));
  if (id === null) return null;
  const page = href("/admin/bookings/:id", { id: String(id) });
  if (!mayOpenAddress(staff.role, page)) return null;
  return redirectDocument(page, { headers: PRIVATE_HEADERS });
}

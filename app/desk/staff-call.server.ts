import type { Sql } from "~/db.server";
import { handleApiCall, apiError } from "~/web/http/api.server";
import { findStaff } from "~/staff/session.server";
import type { Staff } from "~/staff/staff.queries.server";

/** Answers an API call for staff only, with `no-store`. */
export function answerStaffCall(
  sql: Sql,
  request: Request,
  call: (staff: Staff) => Promise<Response>,
): Promise<Response> {
  return handleApiCall(async () => {
    const staff = await findStaff(sql, request.headers);
    const response = staff ? await call(staff) : apiError(401, "sign in first");
    response.headers.set("Cache-Control", "no-store");
    return response;
  });
}

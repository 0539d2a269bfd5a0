import { mustVisitAccount } from "~/web/pages/may-open";
import { readAccess, type AccessSource } from "~/desk/access.server";
import { handleApiRequest, apiError } from "~/web/http/api.server";
import type { Staff } from "~/staff/staff.queries.server";

type StaffEndpoint = (staff: Staff) => Promise<Response>;

async function respondToStaff(context: AccessSource, endpoint: StaffEndpoint) {
  const { staff, isAllowed } = await readAccess(context);
  if (!staff) return apiError(401, "sign in first");
  if (!isAllowed) return apiError(403, "your role may not do this");
  if (mustVisitAccount(staff)) {
    return apiError(403, "change the generated password or set up the second factor first");
  }
  return endpoint(staff);
}

/** Handles an API request for the roles of its page; the response is `no-store`. */
export function handleStaffRequest(
  context: AccessSource,
  endpoint: StaffEndpoint,
): Promise<Response> {
  return handleApiRequest(async () => {
    const response = await respondToStaff(context, endpoint);
    response.headers.set("Cache-Control", "no-store");
    return response;
  });
}

import { mustVisitAccount } from "~/web/pages/may-open";
import { readAccess, type AccessSource } from "~/desk/access.server";
import { handleApiRequest, apiError } from "~/web/http/api.server";
import type { Staff } from "~/staff/staff.queries.server";

type StaffCall = (staff: Staff) => Promise<Response>;

async function answer(context: AccessSource, call: StaffCall) {
  const { staff, isAllowed } = await readAccess(context);
  if (!staff) return apiError(401, "sign in first");
  if (!isAllowed) return apiError(403, "your role may not do this");
  if (mustVisitAccount(staff)) {
    return apiError(403, "change the generated password or set up the second factor first");
  }
  return call(staff);
}

/** Answers an API call for the roles of its page, with `no-store`. */
export function answerStaffCall(context: AccessSource, call: StaffCall): Promise<Response> {
  return handleApiRequest(async () => {
    const response = await answer(context, call);
    response.headers.set("Cache-Control", "no-store");
    return response;
  });
}

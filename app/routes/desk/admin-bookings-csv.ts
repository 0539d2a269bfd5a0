import type { Route } from "./+types/admin-bookings-csv";
import { siteContext } from "~/site-context.server";
import { answerBookingsCsv } from "~/desk/bookings/list/booking-csv.server";
import { recordSecurityContext } from "~/staff/security/record.server";
import { confirmRedirect } from "~/desk/confirm/require-confirmed.server";
import { answerStaffCall } from "~/desk/staff-call.server";

/** With the filters of the list. */
function addressOf({ url }: Request) {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

export function loader({ request, context }: Route.LoaderArgs) {
  const { sql } = context.get(siteContext);
  const record = context.get(recordSecurityContext);
  return answerStaffCall(context, async (staff) => {
    if (!staff.isConfirmed) return confirmRedirect(request, addressOf(request));
    record({ event: "export", outcome: "ok", account: staff.username, detail: "bookings.csv" });
    return answerBookingsCsv(sql, new URL(request.url));
  });
}

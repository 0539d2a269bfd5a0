import type { Route } from "./+types/admin-bookings-csv";
import { siteContext } from "~/server/site-context.server";
import { answerBookingsCsv } from "~/desk/bookings/list/booking-csv.server";
import { languageOf } from "~/web/i18n/middleware.server";
import { recordSecurityContext } from "~/staff/security/record.server";
import { pageAddress } from "~/desk/desk-address";
import { confirmRedirect } from "~/desk/confirm/require-confirmed.server";
import { handleStaffRequest } from "~/desk/api/staff.api.server";

export function loader({ request, context }: Route.LoaderArgs) {
  const { sql } = context.get(siteContext);
  const record = context.get(recordSecurityContext);
  return handleStaffRequest(context, async (staff) => {
    const url = new URL(request.url);
    if (!staff.isConfirmed) return confirmRedirect(request, pageAddress(url));
    record({ event: "export", outcome: "ok", account: staff.username, detail: "bookings.csv" });
    return answerBookingsCsv(sql, url, languageOf(context));
  });
}

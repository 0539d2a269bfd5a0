import type { Route } from "./+types/booking-out";
import { siteContext } from "~/server/site-context.server";
import { answerHandoverCall } from "~/desk/api/rental.api.server";
import { answerStaffCall } from "~/desk/api/staff.api.server";
import { methodNotAllowed } from "~/web/http/api.server";

export const loader = () => methodNotAllowed("PATCH");

export function action({ request, params, context }: Route.ActionArgs) {
  if (request.method !== "PATCH") return methodNotAllowed("PATCH");
  const { bookingStore } = context.get(siteContext);
  return answerStaffCall(context, (staff) =>
    answerHandoverCall(bookingStore, "out", { request, id: params.id, staff }),
  );
}

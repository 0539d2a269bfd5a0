import type { Route } from "./+types/booking-returned";
import { siteContext } from "~/server/site-context.server";
import { handleHandoverRequest } from "~/desk/api/rental.api.server";
import { handleStaffRequest } from "~/desk/api/staff.api.server";
import { methodNotAllowed } from "~/web/http/api.server";

export const loader = () => methodNotAllowed("PATCH");

export function action({ request, params, context }: Route.ActionArgs) {
  if (request.method !== "PATCH") return methodNotAllowed("PATCH");
  const { bookingStore } = context.get(siteContext);
  return handleStaffRequest(context, (staff) =>
    handleHandoverRequest(bookingStore, "returned", { request, id: params.id, staff }),
  );
}

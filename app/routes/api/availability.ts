import type { Route } from "./+types/availability";
import {
  answerAvailabilityCall,
  availabilityLimit,
} from "~/booking/notices/availability-call.server";
import { sql } from "~/db.server";
import { answerCall, apiError, methodNotAllowed } from "~/web/http/api.server";
import { clientAddressContext } from "~/web/http/client.server";

export function loader({ request, context }: Route.LoaderArgs) {
  return answerCall(async () => {
    const seconds = availabilityLimit.take(context.get(clientAddressContext));
    if (seconds !== null) {
      return apiError(429, "too many questions; wait a little", { "Retry-After": `${seconds}` });
    }
    return answerAvailabilityCall(sql, new URL(request.url).searchParams);
  });
}

export const action = () => methodNotAllowed("GET");

import type { Route } from "./+types/track-visit";
import { answerTrackCall, visitLimit } from "~/analytics/visits/collect/track-visit.server";
import { visitQueue } from "~/analytics/visits/collect/visits.server";
import { env } from "~/env.server";
import { answerCall, apiError, methodNotAllowed } from "~/web/http/api.server";
import { readJsonObject } from "~/web/http/body.server";
import { clientAddressContext } from "~/web/http/client.server";

export const loader = () => methodNotAllowed("POST");

export function action({ request, context }: Route.ActionArgs) {
  return answerCall(async () => {
    if (request.method !== "POST") return methodNotAllowed("POST");
    const address = context.get(clientAddressContext);
    const seconds = visitLimit.take(address);
    if (seconds !== null) {
      return apiError(429, "too many visits; wait a little", { "Retry-After": `${seconds}` });
    }
    const body = await readJsonObject(request);
    const caller = { headers: request.headers, address, proxies: env.TRUST_PROXY };
    return answerTrackCall(visitQueue, body, caller);
  });
}

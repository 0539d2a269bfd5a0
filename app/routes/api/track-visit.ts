import type { Route } from "./+types/track-visit";
import { answerTrackCall } from "~/analytics/visits/track-call.server";
import { siteContext } from "~/site-context.server";
import { answerCall, apiError, methodNotAllowed } from "~/web/http/api.server";
import { readJsonObject } from "~/web/http/body.server";
import { clientAddressContext } from "~/web/http/client.server";

export const loader = () => methodNotAllowed("POST");

export function action({ request, context }: Route.ActionArgs) {
  const { settings, visits, limits } = context.get(siteContext);
  return answerCall(async () => {
    if (request.method !== "POST") return methodNotAllowed("POST");
    const address = context.get(clientAddressContext);
    const seconds = limits.visits.take(address);
    if (seconds !== null) {
      return apiError(429, "too many visits; wait a little", { "Retry-After": `${seconds}` });
    }
    const body = await readJsonObject(request);
    const caller = { headers: request.headers, address, proxies: settings.proxies };
    return answerTrackCall(visits, body, caller);
  });
}

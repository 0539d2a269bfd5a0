import type { Route } from "./+types/admin-passkey";
import { handlePasskeyRequest } from "~/desk/passkeys/passkey.api.server";
import { handleStaffRequest } from "~/desk/api/staff.api.server";
import { siteContext } from "~/server/site-context.server";
import { handleApiRequest, methodNotAllowed } from "~/web/http/api.server";

export const loader = ({ context }: Route.LoaderArgs) =>
  handleStaffRequest(context, () => Promise.resolve(methodNotAllowed("POST")));

/**
 * Sends a challenge. It is an action, so that only pages of this site get one; also without a session, to
 * sign in.
 */
export function action({ request, context }: Route.ActionArgs) {
  return handleApiRequest(() => handlePasskeyRequest(context.get(siteContext), request, context));
}

import type { Route } from "./+types/admin-passkey";
import { handlePasskeyRequest } from "~/desk/passkeys/passkey.api.server";
import { handleStaffRequest } from "~/desk/api/staff.api.server";
import { siteContext } from "~/server/site-context.server";
import { handleApiCall, methodNotAllowed } from "~/web/http/api.server";

export const loader = ({ context }: Route.LoaderArgs) =>
  handleStaffRequest(context, () => Promise.resolve(methodNotAllowed("POST")));

/** A change, so that only pages of this site get a challenge; also without a session, to sign in. */
export function action({ request, context }: Route.ActionArgs) {
  return handleApiCall(() => handlePasskeyRequest(context.get(siteContext), request, context));
}

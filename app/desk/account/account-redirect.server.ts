import { href } from "react-router";
import { deskRedirect } from "~/desk/desk-redirect.server";
import { DONE, type AccountDone } from "./account";

/** Back to the account's page, which says what was done. */
export function goBack(request: Request, done: AccountDone, headers: Record<string, string> = {}) {
  return deskRedirect(request, `${href("/admin/account")}?${DONE}=${done}`, headers);
}

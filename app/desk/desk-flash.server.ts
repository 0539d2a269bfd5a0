import type { DeskStatus } from "~/booking/status";
import type { Secret } from "~/staff/site-secret.server";
import { flashCookie } from "~/web/http/flash.server";

/** What was done with a booking, or how many messages go out anew, as the desk says it once. */
export type DeskFlash = { id: number; status: DeskStatus | "noted" } | { resent: number };

/** The desk's flash cookie; all nodes sign it with the site's secret. */
export async function deskFlash(secret: Secret) {
  return flashCookie(await secret());
}

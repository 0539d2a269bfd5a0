import type { DeskStatus } from "~/booking/status";
import type { Secret } from "~/staff/site-secret.server";
import { flashCookie } from "~/web/http/flash.server";

/** The desk's flash message: a changed booking, or the number of messages sent again. */
export type DeskFlash = { id: number; status: DeskStatus | "noted" } | { resent: number };

/** The desk's flash cookie; all nodes sign it with the site's secret. */
export async function deskFlash(secret: Secret) {
  return flashCookie(await secret());
}

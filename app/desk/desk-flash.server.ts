import type { DeskStatus } from "~/booking/status";
import type { Secret } from "~/staff/site-secret.server";
import { flashCookie } from "~/web/http/flash.server";

/** The desk's flash message: a changed booking, or the number of resent messages. */
export type DeskFlash = { id: number; status: DeskStatus | "noted" } | { resent: number };

/** Signed with the site's secret, so that every node can read it. */
export async function deskFlashCookie(secret: Secret) {
  return flashCookie<DeskFlash>(await secret());
}

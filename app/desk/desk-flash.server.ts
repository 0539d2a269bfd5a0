import type { DeskStatus } from "~/booking/status";
import type { Sql } from "~/db.server";
import { flashCookie } from "~/web/http/flash.server";
import { siteSecret } from "~/staff/site-secret.server";

/** What was done with a booking, or how many messages go out anew, as the desk says it once. */
export type DeskFlash = { id: number; status: DeskStatus | "noted" } | { resent: number };

let cookie: Promise<ReturnType<typeof flashCookie>> | null = null;

/** The desk's flash cookie; all nodes sign it with the secret that the database keeps. */
export function deskFlash(sql: Sql) {
  cookie ??= siteSecret(sql)
    .then(flashCookie)
    .catch((error) => {
      cookie = null;
      throw error;
    });
  return cookie;
}

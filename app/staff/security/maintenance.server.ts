import { logFault, type Sql } from "~/web/db.server";
import { deleteOldAttempts } from "~/staff/attempts.queries.server";
import { deleteOldChallenges } from "~/staff/passkeys/passkeys.queries.server";
import { deleteOldWrongCodes } from "~/staff/second-factor/wrong-codes.queries.server";
import { deleteOldSecurityEvents } from "./security.queries.server";

const CLEAN_EVERY_MS = 3_600_000;

/** Deletes old attempts, challenges, wrong codes and security events now and every hour until `close`. */
export function openSecurityMaintenance(sql: Sql) {
  const clean = () => {
    Promise.all([
      deleteOldAttempts(sql),
      deleteOldChallenges(sql),
      deleteOldWrongCodes(sql),
      deleteOldSecurityEvents(sql),
    ]).catch((error: unknown) => logFault(error, "old security events could not be deleted"));
  };
  clean();
  const timer = setInterval(clean, CLEAN_EVERY_MS).unref();
  return { close: () => clearInterval(timer) };
}

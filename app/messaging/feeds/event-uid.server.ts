import { randomUUID } from "node:crypto";
import type { Sql } from "~/web/db.server";
import { findOrInsertSetting, findSetting } from "~/staff/secret.queries.server";

/**
 * Finds the name of this site in identifiers of events, which tells its own feeds from those of other sites of the
 * same kind. It stays when the site's address or secret changes.
 */
export async function findSiteName(sql: Sql): Promise<string> {
  const stored = await findSetting(sql, SETTING);
  return stored ?? findOrInsertSetting(sql, SETTING, randomUUID());
}

const SETTING = "calendarName";

/** Returns the identifier of an event of this site, which the import of a calendar recognizes. */
export function eventUid(
  kind: "taken" | "pickup" | "return",
  id: number,
  siteName: string,
): string {
  return `${kind}-${id}@${siteName}.mgzavri`;
}

import type { Sql } from "~/web/db.server";
import {
  DEFAULT_MESSAGE_HOURS,
  MAX_UNDO_SECONDS,
  type StoredSettings,
} from "~/catalog/company/site-settings";
import { findSettings, saveSettings } from "~/catalog/company/site-settings.queries.server";
import { keysOf } from "~/web/records";

/** Variables of before 0.6.0 that are settings of the desk now, with the greatest value of each. */
const MOVED_VARIABLES = { MORNING_HOUR: 23, EVENING_HOUR: 23, UNDO_SECONDS: MAX_UNDO_SECONDS };

export type MovedSettings = {
  /** The variables that are set. */
  names: string[];
  /** Their values. One that is no number within its limits has none. */
  values: Pick<StoredSettings, "messageHours" | "undoSeconds">;
};

/** Reads what the environment still says about settings of the desk. */
export function readMovedSettings(
  source: Readonly<Record<string, string | undefined>>,
): MovedSettings {
  const valueOf = (name: keyof typeof MOVED_VARIABLES) => {
    const text = source[name]?.trim() ?? "";
    return /^\d{1,3}$/.test(text) && Number(text) <= MOVED_VARIABLES[name] ? Number(text) : null;
  };
  const [morning, evening, undoSeconds] = [
    valueOf("MORNING_HOUR"),
    valueOf("EVENING_HOUR"),
    valueOf("UNDO_SECONDS"),
  ];
  const messageHours = {
    morning: morning ?? DEFAULT_MESSAGE_HOURS.morning,
    evening: evening ?? DEFAULT_MESSAGE_HOURS.evening,
  };
  return {
    names: keysOf(MOVED_VARIABLES).filter((name) => source[name]?.trim()),
    values: {
      ...((morning !== null || evening !== null) && { messageHours }),
      ...(undoSeconds !== null && { undoSeconds }),
    },
  };
}

/** The author in the settings log. */
const ACTOR = ".env";

/**
 * Stores the values that the environment still has as settings of the desk, where the desk has none, once: what
 * staff decide afterwards stays. Nodes that start at the same time store the same.
 */
export async function adoptMovedSettings(sql: Sql, { values }: MovedSettings) {
  if (Object.keys(values).length === 0) return;
  const [before] = await sql`select from settings where name = 'movedSettings'`;
  if (before) return;
  const stored = await findSettings(sql);
  const missing = Object.entries(values).filter(([name]) => !(name in stored));
  await saveSettings(sql, Object.fromEntries(missing), ACTOR);
  await sql`insert into settings (name, value) values ('movedSettings', 'true') on conflict do nothing`;
}

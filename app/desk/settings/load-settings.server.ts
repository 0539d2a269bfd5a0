import { businessTime } from "~/calendar";
import type { Presentation } from "~/company/site-settings";
import {
  findSettings,
  findSettingsVersion,
  listSettingsEvents,
  type SettingsEvent,
} from "~/company/site-settings.queries.server";
import type { Sql } from "~/db.server";
import { requireStaff } from "~/desk/require-staff.server";
import { changesBetween, firstTexts, SAVED, textsOf } from "./setting-fields";

const MOST_EVENTS = 30;

/** What the settings' page shows to staff. Throws a redirect to the gate for anybody else. */
export async function loadSettings(sql: Sql, request: Request, first: Presentation) {
  await requireStaff(sql, request);
  // In front of the others: a change after it is refused, not overwritten.
  const version = await findSettingsVersion(sql);
  const [stored, events] = await Promise.all([
    findSettings(sql),
    listSettingsEvents(sql, MOST_EVENTS),
  ]);
  return {
    version: String(version),
    texts: textsOf(stored),
    first: firstTexts(first),
    events: events.map(eventOf),
    saved: new URL(request.url).searchParams.has(SAVED),
  };
}

function eventOf({ id, name, actor, oldValue, newValue, createdAt }: SettingsEvent) {
  const changes = changesBetween({ [name]: oldValue }, { [name]: newValue });
  return { id, actor, at: businessTime(createdAt), changes };
}

export type SettingsPageData = Awaited<ReturnType<typeof loadSettings>>;

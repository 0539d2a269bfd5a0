import { businessTime } from "~/web/calendar";
import type { PresentationDefaults } from "~/catalog/company/site-settings";
import {
  findSettings,
  findSettingsVersion,
  listSettingsEvents,
  type SettingsEvent,
} from "~/catalog/company/site-settings.queries.server";
import type { Sql } from "~/web/db.server";
import { changesBetween, defaultTexts, SAVED, textsOf } from "./setting-fields";

const MAX_EVENTS = 30;

/** Loads the data of the settings page. */
export async function loadSettings(sql: Sql, request: Request, defaults: PresentationDefaults) {
  // The version is read before the other queries: a change in between is then refused as stale, not
  // overwritten.
  const version = await findSettingsVersion(sql);
  const [stored, events] = await Promise.all([
    findSettings(sql),
    listSettingsEvents(sql, MAX_EVENTS),
  ]);
  const firstTexts = defaultTexts(defaults, stored);
  return {
    version: String(version),
    texts: textsOf(stored),
    defaults: firstTexts,
    events: events
      .map((event) => eventOf(event, firstTexts))
      .filter(({ changes }) => changes.length > 0),
    saved: new URL(request.url).searchParams.has(SAVED),
  };
}

/** Returns an event of the settings; null for one of the publication, which has a page of its own. */
function eventOf(
  { id, name, actor, oldValue, newValue, createdAt }: SettingsEvent,
  defaults: ReturnType<typeof defaultTexts>,
) {
  const changes = changesBetween({ [name]: oldValue }, { [name]: newValue }, defaults);
  return { id, actor, at: businessTime(createdAt), changes };
}

export type SettingsPageData = Awaited<ReturnType<typeof loadSettings>>;

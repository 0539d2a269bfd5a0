import type { Answers } from "~/catalog/availability/at-once";
import type { Sql } from "~/web/db.server";
import {
  DEFAULT_MESSAGE_HOURS,
  SETTING_NAMES,
  answersOf,
  type MessageHours,
  type PresentationSettings,
  type StoredSettings,
} from "./site-settings";

/** Returns the stored settings; those that are not stored are missing in the result. */
export async function findSettings(sql: Sql): Promise<PresentationSettings> {
  const rows = await sql<{ name: string; value: unknown }[]>`
    select name, value from settings
    where name = any(${[...SETTING_NAMES, "mainCurrency", "languages"]})`;
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Returns the hours at which the messages about the day are sent. */
export async function findMessageHours(sql: Sql): Promise<MessageHours> {
  return (await findSettings(sql)).messageHours ?? DEFAULT_MESSAGE_HOURS;
}

/** Returns how the company answers. */
export async function findAnswers(sql: Sql): Promise<Answers> {
  return answersOf(await findSettings(sql));
}

/** Returns a version that increases with each change of the settings. */
export async function findSettingsVersion(sql: Sql): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    select value::integer as version from settings where name = 'settingsVersion'`;
  return row?.version ?? 0;
}

/**
 * Stores settings and their change events; null deletes a setting. Returns the names of those that
 * changed, which also invalidates cached pages. Returns null, and stores nothing, if the settings have
 * changed since the version `read`.
 */
export async function saveSettings(
  sql: Sql,
  updates: StoredSettings,
  actor: string,
  read: number | null = null,
): Promise<string[] | null> {
  const [row] = await sql<[{ names: string[]; isStale: boolean }]>`
    with changed as (
      select updates.key as name, settings.value as old_value,
        nullif(updates.value, 'null'::jsonb) as new_value
      from jsonb_each(${sql.json(updates)}) as updates
      left join settings on settings.name = updates.key
      where updates.key = any(${[...SETTING_NAMES]})
        and settings.value is distinct from nullif(updates.value, 'null'::jsonb)
    ), version_bump as (
      insert into settings as known (name, value)
      select 'settingsVersion', '1' where exists (select from changed)
      on conflict (name) do update set value = to_jsonb(known.value::integer + 1)
        where ${read}::integer is null or known.value = to_jsonb(${read}::integer)
      returning name
    ), stored as (
      insert into settings (name, value)
      select changed.name, new_value from changed, version_bump where new_value is not null
      on conflict (name) do update set value = excluded.value
    ), removed as (
      delete from settings using changed, version_bump
      where settings.name = changed.name and changed.new_value is null
    ), events as (
      insert into settings_events (name, actor, old_value, new_value)
      select changed.name, ${actor}, old_value, new_value from changed, version_bump
      returning name
    )
    select array(select name from events) as names,
      exists (select from changed) and not exists (select from version_bump) as "isStale"`;
  return row.isStale ? null : row.names;
}

export type SettingsEvent = {
  id: number;
  name: keyof StoredSettings;
  actor: string;
  /** The value before; null if the environment's value applied. */
  oldValue: unknown;
  newValue: unknown;
  createdAt: Date;
};

/** Lists changes of settings, newest first. */
export async function listSettingsEvents(sql: Sql, limit: number): Promise<SettingsEvent[]> {
  return sql<SettingsEvent[]>`
    select id, name, actor, old_value as "oldValue", new_value as "newValue",
      created_at as "createdAt"
    from settings_events where name = any(${[...SETTING_NAMES]})
    order by id desc limit ${limit}`;
}

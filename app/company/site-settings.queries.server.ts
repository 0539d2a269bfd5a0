import type { Sql } from "~/db.server";
import { SETTING_NAMES, type StoredSettings } from "./site-settings";

/** What the operator has set; what is not set is not in it. */
export async function findSettings(sql: Sql): Promise<StoredSettings> {
  const rows = await sql<{ name: string; value: unknown }[]>`
    select name, value from settings where name = any(${[...SETTING_NAMES]})`;
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** A number that rises with each change of the settings. */
export async function findSettingsVersion(sql: Sql): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    select value::integer as version from settings where name = 'settingsVersion'`;
  return row?.version ?? 0;
}

/**
 * Stores settings, of which null takes one away, and notes who changed what. Answers with the names
 * of those that are other than before; kept pages show them from then on. Null, and nothing is
 * stored, where they have changed since the version `read`.
 */
export async function saveSettings(
  sql: Sql,
  wanted: StoredSettings,
  actor: string,
  read: number | null = null,
): Promise<string[] | null> {
  const [row] = await sql<{ names: string[]; isStale: boolean }[]>`
    with changed as (
      select wanted.key as name, settings.value as old_value,
        nullif(wanted.value, 'null'::jsonb) as new_value
      from jsonb_each(${sql.json(wanted)}) as wanted
      left join settings on settings.name = wanted.key
      where wanted.key = any(${[...SETTING_NAMES]})
        and settings.value is distinct from nullif(wanted.value, 'null'::jsonb)
    ), turn as (
      insert into settings as known (name, value)
      select 'settingsVersion', '1' where exists (select from changed)
      on conflict (name) do update set value = to_jsonb(known.value::integer + 1)
        where ${read}::integer is null or known.value = to_jsonb(${read}::integer)
      returning name
    ), stored as (
      insert into settings (name, value)
      select changed.name, new_value from changed, turn where new_value is not null
      on conflict (name) do update set value = excluded.value
    ), removed as (
      delete from settings using changed, turn
      where settings.name = changed.name and changed.new_value is null
    ), noted as (
      insert into settings_events (name, actor, old_value, new_value)
      select changed.name, ${actor}, old_value, new_value from changed, turn
      returning name
    )
    select array(select name from noted) as names,
      exists (select from changed) and not exists (select from turn) as "isStale"`;
  return row!.isStale ? null : row!.names;
}

export type SettingsEvent = {
  id: number;
  name: keyof StoredSettings;
  actor: string;
  /** Null where the environment's value held. */
  oldValue: unknown;
  newValue: unknown;
  createdAt: Date;
};

/** The last changes of the settings, newest first. */
export async function listSettingsEvents(sql: Sql, limit: number): Promise<SettingsEvent[]> {
  return sql<SettingsEvent[]>`
    select id, name, actor, old_value as "oldValue", new_value as "newValue",
      created_at as "createdAt"
    from settings_events order by id desc limit ${limit}`;
}

-- Saves a setting that an imported file has beside its texts; JSON null is the default. A file that lacks it, as one of
-- an earlier release, leaves it. Locks in the order of saving settings.
create or replace function import_setting(setting text, document jsonb, imported_by text) returns void
language plpgsql as $$
declare
  old_one jsonb := (select value from settings where name = setting);
  new_one jsonb := nullif(document -> setting, 'null');
begin
  if not document ? setting or new_one is not distinct from old_one then return; end if;
  insert into settings as known (name, value) values ('settingsVersion', '1')
  on conflict (name) do update set value = to_jsonb(known.value::integer + 1);
  if new_one is null then
    delete from settings where name = setting;
  else
    insert into settings (name, value) values (setting, new_one)
    on conflict (name) do update set value = excluded.value;
  end if;
  insert into settings_events (name, actor, old_value, new_value)
  values (setting, imported_by, old_one, new_one);
end
$$;

-- Saves the languages that an imported file offers; JSON null is the default. A file that lacks them, as one of an
-- earlier release, leaves them. Locks in the order of saving settings.
create or replace function import_languages(document jsonb, imported_by text) returns void language plpgsql as $$
declare
  old_codes jsonb := (select value from settings where name = 'languages');
  new_codes jsonb := nullif(document -> 'languages', 'null');
begin
  if not document ? 'languages' or new_codes is not distinct from old_codes then return; end if;
  insert into settings as known (name, value) values ('settingsVersion', '1')
  on conflict (name) do update set value = to_jsonb(known.value::integer + 1);
  if new_codes is null then
    delete from settings where name = 'languages';
  else
    insert into settings (name, value) values ('languages', new_codes)
    on conflict (name) do update set value = excluded.value;
  end if;
  insert into settings_events (name, actor, old_value, new_value)
  values ('languages', imported_by, old_codes, new_codes);
end
$$;

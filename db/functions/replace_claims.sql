-- Saves the numbers that the site claims about the company, with the change.
create or replace function replace_claims(given jsonb, saved_by text) returns void language plpgsql as $$
begin
  with old_row as (
    select id, value from content where section = 'claims' for update
  ), changed as (
    update content set value = nullif(given, 'null'), version = version + 1
    from old_row
    where content.id = old_row.id and old_row.value is distinct from nullif(given, 'null')
    returning content.id, section, version, coalesce(old_row.value, '{}') as before,
      coalesce(content.value, '{}') as after
  )
  insert into content_changes (content_id, section, actor, version, before, after)
  select id, section, saved_by, version, changed_columns(before, after),
    changed_columns(after, before)
  from changed;
end
$$;

-- Saves the texts and reviews of an import. A section that the document lacks, as in a file of an earlier release,
-- stays as it is.
create or replace function import_content(document jsonb, imported_by text)
returns void language plpgsql as $$
begin
  with old_row as (
    select id, value from content where section <> 'review' and document ? section for update
  ), changed as (
    update content
    set value = nullif(document -> section, 'null'), version = version + 1
    from old_row
    where content.id = old_row.id
      and old_row.value is distinct from nullif(document -> section, 'null')
    returning content.id, section, version, coalesce(old_row.value, '{}') as before,
      coalesce(content.value, '{}') as after
  )
  insert into content_changes (content_id, section, actor, version, before, after)
  select id, section, imported_by, version, changed_columns(before, after),
    changed_columns(after, before)
  from changed;

  with removed as (
    delete from content
    where section = 'review' and not exists (
      select from jsonb_array_elements(document -> 'reviews') as review
      where review -> 'texts' = content.value
        and (review -> 'isExample')::boolean = content.is_example
    )
    returning id, section, version, value
  )
  insert into content_changes (content_id, section, actor, version, before)
  select id, section, imported_by, version, value from removed;

  with added as (
    insert into content (section, value, is_example)
    select 'review', review -> 'texts', (review -> 'isExample')::boolean
    from jsonb_array_elements(document -> 'reviews') with ordinality as list (review, position)
    where not exists (
      select from content
      where section = 'review' and value = review -> 'texts'
        and is_example = (review -> 'isExample')::boolean
    )
    -- The list is the newest first.
    order by position desc
    returning id, section, version, value
  )
  insert into content_changes (content_id, section, actor, version, after)
  select id, section, imported_by, version, value from added;
end
$$;

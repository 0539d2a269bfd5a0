-- Records a change of everything in the main currency: no earlier change of one of its tables can be
-- undone any more.
create or replace function record_currency(previous jsonb, saved_by text) returns void language plpgsql as $$
begin
  with change as (
    insert into price_changes (subject, actor, before, after)
    values ('currency', saved_by, previous, currency_document())
    returning id
  )
  update price_versions set version = change.id from change where subject <> 'places';
end
$$;

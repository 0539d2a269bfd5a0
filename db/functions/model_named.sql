-- The model that a name means: the one on offer, else the one that was archived last.
create or replace function model_named(wanted text) returns integer language sql stable as $$
  select id from cars where lower(name) = lower(wanted)
  order by archived_at is not null, archived_at desc, id desc
  limit 1
$$;

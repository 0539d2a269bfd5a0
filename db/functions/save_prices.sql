-- Saves a price table unless another version than `read` is stored. Returns whether it has saved it.
create or replace function save_prices(
  saved_subject text, document jsonb, read bigint, saved_by text
)
returns boolean language plpgsql as $$
declare
  previous jsonb;
begin
  perform from price_versions where subject = saved_subject and version = read for update;
  if not found then return false; end if;
  previous := price_document(saved_subject);
  execute format('select replace_%I($1)', saved_subject) using document;
  with change as (
    insert into price_changes (subject, actor, before, after)
    values (saved_subject, saved_by, previous, document)
    returning id
  )
  update price_versions set version = change.id from change where subject = saved_subject;
  return true;
end
$$;

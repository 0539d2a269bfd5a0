-- Locks in the order of `save_prices` and `save_currency`: an import and a change of the prices at the same time were
-- a deadlock.
create or replace function import_site(document jsonb, imported_by text, today date)
returns void language plpgsql as $$
declare
  previous jsonb;
  main jsonb;
begin
  perform from price_versions order by subject for update;
  perform from fleet_version for update;
  previous := currency_document();
  main := previous -> 'main';
  perform import_models(document -> 'cars', imported_by);
  perform import_vehicles(document -> 'cars', imported_by, today);
  perform import_price_table('rates', jsonb_build_object('types', document -> 'tiers', 'plans', (
    select coalesce(jsonb_object_agg(cars.id, model -> 'plan'), '{}')
    from jsonb_array_elements(document -> 'cars') as model
    join cars on lower(cars.name) = lower(model -> 'columns' ->> 'name') and archived_at is null
    where model -> 'plan' <> 'null'
  )), imported_by);
  perform import_price_table('seasons', document -> 'seasons', imported_by);
  perform import_price_table('places', document -> 'places', imported_by);
  perform import_price_table('extras', document -> 'extras', imported_by);
  -- A file of an earlier release has no roads: they stay.
  if document ? 'roads' then
    perform import_price_table('roads', document -> 'roads', imported_by);
  end if;
  -- A file of an earlier release has neither.
  if document ? 'fees' then perform import_price_table('fees', document -> 'fees', imported_by); end if;
  if document ? 'codes' then perform import_price_table('codes', document -> 'codes', imported_by); end if;
  perform import_content(document -> 'content', imported_by);
  perform import_languages(document -> 'content', imported_by);
  -- A file of an earlier release says nothing of answers.
  perform import_setting('atOnceHours', document -> 'content', imported_by);
  perform import_setting('noticeHours', document -> 'content', imported_by);
  if coalesce(nullif(main, 'null') -> 'currency', '"USD"') <> document -> 'main' -> 'currency'
    or main <> 'null' and main <> document -> 'main' then
    perform replace_main_currency(document -> 'main');
    perform record_currency(previous, imported_by);
  end if;
end
$$;

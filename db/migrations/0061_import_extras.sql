-- The file has the further extras, too: "extras": [{"name": {…}, "price": 5, "perDay": true, "max": 2}, …]
create or replace function import_site(document jsonb, imported_by text, today date)
returns void language plpgsql as $$
begin
  perform from fleet_version for update;
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
  perform import_content(document -> 'content', imported_by);
end
$$;

-- What a customer has to be told: `ready` (they have a car now), `model` (another one), `plate` (another
-- plate than the one that was shown); null if there is nothing.
create or replace function car_news(told notified_cars, car jsonb) returns text
language sql immutable parallel safe as $$
  select case
    when told.booking_id is null or not (car ->> 'isAssigned')::boolean then null
    when told.car_id is null then 'ready'
    when told.car_id <> (car ->> 'modelId')::integer then 'model'
    when told.plate <> car ->> 'plate' then 'plate'
  end
$$;

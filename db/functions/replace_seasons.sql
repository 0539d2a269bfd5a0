-- Replaces all seasons by those of a document.
create or replace function replace_seasons(document jsonb) returns void language plpgsql as $$
begin
  delete from seasons;
  insert into seasons (name, first_day, last_day, percent, rates, min_days)
  select season -> 'name', (season ->> 'from')::date, (season ->> 'to')::date,
    (season ->> 'percent')::numeric, nullif(season -> 'rates', 'null'::jsonb),
    coalesce((season ->> 'minDays')::integer, 1)
  from jsonb_array_elements(document) as season;
end
$$;

-- The shortest usual rental that has days of the season; a shorter one gets a notice.
alter table seasons add column min_days integer not null default 1;
alter table seasons add constraint seasons_min_days_check check (min_days between 1 and 90);

create or replace function seasons_document() returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', name, 'from', first_day, 'to', last_day, 'percent', percent, 'rates', rates,
    'minDays', min_days
  ) order by first_day), '[]')
  from seasons
$$;

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

-- The vehicles that `head` could get, each with the movable rows that would be in the way, the best first.
create or replace function packing_choices(
  model integer, now_at timestamp, only_vehicle integer, head occupancy_move, placed occupancy_move[]
) returns table (vehicle_id integer, in_the_way occupancy_move[]) language sql stable as $$
  with reach as materialized (
    select tsrange(
      lower(head.during) - interval '30 days', upper(head.during) + interval '30 days'
    ) as days
  ), nearby as (
    select id as of_vehicle, null::bigint as row_id, null::tsrange as during, null::boolean as movable
    from vehicles
    where car_id = model and (only_vehicle is null or id = only_vehicle)
      and daterange(in_service_from, in_service_to, '[]') @> days_of(head.during)
    union all
    select
      other.vehicle_id, other.id, other.during,
      case when other.during && head.during then is_movable(other, now_at) end
    from occupancy as other
    where int4range(other.car_id, other.car_id, '[]') && int4range(model, model, '[]')
      and other.during && (select days from reach)
      and other.vehicle_id is not null and other.id <> head.row_id
      and not exists (select from unnest(placed) as done where done.row_id = other.id)
  ), choices as (
    select
      of_vehicle,
      array_agg(row(row_id, of_vehicle, during)::occupancy_move)
        filter (where during && head.during) as in_the_way,
      min(lower(during)) filter (where during && head.during) as first_start,
      max(upper(during)) filter (where during << head.during) as free_from,
      min(lower(during)) filter (where during >> head.during) as free_to
    from nearby
    group by of_vehicle
    having bool_or(row_id is null) and coalesce(bool_and(movable), true)
  )
  select of_vehicle, coalesce(choices.in_the_way, '{}')
  from choices cross join reach
  where not exists (
      select from unnest(placed) as done
      where done.vehicle_id = of_vehicle and done.during && head.during
    )
    and (
      lower(head.during) >= now_at + overdue_margin()
      or of_vehicle not in (
        select awaited.vehicle_id from awaited_rows(now_at) as awaited
        where awaited.id <> head.row_id and awaited_time(awaited.during, now_at) && head.during
      )
    )
  order by
    choices.in_the_way is not null, first_start < lower(head.during), first_start desc,
    coalesce(free_to, upper(days)) - coalesce(free_from, lower(days)), of_vehicle
$$;

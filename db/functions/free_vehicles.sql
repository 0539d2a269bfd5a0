-- The vehicles of a model that are free throughout a period, apart from one row of `occupancy`. Most periods begin
-- later than the margin of overdue ones, and skip them.
create or replace function free_vehicles(
  model integer, period tsrange, now_at timestamp, except_row bigint
) returns setof vehicles language sql stable as $$
  select vehicles.* from vehicles
  where car_id = model
    and daterange(in_service_from, in_service_to, '[]') @> days_of(period)
    and not exists (
      select from occupancy as other
      where other.vehicle_id is not null and other.id <> except_row
        and int4range(other.vehicle_id, other.vehicle_id, '[]')
          && int4range(vehicles.id, vehicles.id, '[]')
        and other.during && period
    )
    and (
      lower(period) >= now_at + overdue_margin()
      or vehicles.id not in (
        select awaited.vehicle_id from awaited_rows(now_at) as awaited
        where awaited.id <> except_row and awaited_time(awaited.during, now_at) && period
      )
    )
$$;

-- How many vehicles of a model are free throughout a period, apart from one row of `occupancy`. Bookings that wait
-- for a vehicle count if `with_waiting`. Negative if more are given than there are.
create or replace function model_capacity(
  model integer, period tsrange, now_at timestamp, except_row bigint, with_waiting boolean
) returns integer language sql stable as $$
  with units as materialized (
    select id from vehicles
    where car_id = model and daterange(in_service_from, in_service_to, '[]') @> days_of(period)
  ), demand as (
    select greatest(lower(during), lower(period)) as starts, least(upper(during), upper(period)) as ends
    from occupancy
    where int4range(car_id, car_id, '[]') && int4range(model, model, '[]') and during && period
      and occupancy.id <> except_row
      and (
        vehicle_id is null and with_waiting or vehicle_id in (select id from units)
        or booking_id is not null and vehicle_id is not null and not exists (
          select from vehicles
          where vehicles.id = vehicle_id
            and daterange(in_service_from, in_service_to, '[]') @> days_of(during)
        )
      )
    union all
    select greatest(lower(period), upper(during)), least(now_at + overdue_margin(), upper(period))
    from awaited_rows(now_at) as awaited
    where lower(period) < now_at + overdue_margin() and car_id = model and awaited.id <> except_row
      and awaited_time(during, now_at) && period and vehicle_id in (select id from units)
  ), changes as (
    select starts as moment, 1 as change from demand
    union all
    select ends, -1 from demand
  ), running as (
    select sum(change) over (order by moment, change rows unbounded preceding) as taken from changes
  )
  select ((select count(*) from units) - coalesce((select max(taken) from running), 0))::integer
$$;

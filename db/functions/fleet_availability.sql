-- The availability of each model on offer for a period, as `model_availability` says it, in one pass over the fleet.
create or replace function fleet_availability(period tsrange, now_at timestamp)
  returns table (model integer, availability text) language sql stable as $$
  with units as materialized (
    select id, car_id from vehicles
    where (in_service_from is null or in_service_from <= lower(period)::date)
      and (in_service_to is null or in_service_to >= upper(period)::date)
  ), taken as materialized (
    select occupancy.*, units.id is not null as is_unit
    from occupancy left join units on units.id = vehicle_id
    where during && period
  ), overdue as materialized (
    select vehicle_id, awaited.car_id, during
    from awaited_rows(now_at) as awaited join units on units.id = vehicle_id
    where lower(period) < now_at + overdue_margin() and awaited_time(during, now_at) && period
  ), demand as (
    select car_id, greatest(lower(during), lower(period)) as starts,
      least(upper(during), upper(period)) as ends
    from taken
    where vehicle_id is null or is_unit or booking_id is not null and not serves(vehicle_id, during)
    union all
    select car_id, greatest(lower(period), upper(during)), least(now_at + overdue_margin(), upper(period))
    from overdue
  ), running as (
    select car_id, sum(change) over (
        partition by car_id order by moment, change rows unbounded preceding
      ) as taken
    from (
      select car_id, starts as moment, 1 as change from demand
      union all
      select car_id, ends, -1 from demand
    ) as changes
  ), peaks as (
    select car_id, max(taken) as taken from running group by car_id
  ), counted as (
    select car_id, count(*) as units,
      count(*) filter (
        where id not in (select vehicle_id from taken where vehicle_id is not null)
          and id not in (select vehicle_id from overdue)
      ) as free
    from units group by car_id
  ), fixed as (
    select car_id from occupancy
    where (pinned or kind <> 'booked') and upper(during) > lower(period)
    union
    select car_id from taken where lower(during) <= now_at
    union
    select car_id from overdue
    union
    select car_id from vehicles where in_service_from is not null or in_service_to is not null
  )
  select cars.id, case
    when coalesce(counted.units - coalesce(peaks.taken, 0), 0) <= 0 then 'request'
    when free = 0 and cars.id in (select car_id from fixed)
      then model_availability(cars.id, period, now_at)
    when counted.units - coalesce(peaks.taken, 0) = 1 then 'last'
    else 'free'
  end
  from cars
  left join counted on counted.car_id = cars.id
  left join peaks on peaks.car_id = cars.id
  where archived_at is null
$$;

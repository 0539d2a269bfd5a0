-- Nothing completes itself: a confirmed booking whose pick-up nobody marked stays confirmed, and its vehicle counts as
-- taken for the next 24 hours, like an overdue one.

create index bookings_unmarked_idx on bookings (pickup_date)
  where status = 'confirmed' and out_at is null;

-- Whether the pick-up of a confirmed booking has passed and nobody marked it.
create function is_unmarked(booking bookings, now_at timestamp) returns boolean
  language sql immutable parallel safe as $$
  select booking.status = 'confirmed' and booking.out_at is null
    and booking.pickup_date <= now_at::date
    and booking.pickup_date + booking.pickup_time <= now_at
$$;

-- The rows of vehicles that may come back any time: those that are overdue, and those of unmarked bookings.
create function awaited_rows(now_at timestamp) returns setof occupancy
  language sql stable as $$
  select occupancy.* from occupancy where kind = 'out' and upper(during) <= now_at
  union all
  select occupancy.* from bookings join occupancy on booking_id = bookings.id
  where bookings.status = 'confirmed' and bookings.out_at is null
    and bookings.pickup_date <= now_at::date and is_unmarked(bookings, now_at)
    and kind = 'booked' and vehicle_id is not null
$$;

-- What such a row takes beyond its range.
create function awaited_time(during tsrange, now_at timestamp) returns tsrange
  language sql immutable parallel safe as $$
  select tsrange(upper(during), greatest(upper(during), now_at + overdue_margin()))
$$;

-- As before, with `awaited_rows`. Most periods begin later than the margin, and skip them.
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

-- As before, with `awaited_rows`.
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

-- As before, with `awaited_rows`.
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

-- As before, with `awaited_rows`.
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

-- Marks an unmarked booking whose planned time is over as handed over and returned at the planned times: by staff,
-- for many bookings at once. The vehicle may be with another customer by now.
create function mark_as_planned(
  target bigint, by_actor text, now_at timestamp,
  out outcome text, out conflicts bigint[], out booking bookings
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  stored occupancy;
begin
  perform lock_bookings(array[target], null);
  select * into booking from bookings where id = target;
  select * into stored from occupancy where booking_id = target;
  outcome := case
    when booking.id is null then 'unknown'
    when booking.status <> 'confirmed' or booking.out_at is not null then 'refused'
    when booking_end(booking) > now_at then 'future'
    when stored.id is not null and stored.vehicle_id is null then 'unassigned'
    else 'changed'
  end;
  if outcome <> 'changed' then return; end if;
  update bookings set
    status = 'completed', out_at = business_instant(booking_start(booking)),
    returned_at = business_instant(booking_end(booking))
  where id = target returning * into booking;
  insert into booking_events (booking_id, kind, actor) values (target, 'out', by_actor);
  if stored.id is not null then perform settle_models(array[stored.car_id], now_at); end if;
end
$$;

-- What the site completed itself: pick-ups of the last 14 days are asked about. Their rows of `occupancy` are as they
-- were, so nothing that was booked since collides. Older ones stay completed by `system`, which reads as assumed.
with reopened as (
  update bookings set status = 'confirmed'
  where status = 'completed' and out_at is null and erased_at is null
    and pickup_date + pickup_time > business_time(now()) - interval '14 days'
    and (
      select actor from booking_events as event
      where event.booking_id = bookings.id and event.kind = 'completed'
      order by event.id desc limit 1
    ) = 'system'
  returning id
)
insert into booking_events (booking_id, kind, actor) select id, 'confirmed', 'system' from reopened;

-- The same for those that the site has not completed yet.
with assumed as (
  update bookings set status = 'completed'
  where status = 'confirmed' and out_at is null
    and pickup_date + pickup_time <= business_time(now()) - interval '14 days'
    and booking_end(bookings) <= business_time(now())
  returning id
)
insert into booking_events (booking_id, kind, actor) select id, 'completed', 'system' from assumed;

-- Nodes of the previous release complete bookings while they hold this advisory lock, which nothing else takes. They
-- complete none any more: the row is left out of their statement.
create function skip_automatic_completion() returns trigger language plpgsql as $$
begin
  if exists (
    select from pg_locks
    where locktype = 'advisory' and pid = pg_backend_pid() and objid = 7302012 and granted
  ) then
    return null;
  end if;
  return new;
end
$$;

create trigger bookings_skip_automatic_completion before update on bookings
  for each row when (old.status = 'confirmed' and new.status = 'completed' and new.out_at is null)
  execute function skip_automatic_completion();

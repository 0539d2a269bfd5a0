-- Which vehicle a period of a model can have: read only, called with the model's lock for a write.

-- Vehicles that are in service and free in all of the period. Both conditions on the vehicle are
-- needed: the range for the index, the equality for joins.
create function free_vehicles(model integer, period tsrange, now_at timestamp, except_row bigint)
  returns setof vehicles language sql stable as $$
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
    and not exists (
      select from occupancy as overdue
      where overdue.vehicle_id = vehicles.id and overdue.kind = 'out' and overdue.id <> except_row
        and upper(overdue.during) <= now_at and lower(period) < now_at + overdue_margin()
    )
$$;

-- How many more bookings a model can take in a period, if its vehicles are packed: its vehicles in
-- service, less the most that are taken at one moment. What is on these
-- vehicles counts, and bookings whose vehicle is no longer in service at their time.
-- With `with_waiting` also those that wait for a vehicle.
create function model_capacity(
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
    select lower(period), least(now_at + overdue_margin(), upper(period))
    from occupancy
    where car_id = model and kind = 'out' and upper(during) <= now_at and not during && period
      and lower(period) < now_at + overdue_margin() and vehicle_id in (select id from units)
      and occupancy.id <> except_row
  ), changes as (
    select starts as moment, 1 as change from demand
    union all
    select ends, -1 from demand
  ), running as (
    select sum(change) over (order by moment, change rows unbounded preceding) as taken from changes
  )
  select ((select count(*) from units) - coalesce((select max(taken) from running), 0))::integer
$$;

-- The bookings of a model in a period, at most a hundred.
create function conflicting_bookings(model integer, period tsrange, except_row bigint)
  returns bigint[] language sql stable as $$
  select coalesce(array_agg(booking_id order by lower(during), booking_id), '{}')
  from (
    select booking_id, during from occupancy
    where int4range(car_id, car_id, '[]') && int4range(model, model, '[]') and during && period
      and booking_id is not null and id <> except_row
    order by lower(during), booking_id
    limit 100
  ) as conflicts
$$;

-- A row of `occupancy` and the vehicle that it gets; the row 0 is not stored yet.
create type occupancy_move as (row_id bigint, vehicle_id integer, during tsrange);

-- The vehicles that a row can have, best first: the smallest gap that holds it, so that the longest
-- stays for sale; else those where others have to be moved. Looks at 30 days before and after.
create function packing_choices(
  model integer, now_at timestamp, only_vehicle integer, head occupancy_move, placed occupancy_move[]
) returns table (vehicle_id integer, in_the_way occupancy_move[]) language sql stable as $$
  with reach as materialized (
    select tsrange(
      lower(head.during) - interval '30 days', upper(head.during) + interval '30 days'
    ) as days
  ), nearby as materialized (
    select
      other.vehicle_id,
      array_agg(row(other.id, other.vehicle_id, other.during)::occupancy_move)
        filter (where other.during && head.during) as in_the_way,
      bool_and(is_movable(other, now_at)) filter (where other.during && head.during) as movable,
      min(lower(other.during)) filter (where other.during && head.during) as first_start,
      max(upper(other.during)) filter (where other.during << head.during) as free_from,
      min(lower(other.during)) filter (where other.during >> head.during) as free_to
    from occupancy as other
    where int4range(other.car_id, other.car_id, '[]') && int4range(model, model, '[]')
      and other.during && (select days from reach)
      and other.vehicle_id is not null and other.id <> head.row_id
      and not exists (select from unnest(placed) as done where done.row_id = other.id)
    group by other.vehicle_id
  )
  select vehicles.id, coalesce(in_the_way, '{}')
  from vehicles cross join reach
  left join nearby on nearby.vehicle_id = vehicles.id
  where car_id = model and (only_vehicle is null or vehicles.id = only_vehicle)
    and daterange(in_service_from, in_service_to, '[]') @> days_of(head.during)
    and coalesce(movable, true)
    and not exists (
      select from unnest(placed) as done
      where done.vehicle_id = vehicles.id and done.during && head.during
    )
    and not exists (
      select from occupancy as overdue
      where overdue.vehicle_id = vehicles.id and overdue.kind = 'out' and overdue.id <> head.row_id
        and upper(overdue.during) <= now_at and lower(head.during) < now_at + overdue_margin()
    )
  order by
    in_the_way is not null, first_start < lower(head.during), first_start desc,
    coalesce(free_to, upper(days)) - coalesce(free_from, lower(days)), vehicles.id
$$;

-- Gives each row of the queue a vehicle. A row that stands in the way is moved if `is_movable`, and
-- joins the queue; nothing is moved twice. `placed` and `budget` are those of the search so far; the
-- result is null if there is no way, or none was found within the budget.
--
-- The queue is in the order of starts, and a vehicle whose rows in the way all begin later comes
-- first. Without pinned rows that finds a way at once, if `model_capacity` says that there is one; for
-- pinned ones the search goes back.
create function pack(
  model integer, now_at timestamp, only_vehicle integer, queue occupancy_move[],
  inout placed occupancy_move[], inout budget integer
) language plpgsql stable as $$
declare
  head occupancy_move := queue[1];
  before occupancy_move[] := placed;
  choice record;
begin
  if cardinality(queue) = 0 then return; end if;
  for choice in select * from packing_choices(model, now_at, only_vehicle, head, before) loop
    exit when budget <= 0;
    budget := budget - 1;
    select * into placed, budget from pack(
      model, now_at, null,
      array(
        select row(item.row_id, item.vehicle_id, item.during)::occupancy_move
        from (
          select * from unnest(queue[2:]) union select * from unnest(choice.in_the_way)
        ) as item
        order by lower(item.during), item.row_id
      ),
      before || row(head.row_id, choice.vehicle_id, head.during)::occupancy_move,
      budget
    );
    if placed is not null then return; end if;
  end loop;
  placed := null;
end
$$;

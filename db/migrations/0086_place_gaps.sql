-- The time between two rentals of a vehicle, for washing and driving. The desk warns of a shorter one;
-- nothing is refused.
alter table places
  add column gap_minutes integer not null default 0,
  add constraint places_gap_minutes_check check (gap_minutes between 0 and 1440);

comment on column places.gap_minutes is 'before a pick-up and after a return at the place';

-- [{"name": {…}, "fee": 45, "minDays": 1, "gapMinutes": 60}, …]
create or replace function places_document() returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', jsonb_build_object('en', name_en, 'ka', name_ka), 'fee', fee, 'minDays', min_days,
    'gapMinutes', gap_minutes
  ) order by position), '[]')
  from places
$$;

-- Documents of older changes have no gap.
create or replace function replace_places(document jsonb) returns void language plpgsql as $$
begin
  delete from places;
  insert into places (name_en, name_ka, fee, min_days, gap_minutes, position)
  select place -> 'name' ->> 'en', place -> 'name' ->> 'ka', (place ->> 'fee')::numeric,
    (place ->> 'minDays')::integer, coalesce((place ->> 'gapMinutes')::integer, 0), index
  from jsonb_array_elements(document) with ordinality as places (place, index);
end
$$;

-- A place by agreement has none.
create function gap_of(place text) returns integer language sql stable as $$
  select coalesce((select gap_minutes from places where name_en = place), 0)
$$;

-- The rentals just before and just after a period on a vehicle that leave less time than the longer
-- gap of the two places between them.
create function short_gaps(
  target_vehicle integer, period tsrange, pickup_place text, return_place text, except_booking bigint
) returns table (is_before boolean, booking_id bigint, minutes integer, needed integer)
language sql stable as $$
  with neighbour as (
    (
      select true as is_before, occupancy.booking_id, lower(period) - upper(during) as between_them
      from occupancy
      where vehicle_id = target_vehicle and kind in ('booked', 'out')
        and occupancy.booking_id is distinct from except_booking
        and during && tsrange(lower(period) - interval '1 day', lower(period))
      order by upper(during) desc limit 1
    ) union all (
      select false, occupancy.booking_id, lower(during) - upper(period)
      from occupancy
      where vehicle_id = target_vehicle and kind in ('booked', 'out')
        and occupancy.booking_id is distinct from except_booking
        and during && tsrange(upper(period), upper(period) + interval '1 day')
      order by lower(during) limit 1
    )
  ), measured as (
    select neighbour.is_before, bookings.id,
      (extract(epoch from between_them) / 60)::integer as minutes,
      case when neighbour.is_before
        then greatest(gap_of(bookings."return"), gap_of(pickup_place))
        else greatest(gap_of(return_place), gap_of(bookings.pickup))
      end as needed
    from neighbour join bookings on bookings.id = neighbour.booking_id
  )
  select measured.is_before, id, minutes, needed from measured
  where minutes >= 0 and minutes < needed
$$;

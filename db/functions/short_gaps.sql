-- The rentals just before and just after a period on a vehicle that leave less time than the longer
-- gap of the two places between them.
create or replace function short_gaps(
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

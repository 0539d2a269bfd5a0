-- Whether a booking could end at another time.
create or replace function can_return_at(target bigint, new_date date, new_time time, now_at timestamp)
  returns boolean language plpgsql stable as $$
declare
  booking bookings;
  stored occupancy;
begin
  select * into booking from bookings where id = target;
  select * into stored from occupancy where booking_id = target;
  if booking.status not in ('pending', 'confirmed') then return false; end if;
  if new_date + new_time <= booking.pickup_date + booking.pickup_time then return false; end if;
  if stored.id is null then return true; end if;
  if lower(stored.during) >= new_date + new_time then return false; end if;
  return find_return_moves(stored, tsrange(lower(stored.during), new_date + new_time), now_at)
    is not null;
end
$$;

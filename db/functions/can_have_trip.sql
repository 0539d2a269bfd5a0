-- Whether a booking could begin and end at other times. One that is out has begun.
create or replace function can_have_trip(
  target bigint, new_start timestamp, new_end timestamp, now_at timestamp
) returns boolean language plpgsql stable as $$
declare
  booking bookings;
  stored occupancy;
  period tsrange;
begin
  select * into booking from bookings where id = target;
  select * into stored from occupancy where booking_id = target;
  if booking.status not in ('pending', 'confirmed') then return false; end if;
  if new_end <= new_start then return false; end if;
  if stored.id is null then return true; end if;
  if stored.kind = 'out' then new_start := lower(stored.during); end if;
  if new_start >= new_end then return false; end if;
  period := tsrange(new_start, new_end);
  return period = stored.during or find_return_moves(stored, period, now_at) is not null;
end
$$;

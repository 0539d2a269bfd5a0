-- The reference of a booking that is being inserted, which no other booking has. The lock keeps it until the end of
-- the transaction: another one that draws the same reference meanwhile draws again, and does not fail.
create or replace function new_reference() returns text language plpgsql volatile as $$
declare
  drawn text;
begin
  for attempt in 1 .. 1000 loop
    drawn := random_reference();
    if pg_try_advisory_xact_lock(7302033, hashtext(drawn))
      and not exists (select from bookings where reference = drawn)
    then
      return drawn;
    end if;
  end loop;
  raise exception 'no reference is free';
end
$$;

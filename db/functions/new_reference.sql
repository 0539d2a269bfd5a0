-- The reference of a booking that is being inserted, which no other booking has. A lock keeps references of its hash
-- until the end of the transaction: another one that draws such a reference meanwhile draws again, and does not fail.
-- There are 256 hashes, as a transaction that inserts many bookings would otherwise use up the locks of the server;
-- who finds them all taken by it waits. It never reads the whole table, whatever its size was when the plan was made.
create or replace function new_reference() returns text language plpgsql volatile
  set enable_seqscan = off as $$
declare
  drawn text;
  is_locked boolean;
begin
  for attempt in 1 .. 1000 loop
    drawn := random_reference();
    is_locked := pg_try_advisory_xact_lock(7302033, hashtext(drawn) & 255);
    if not is_locked and attempt > 100 then
      perform pg_advisory_xact_lock(7302033, hashtext(drawn) & 255);
      is_locked := true;
    end if;
    if is_locked and not exists (select from bookings where reference = drawn) then
      return drawn;
    end if;
  end loop;
  raise exception 'no reference is free';
end
$$;

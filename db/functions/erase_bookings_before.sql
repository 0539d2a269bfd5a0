-- Erases a batch of bookings that ended before a day, and empties notes with the full names of their persons on
-- blocks that ended before it. Returns how many bookings it has erased.
create or replace function erase_bookings_before(day date, batch integer) returns integer
language plpgsql as $$
declare
  targets bigint[] := array(
    select id from bookings
    where erased_at is null and greatest(pickup_date, return_date) < day and not is_out(bookings)
    order by greatest(pickup_date, return_date)
    limit batch
    for update skip locked
  );
begin
  if targets = '{}' then return 0; end if;
  update occupancy set note = ''
  where upper(during) < day and id in (
    select note_id from person_notes(targets) where kind = 'block' and found_by = 'name'
  );
  perform erase_bookings(targets);
  return cardinality(targets);
end
$$;

-- Erases bookings if all of them are finished. Returns the ids of those that are not.
create or replace function erase_finished_bookings(targets bigint[], now_at timestamp) returns bigint[]
language plpgsql as $$
declare
  unfinished bigint[];
begin
  perform from bookings where id = any(targets) order by id for update;
  unfinished := array(
    select id from bookings where id = any(targets) and is_unfinished(bookings, now_at) order by id
  );
  if unfinished = '{}' then
    perform erase_bookings(array(
      select id from bookings where id = any(targets) and erased_at is null
    ));
  end if;
  return unfinished;
end
$$;

-- Gives a new confirmed booking a vehicle, or fails with the reason and the bookings in the way: the
-- booking is then not stored, because it is inserted by the same statement.
create or replace function give_vehicle(target bigint, vehicle integer, pin boolean, now_at timestamp)
  returns boolean language plpgsql as $$
declare
  given record;
begin
  select outcome, conflicts into given
  from assign_vehicle(target, vehicle, pin, null, true, now_at);
  if given.outcome <> 'changed' then
    raise exception 'the vehicle is not free' using
      errcode = 'MG001',
      detail = jsonb_build_object(
        'reason', given.outcome, 'conflicts', coalesce(given.conflicts, '{}')
      )::text;
  end if;
  return true;
end
$$;

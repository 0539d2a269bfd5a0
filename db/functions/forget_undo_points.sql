-- A function of the version before erases persons too, and doesn't know this table.
create or replace function forget_undo_points() returns trigger language plpgsql as $$
begin
  delete from undo_points where new.id = any(booking_ids(before));
  return null;
end
$$;

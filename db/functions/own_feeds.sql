-- Feeds of a database without accounts get the first owner once there is one.
create or replace function own_feeds() returns trigger language plpgsql as $$
begin
  update calendar_feeds set created_by = new.id where with_names and created_by is null;
  return null;
end
$$;

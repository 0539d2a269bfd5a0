-- Nodes of the previous release complete bookings while they hold this advisory lock, which nothing else takes. They
-- complete none any more: the row is left out of their statement.
create or replace function skip_automatic_completion() returns trigger language plpgsql as $$
begin
  if exists (
    select from pg_locks
    where locktype = 'advisory' and pid = pg_backend_pid() and objid = 7302012 and granted
  ) then
    return null;
  end if;
  return new;
end
$$;

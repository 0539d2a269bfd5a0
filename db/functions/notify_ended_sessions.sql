-- Nodes close the sockets of sessions that have ended, or may read bookings no more.
create or replace function notify_ended_sessions() returns trigger
language plpgsql as $$
begin
  if exists (select from ended) then
    perform pg_notify('session_ended', '');
  end if;
  return null;
end
$$;

-- Nodes close the sockets that were opened with the former token: browsers open them again with the new one.
create or replace function notify_renewed_session() returns trigger
language plpgsql as $$
begin
  perform pg_notify('session_ended', '');
  return null;
end
$$;

-- Tells all nodes that a role has changed: they close the sockets of accounts that have lost it.
create or replace function notify_changed_role() returns trigger
language plpgsql as $$
begin
  perform pg_notify('session_ended', '');
  return null;
end
$$;

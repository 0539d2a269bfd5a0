-- A confirmation by password, code or passkey gives the session a new token. The one before it stays valid
-- for some seconds, for requests that were sent with it already.
alter table sessions
  add column former_id text,
  add column renewed_at timestamptz;

comment on column sessions.former_id is 'the id until the last confirmation';
comment on column sessions.renewed_at is 'when the id changed at a confirmation';

create index sessions_former_id_idx on sessions (former_id);

-- Nodes close the sockets that were opened with the former token: browsers open them again with the new one.
create function notify_renewed_session() returns trigger
language plpgsql as $$
begin
  perform pg_notify('session_ended', '');
  return null;
end
$$;

create trigger sessions_notify_renewed after update of id on sessions
  for each row when (old.id <> new.id)
  execute function notify_renewed_session();

-- What an account may do, and whether it may sign in. Accounts from before are owners.
alter table users
  add column role text not null default 'owner',
  add column disabled_at timestamptz,
  add constraint users_role_check check (role in ('owner', 'desk', 'driver'));

comment on column users.disabled_at is 'null: may sign in';

-- There is always an owner who may sign in. The lock makes concurrent changes wait for each other: each
-- query here sees what was committed before it.
create function keep_an_owner() returns trigger
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7302028);
  if not exists (
    select from users where role = 'owner' and disabled_at is null and id <> old.id
  ) then
    raise exception 'the last owner stays'
      using errcode = 'check_violation', constraint = 'users_last_owner';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;

create trigger users_keep_an_owner_update before update on users
  for each row
  when (
    old.role = 'owner' and old.disabled_at is null
    and (new.role <> 'owner' or new.disabled_at is not null)
  )
  execute function keep_an_owner();

create trigger users_keep_an_owner_delete before delete on users
  for each row when (old.role = 'owner' and old.disabled_at is null)
  execute function keep_an_owner();

-- In a trigger, so that it sees the session of a sign-in that has just been committed.
create function end_sessions_of_disabled() returns trigger
language plpgsql as $$
begin
  delete from sessions where user_id = new.id;
  return null;
end
$$;

create trigger users_end_sessions after update on users
  for each row when (old.disabled_at is null and new.disabled_at is not null)
  execute function end_sessions_of_disabled();

-- The previous release does not know disabled accounts: it takes this for a password that has just changed.
create function refuse_disabled() returns trigger
language plpgsql as $$
begin
  if exists (select from users where id = new.user_id and disabled_at is not null) then
    return null;
  end if;
  return new;
end
$$;

create trigger sessions_refuse_disabled before insert on sessions
  for each row execute function refuse_disabled();

-- Nodes close the sockets of sessions that have ended, or may read bookings no more.
create function notify_ended_sessions() returns trigger
language plpgsql as $$
begin
  if exists (select from ended) then
    perform pg_notify('session_ended', '');
  end if;
  return null;
end
$$;

create trigger sessions_notify_ended after delete on sessions
  referencing old table as ended
  for each statement execute function notify_ended_sessions();

create function notify_changed_role() returns trigger
language plpgsql as $$
begin
  perform pg_notify('session_ended', '');
  return null;
end
$$;

create trigger users_notify_changed_role after update on users
  for each row when (old.role <> new.role)
  execute function notify_changed_role();

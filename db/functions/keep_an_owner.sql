-- There is always an owner who may sign in. The lock makes concurrent changes wait for each other: each
-- query here sees what was committed before it.
create or replace function keep_an_owner() returns trigger
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

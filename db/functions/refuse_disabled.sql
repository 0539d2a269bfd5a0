-- Stores no session of a disabled account: a sign-in may have been checked before it was disabled.
create or replace function refuse_disabled() returns trigger
language plpgsql as $$
begin
  if exists (select from users where id = new.user_id and disabled_at is not null) then
    return null;
  end if;
  return new;
end
$$;

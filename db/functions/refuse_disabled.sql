-- The previous release does not know disabled accounts: it takes this for a password that has just changed.
create or replace function refuse_disabled() returns trigger
language plpgsql as $$
begin
  if exists (select from users where id = new.user_id and disabled_at is not null) then
    return null;
  end if;
  return new;
end
$$;

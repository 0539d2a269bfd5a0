-- Who owns the feeds with names of the releases before: the oldest account of an owner that may work at once, else
-- the oldest that may sign in.
create or replace function first_owner() returns integer language sql stable as $$
  select id from users where role = 'owner' and disabled_at is null
  order by password_state = 'first', id limit 1
$$;

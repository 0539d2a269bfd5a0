-- In a trigger, so that it sees the session of a sign-in that has just been committed.
create or replace function end_sessions_of_disabled() returns trigger
language plpgsql as $$
begin
  delete from sessions where user_id = new.id;
  return null;
end
$$;

-- Nodes of the previous release store no account.
create or replace function own_feed() returns trigger language plpgsql as $$
begin
  new.created_by := first_owner();
  return new;
end
$$;

-- Nodes of the version before store plates as typed.
create or replace function form_plate() returns trigger language plpgsql as $$
begin
  new.plate := plate_form(new.plate);
  return new;
end
$$;

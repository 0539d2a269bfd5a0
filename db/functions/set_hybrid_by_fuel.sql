-- A model is a hybrid if its fuel says so, in any language of the site.
create or replace function set_hybrid_by_fuel() returns trigger language plpgsql as $$
begin
  new.is_hybrid := new.fuel_type ~* 'hybrid|ჰიბრიდ|гибрид';
  return new;
end
$$;

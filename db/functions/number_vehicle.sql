-- In a function of its own each row has a new snapshot: nobody else takes the same number, since
-- changes of the fleet wait for each other (`count_fleet_change`).
create or replace function number_vehicle() returns trigger language plpgsql as $$
begin
  new.number := (select coalesce(max(number), 0) + 1 from vehicles where car_id = new.car_id);
  return new;
end
$$;

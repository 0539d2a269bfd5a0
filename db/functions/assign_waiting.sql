-- Gives confirmed bookings without a vehicle one that is free now, the earliest first. Looks at some of them,
-- and gives up after a few searches in vain, so that a model with many of them keeps nobody waiting.
create or replace function assign_waiting(model integer, now_at timestamp) returns void
language plpgsql as $$
declare
  waiting occupancy;
  moves occupancy_move[];
  failures integer := 0;
begin
  for waiting in
    select * from occupancy
    where car_id = model and vehicle_id is null and kind = 'booked' and upper(during) > now_at
    order by id limit waiting_limit()
  loop
    continue when model_capacity(model, waiting.during, now_at, waiting.id, false) <= 0;
    moves := find_packing(model, waiting.id, waiting.during, now_at, null);
    if moves is not null then
      perform apply_moves(moves);
    else
      failures := failures + 1;
      exit when failures = vain_search_limit();
    end if;
  end loop;
end
$$;

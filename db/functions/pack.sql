-- Gives each row of the queue a vehicle. A row that stands in the way is moved if `is_movable`, and
-- joins the queue; nothing is moved twice. `placed` and `budget` are those of the search so far; the
-- result is null if there is no way, or none was found within the budget.
--
-- The queue is in the order of starts, and a vehicle whose rows in the way all begin later comes
-- first. Without pinned rows that finds a way at once, if `model_capacity` says that there is one; for
-- pinned ones the search goes back.
create or replace function pack(
  model integer, now_at timestamp, only_vehicle integer, queue occupancy_move[],
  inout placed occupancy_move[], inout budget integer
) language plpgsql stable as $$
declare
  head occupancy_move := queue[1];
  before occupancy_move[] := placed;
  choice record;
begin
  if cardinality(queue) = 0 then return; end if;
  for choice in select * from packing_choices(model, now_at, only_vehicle, head, before) loop
    exit when budget <= 0;
    budget := budget - 1;
    select * into placed, budget from pack(
      model, now_at, null,
      array(
        select row(item.row_id, item.vehicle_id, item.during)::occupancy_move
        from (
          select * from unnest(queue[2:]) union select * from unnest(choice.in_the_way)
        ) as item
        order by lower(item.during), item.row_id
      ),
      before || row(head.row_id, choice.vehicle_id, head.during)::occupancy_move,
      budget
    );
    if placed is not null then return; end if;
  end loop;
  placed := null;
end
$$;

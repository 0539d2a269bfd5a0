-- How many vehicles a search for a packing tries: fewer in a large model, where each takes longer.
create or replace function packing_budget(model integer) returns integer language sql stable as $$
  select greatest(40, 3000 / greatest(10, count(*)))::integer from vehicles where car_id = model
$$;

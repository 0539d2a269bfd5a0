-- Saves the rates and deposits of models, each with its change.
create or replace function replace_car_prices(given jsonb, saved_by text) returns void language plpgsql as $$
begin
  with old_row as (
    select id, rate_plan as old_plan, deposit as old_deposit,
      nullif(given -> id::text -> 'plan', 'null') as new_plan,
      (given -> id::text ->> 'deposit')::numeric as new_deposit
    from cars for update
  ), changed as (
    update cars set rate_plan = new_plan, deposit = new_deposit,
      version = version + (old_deposit is distinct from new_deposit)::integer
    from old_row
    where cars.id = old_row.id
      and (old_plan, old_deposit) is distinct from (new_plan, new_deposit)
    returning cars.id, version, old_deposit, new_deposit
  )
  insert into fleet_changes (car_id, actor, version, before, after)
  select id, saved_by, version, jsonb_build_object('deposit', old_deposit),
    jsonb_build_object('deposit', new_deposit)
  from changed where old_deposit is distinct from new_deposit
  order by id;
end
$$;

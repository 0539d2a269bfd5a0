-- Saves the rates, deposits and excesses of models, each with its change.
create or replace function replace_car_prices(given jsonb, saved_by text) returns void language plpgsql as $$
begin
  with old_row as (
    select id, rate_plan as old_plan, nullif(given -> id::text -> 'plan', 'null') as new_plan,
      jsonb_build_object('deposit', deposit, 'excess', excess, 'zero_excess', zero_excess) as old_sums,
      jsonb_build_object(
        'deposit', (given -> id::text ->> 'deposit')::numeric,
        'excess', (given -> id::text ->> 'excess')::numeric,
        'zero_excess', (given -> id::text ->> 'zeroExcess')::numeric
      ) as new_sums
    from cars for update
  ), changed as (
    update cars set rate_plan = new_plan, deposit = (new_sums ->> 'deposit')::numeric,
      excess = (new_sums ->> 'excess')::numeric, zero_excess = (new_sums ->> 'zero_excess')::numeric,
      version = version + (old_sums <> new_sums)::integer
    from old_row
    where cars.id = old_row.id
      and (old_plan is distinct from new_plan or old_sums <> new_sums)
    returning cars.id, version, old_sums, new_sums
  )
  insert into fleet_changes (car_id, actor, version, before, after)
  select id, saved_by, version, changed_columns(old_sums, new_sums), changed_columns(new_sums, old_sums)
  from changed where old_sums <> new_sums
  order by id;
end
$$;

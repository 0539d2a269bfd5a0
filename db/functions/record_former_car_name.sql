-- Remembers the former name of a model, by which links and calls still find it.
create or replace function record_former_car_name() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.name <> old.name then
    insert into former_car_names (name, car_id) values (old.name, old.id)
    on conflict (name) do update set car_id = excluded.car_id, replaced_at = excluded.replaced_at;
  end if;
  delete from former_car_names where name = new.name;
  return null;
end
$$;

-- Saves the main currency with its rate; JSON null is the default.
create or replace function replace_main_currency(main jsonb) returns void language plpgsql as $$
begin
  if main = 'null' then
    delete from settings where name = 'mainCurrency';
  else
    insert into settings (name, value) values ('mainCurrency', main)
    on conflict (name) do update set value = excluded.value;
  end if;
end
$$;

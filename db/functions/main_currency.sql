-- The main currency of the site's prices: the setting `mainCurrency`, by default US dollars.
create or replace function main_currency() returns text language sql stable as $$
  select coalesce((select value ->> 'currency' from settings where name = 'mainCurrency'), 'USD')
$$;

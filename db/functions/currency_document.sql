-- Everything in the main currency. `cars` includes archived ones, by their ids; "main" and "claims" are
-- null for those of the example.
create or replace function currency_document() returns jsonb language sql stable as $$
  select jsonb_build_object(
    'main', (select value from settings where name = 'mainCurrency'),
    'types', rates_document() -> 'types',
    'cars', (
      select coalesce(jsonb_object_agg(
        id, jsonb_build_object(
          'plan', rate_plan, 'deposit', deposit, 'excess', excess, 'zeroExcess', zero_excess
        )
      ), '{}')
      from cars where num_nonnulls(rate_plan, deposit, excess, zero_excess) > 0
    ),
    'seasons', seasons_document(),
    'extras', extras_document(),
    'fees', fee_rules(),
    'codes', codes_document(),
    'claims', (select value from content where section = 'claims')
  )
$$;

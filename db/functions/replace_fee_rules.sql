-- Replaces all rules of fees by those of a list of `fee_rules`.
create or replace function replace_fee_rules(list jsonb) returns void language plpgsql as $$
begin
  delete from fees;
  insert into fees (
    position, kind, amount, currency, unit, at_most, pickup, "return", country, age, minutes, from_time, until_time
  )
  select
    index, rule ->> 'kind', (rule ->> 'amount')::numeric, rule ->> 'currency',
    case
      when rule ->> 'kind' = 'lateReturn' then 'hour'
      when rule ->> 'kind' = 'extraKm' then 'km'
      when (rule ->> 'perDay')::boolean then 'day'
      else 'rental'
    end,
    (rule ->> 'atMost')::numeric, rule ->> 'pickup', rule ->> 'return', rule ->> 'country', (rule ->> 'age')::integer,
    (rule ->> 'minutes')::integer, (rule ->> 'from')::time, (rule ->> 'until')::time
  from jsonb_array_elements(list) with ordinality as rules (rule, index);
end
$$;

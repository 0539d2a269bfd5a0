-- The rules of fees. A rule has the members of its kind only; the units of a fee that can have several are "perDay".
create or replace function fee_rules() returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount, 'currency', currency) || case
    when kind = 'lateReturn' then jsonb_build_object('minutes', minutes, 'atMost', at_most)
    when kind in ('oneWay', 'delivery') then jsonb_build_object('pickup', pickup, 'return', "return")
    when kind = 'outOfHours' then
      jsonb_build_object('from', to_char(from_time, 'HH24:MI'), 'until', to_char(until_time, 'HH24:MI'))
    when kind = 'secondDriver' then jsonb_build_object('perDay', unit = 'day', 'atMost', at_most)
    when kind = 'youngDriver' then jsonb_build_object('age', age, 'perDay', unit = 'day', 'atMost', at_most)
    when kind = 'border' then jsonb_build_object('country', country)
    else '{}'
  end order by position), '[]')
  from fees
$$;

-- [{"code": "SPRING", "percent": 10, "amount": null, "currency": null, "lastDay": "2030-05-31", "maxUses": 50}, …]
create or replace function codes_document() returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'code', code, 'percent', percent, 'amount', amount, 'currency', currency, 'lastDay', last_day,
    'maxUses', max_uses
  ) order by position), '[]')
  from discount_codes
$$;

-- {"graceMinutes": null, "rules": [{"kind": "border", "amount": 30, "currency": "USD", "country": "AM"}, …]}
create or replace function fees_document() returns jsonb language sql stable as $$
  select jsonb_build_object(
    'graceMinutes', (select value -> 'graceMinutes' from settings where name = 'dayCounting'),
    'rules', fee_rules()
  )
$$;

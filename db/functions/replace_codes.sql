-- Replaces all discount codes by those of a document.
create or replace function replace_codes(document jsonb) returns void language plpgsql as $$
begin
  delete from discount_codes;
  insert into discount_codes (code, percent, amount, currency, last_day, max_uses, position)
  select code ->> 'code', (code ->> 'percent')::numeric, (code ->> 'amount')::numeric, code ->> 'currency',
    (code ->> 'lastDay')::date, (code ->> 'maxUses')::integer, index
  from jsonb_array_elements(document) with ordinality as codes (code, index);
end
$$;

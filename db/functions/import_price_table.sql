-- Saves a price table unless it is the same.
create or replace function import_price_table(saved_subject text, document jsonb, imported_by text)
returns void language plpgsql as $$
begin
  if price_document(saved_subject) <> document then
    perform save_prices(saved_subject, document, version, imported_by)
    from price_versions where subject = saved_subject;
  end if;
end
$$;

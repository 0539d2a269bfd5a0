-- A price table as the desk saves it.
create or replace function price_document(subject text) returns jsonb language plpgsql stable as $$
begin
  return case subject
    when 'rates' then rates_document()
    when 'seasons' then seasons_document()
    when 'places' then places_document()
    when 'extras' then extras_document()
    when 'roads' then roads_document()
    when 'fees' then fees_document()
    when 'codes' then codes_document()
    when 'currency' then currency_document()
  end;
end
$$;

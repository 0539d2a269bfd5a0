-- Saves the languages that an imported file offers.
create or replace function import_languages(document jsonb, imported_by text) returns void language sql as $$
  select import_setting('languages', document, imported_by)
$$;

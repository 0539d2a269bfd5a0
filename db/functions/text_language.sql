-- The language of the result of `text_in`.
create or replace function text_language(texts jsonb, lang text) returns text
  language sql immutable parallel safe as $$
  select case
    when texts ->> lang <> '' then lang
    when texts ->> 'en' <> '' then 'en'
    when texts ->> 'ka' <> '' then 'ka'
  end
$$;

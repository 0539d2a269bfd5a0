-- A text in a language; if it is missing, in another one. Null if there is none.
create or replace function text_in(texts jsonb, lang text) returns text
  language sql immutable parallel safe as $$
  select coalesce(
    nullif(texts ->> lang, ''), nullif(texts ->> 'en', ''), nullif(texts ->> 'ka', '')
  )
$$;

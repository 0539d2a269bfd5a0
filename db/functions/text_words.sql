-- The words of a text in lower case. What parts them is ASCII or general punctuation, so that no letter is lost in any
-- locale.
create or replace function text_words(given text) returns text[] language sql immutable parallel safe as $$
  select array_remove(
    regexp_split_to_array(
      lower(given),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+'
    ),
    ''
  )
$$;

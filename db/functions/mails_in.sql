-- What may be an e-mail address in a text, in lower case.
create or replace function mails_in(given text) returns setof text language sql immutable parallel safe as $$
  select btrim(word, '.!?''"„“”«»')
  from regexp_split_to_table(lower(given), '[\s\u00a0,;:<>()\[\]/|=]+') as word
  where position('@' in word) > 0
$$;

-- The hash of what a customer wrote, hex: it stays in the history when the text is erased with its salt.
create or replace function event_text_hash(salt bytea, text text) returns text
  language sql immutable as $$
  select encode(sha256(salt || convert_to(text, 'UTF8')), 'hex')
$$;

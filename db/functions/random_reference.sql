-- A random reference of a booking: six digits and consonants, the first a consonant, so that it is never taken for
-- a number. B, S and Z, and 0, 1, I, L and O are not in it: they look like other characters.
create or replace function random_reference() returns text language sql volatile as $$
  select substr('CDFGHJKMNPQRTVWX', 1 + get_byte(bytes, 0) % 16, 1)
    || substr(characters, 1 + get_byte(bytes, 1) % 24, 1)
    || substr(characters, 1 + get_byte(bytes, 2) % 24, 1)
    || substr(characters, 1 + get_byte(bytes, 3) % 24, 1)
    || substr(characters, 1 + get_byte(bytes, 4) % 24, 1)
    || substr(characters, 1 + get_byte(bytes, 5) % 24, 1)
  -- These bytes of a random UUID are random.
  from (select uuid_send(gen_random_uuid()) as bytes, 'CDFGHJKMNPQRTVWX23456789' as characters) as drawn
$$;

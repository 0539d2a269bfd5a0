-- A random reference of a booking: six digits and consonants, the first a consonant, so that it is never taken for
-- a number. B, S and Z, and 0, 1, I, L and O are not in it: they look like other characters.
create or replace function random_reference() returns text language sql volatile as $$
  select substr('CDFGHJKMNPQRTVWX', 1 + get_byte(bytes, 0) % 16, 1)
    || string_agg(substr('CDFGHJKMNPQRTVWX23456789', 1 + get_byte(bytes, place) % 24, 1), '')
  -- These bytes of a random UUID are random.
  from (select uuid_send(gen_random_uuid()) as bytes) as random, generate_series(1, 5) as place
  group by bytes
$$;

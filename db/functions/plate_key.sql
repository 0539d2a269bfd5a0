-- Without spaces, hyphens and case: "AA-001-MG" and "aa 001 mg" are one plate.
create or replace function plate_key(plate text) returns text
  language sql immutable parallel safe as $$
  select upper(translate(plate, U&' -._/\00a0\00b7\2010\2011\2013', ''))
$$;

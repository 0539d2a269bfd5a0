-- For an exclusion constraint without extensions: GiST has no equality of texts of its own. It calls
-- no function of this schema, which the search path of an index doesn't include.
create or replace function plate_range(key text) returns int8range
  language sql immutable parallel safe as $$
  select int8range(hash, hash, '[]') from (select hashtextextended(key, 0) / 2 as hash) as hashed
$$;

-- The moment of a business time: Georgia is four hours ahead all year.
create or replace function business_instant(local_time timestamp) returns timestamptz
  language sql immutable parallel safe as $$ select local_time at time zone interval '4 hours' $$;

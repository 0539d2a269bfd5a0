create or replace function business_instant(local_time timestamp) returns timestamptz
  language sql immutable parallel safe as $$ select local_time at time zone interval '4 hours' $$;

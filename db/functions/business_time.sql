-- Date and time where the business is: Georgia has kept UTC+4 all year since 2005.
create or replace function business_time(instant timestamptz) returns timestamp
  language sql immutable parallel safe as $$ select instant at time zone interval '4 hours' $$;

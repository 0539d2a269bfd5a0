-- ISO 8601 in UTC, with milliseconds.
create or replace function iso_utc(instant timestamptz) returns text
  language sql stable parallel safe as $$
  select to_char(instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

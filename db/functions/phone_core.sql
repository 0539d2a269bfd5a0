-- The digits of a phone number without the country, or null if it can't be one.
create or replace function phone_core(digits text) returns text language sql immutable parallel safe as $$
  select case when length(core) >= 7 then core end
  from (
    select coalesce(
      substring(digits from '^(?:00995|995|0)?(5\d{8})$'), regexp_replace(digits, '^00', '')
    ) as core
  ) as parts
$$;

-- After how many long searches in vain a change moves no further bookings.
create or replace function vain_search_limit() returns integer
  language sql immutable parallel safe as $$ select 3 $$;

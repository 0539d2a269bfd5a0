-- An overdue vehicle may come back any time, so it is taken for this long from now on.
create or replace function overdue_margin() returns interval
  language sql immutable parallel safe as $$ select interval '24 hours' $$;

-- The role of the app can't change events, so these run as the owner of the schema.
do $$
declare
  erasure text;
begin
  foreach erasure in array array['erase_bookings(bigint[])', 'empty_old_event_texts()'] loop
    execute format(
      'alter function %s security definer set search_path = %I, pg_temp',
      erasure, current_schema()
    );
  end loop;
end
$$;

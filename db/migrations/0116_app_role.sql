-- The role of the app can't create and drop tables, so this runs as the owner of the schema.
do $$
begin
  execute format(
    'alter function tend_visits(date) security definer set search_path = %I, pg_temp',
    current_schema()
  );
end
$$;

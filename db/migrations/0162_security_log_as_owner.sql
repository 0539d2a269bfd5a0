-- Bounds the security log by age and by number of rows. The role of the app can't delete from it, so this runs as
-- the owner of the schema.
create function delete_old_security_events() returns void language sql as $$
  delete from security_events
  where created_at < now() - interval '90 days'
    or id <= (select id from security_events order by id desc offset 100000 limit 1)
$$;

do $$
begin
  execute format(
    'alter function delete_old_security_events() security definer set search_path = %I, pg_temp',
    current_schema()
  );
end
$$;

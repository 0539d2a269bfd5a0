-- Makes the partitions of the days ahead; drops those older than `keep_days`, and salts and visitors of days that
-- are over. Several nodes may call it: one works, the others wait for it.
create or replace function maintain_visits(today date, keep_days integer) returns void language plpgsql
security definer
set search_path from current
as $$
declare
  name text;
begin
  perform pg_advisory_xact_lock(7302027);
  for offset_days in -1..7 loop
    perform make_visit_partition(today + offset_days);
  end loop;
  for name in
    select relid::regclass::text from pg_partition_tree('visits') where isleaf
  loop
    if name < 'visits_' || to_char(today - keep_days, 'YYYYMMDD') then
      execute format('drop table %s', name);
    end if;
  end loop;
  delete from visit_salts where day < today;
  delete from visitors where day < today;
end
$$;

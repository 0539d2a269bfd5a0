-- Attached rather than made in place: that leaves the table open to readers and writers.
create or replace function make_visit_partition(of_day date) returns void language plpgsql as $$
declare
  name text := 'visits_' || to_char(of_day, 'YYYYMMDD');
begin
  if to_regclass(name) is not null then
    return;
  end if;
  execute format('create table %I (like visits including all)', name);
  execute format(
    'alter table visits attach partition %I for values from (%L) to (%L)', name, of_day, of_day + 1
  );
end
$$;

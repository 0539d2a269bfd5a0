-- Counts the changes of the cars and their rates, for pages that are kept in memory. A row and no
-- sequence: the new count is to be seen with the change that it counts, and not before.
create table fleet_version (
  only_one boolean not null default true,
  version bigint not null default 1,
  changed_at timestamptz not null default now(),
  constraint fleet_version_pkey primary key (only_one),
  constraint fleet_version_only_one_check check (only_one)
);

insert into fleet_version default values;

create function count_fleet_change() returns trigger language plpgsql as $$
begin
  update fleet_version set version = version + 1, changed_at = now();
  return null;
end
$$;

-- Before the statement: who changes the fleet waits for others here, and not with a car locked.
create trigger cars_count_change
  before insert or update or delete or truncate on cars
  for each statement execute function count_fleet_change();

create trigger rate_tiers_count_change
  before insert or update or delete or truncate on rate_tiers
  for each statement execute function count_fleet_change();

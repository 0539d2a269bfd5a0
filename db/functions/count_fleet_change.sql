-- Pages from memory are valid for a second without a look at the version. This makes every node look at once.
-- A change of the fleet holds the lock of `fleet_version`, so no other change waits for `notify`.
create or replace function count_fleet_change() returns trigger language plpgsql as $$
begin
  update fleet_version set version = version + 1, changed_at = now();
  perform pg_notify('fleet_version', '');
  return null;
end
$$;

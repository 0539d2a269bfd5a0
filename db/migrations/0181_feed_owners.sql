-- A feed with names belongs to the account that made it, and ends with it. Others belong to nobody: other sites read
-- them, whoever works here.
alter table calendar_feeds
  add column created_by integer,
  add constraint calendar_feeds_created_by_fkey
    foreign key (created_by) references users (id) on delete cascade,
  add constraint calendar_feeds_created_by_check check (with_names or created_by is null);

create index calendar_feeds_created_by_idx on calendar_feeds (created_by);

-- Who owns the feeds with names of the releases before: the oldest account of an owner that may work at once, else
-- the oldest that may sign in.
create function first_owner() returns integer language sql stable as $$
  select id from users where role = 'owner' and disabled_at is null
  order by password_state = 'first', id limit 1
$$;

update calendar_feeds set created_by = first_owner() where with_names;

-- Nodes of the previous release store no account.
create function own_feed() returns trigger language plpgsql as $$
begin
  new.created_by := first_owner();
  return new;
end
$$;

create trigger calendar_feeds_own before insert on calendar_feeds
  for each row when (new.with_names and new.created_by is null)
  execute function own_feed();

-- Feeds of a database without accounts get the first owner once there is one.
create function own_feeds() returns trigger language plpgsql as $$
begin
  update calendar_feeds set created_by = new.id where with_names and created_by is null;
  return null;
end
$$;

create trigger users_own_feeds after insert or update of role, disabled_at on users
  for each row when (new.role = 'owner' and new.disabled_at is null)
  execute function own_feeds();

-- What staff need to tell their own sign-ins from a stranger's.
alter table sessions
  add column device text not null default '',
  add column last_seen_at timestamptz not null default now();

comment on column sessions.device is 'browser and system by name, such as «Chrome, Android»; no address';
comment on column sessions.last_seen_at is 'to the minute';

-- Kept pages show all that the operator sets, and not only the exchange rates.
drop trigger settings_count_change on settings;
drop trigger settings_count_removal on settings;

create trigger settings_count_change
  after insert or update on settings
  for each row when (new.name in ('exchangeRates', 'contacts', 'officeHours', 'banner', 'socialProof'))
  execute function count_fleet_change();

create trigger settings_count_removal
  after delete on settings
  for each row when (old.name in ('exchangeRates', 'contacts', 'officeHours', 'banner', 'socialProof'))
  execute function count_fleet_change();

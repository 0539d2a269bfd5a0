-- Messages that waited when a backup was made, and are restored: some may have been sent since, so staff send or
-- drop them. They are due at infinity, so that no node claims them, nor one of the version before. Dropped ones stay
-- for a while: reminders and the like are written once, and would else be written again.
alter table outbox
  add column held_at timestamptz,
  add column dropped_at timestamptz,
  add constraint outbox_held_check check (
    case when held_at is not null or dropped_at is not null
      then next_at = 'infinity' and sent_at is null and dead_at is null
        and (held_at is null or dropped_at is null)
    else true end
  );

comment on column outbox.held_at is 'by a restore; null once staff have decided';
comment on column outbox.dropped_at is 'by staff, after a restore';

create index outbox_held_idx on outbox (channel) where held_at is not null;

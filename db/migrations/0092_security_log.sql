-- The security log: who signed in or was refused. Equal events of one second are one row.
create table security_events (
  id bigint generated always as identity,
  event text not null,
  outcome text not null,
  account text,
  network text,
  request_id text,
  detail text not null default '',
  count integer not null default 1,
  created_at timestamptz not null default now(),
  constraint security_events_pkey primary key (id),
  constraint security_events_count_check check (count > 0),
  constraint security_events_detail_length_check check (char_length(detail) <= 200)
);

comment on column security_events.network is 'keyed hash of an IPv4 address or IPv6 /64';
comment on column security_events.request_id is 'of the first of them';

create index security_events_created_at_idx on security_events (created_at);

alter table users add column signed_in_at timestamptz;

-- Alerts about security instead of a booking.
alter table outbox
  add column alert jsonb,
  add column alert_key text,
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (
    kind in (
      'placed', 'pending', 'confirmed', 'cancelled', 'completed', 'message', 'reminder', 'morning',
      'extended', 'extensionDeclined', 'conflict', 'security'
    )
  ),
  drop constraint outbox_day_check,
  add constraint outbox_day_check check (
    ((kind = 'morning') = (day is not null))
    and ((kind in ('morning', 'security')) = (booking_id is null))
    and ((kind = 'security') = (alert is not null))
  );

comment on column outbox.alert_key is 'of an alert that is sent once: each channel gets one';

create unique index outbox_alert_key on outbox (alert_key, channel) where alert_key is not null;

-- Messages to send, and what the channels remember.

create table outbox (
  id bigint generated always as identity,
  uid uuid not null default gen_random_uuid(),
  booking_id bigint,
  event_id bigint,
  kind text not null,
  channel text not null,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  sent_at timestamptz,
  dead_at timestamptz,
  last_error text,
  remote_id text,
  created_at timestamptz not null default now(),
  day date,
  next_id bigint,
  alert jsonb,
  alert_key text,
  held_at timestamptz,
  dropped_at timestamptz,
  undo_id bigint,
  constraint outbox_pkey primary key (id),
  constraint outbox_uid_key unique (uid),
  constraint outbox_booking_id_fkey foreign key (booking_id) references bookings(id) on delete cascade,
  constraint outbox_event_id_fkey foreign key (event_id) references booking_events(id) on delete cascade,
  constraint outbox_next_id_fkey foreign key (next_id) references bookings(id) on delete cascade,
  constraint outbox_attempts_check check (attempts >= 0),
  constraint outbox_channel_check check (channel in ('telegram', 'emailOperator', 'emailVisitor', 'whatsapp', 'webhook')),
  constraint outbox_day_check check ((((kind in ('morning', 'evening')) = (day is not null)) and ((kind in ('morning', 'evening', 'security')) = (booking_id is null)) and ((kind = 'security') = (alert is not null)))),
  constraint outbox_end_check check (sent_at is null or dead_at is null),
  constraint outbox_held_check check (
case
    when (held_at is not null or dropped_at is not null) then ((next_at = 'infinity'::timestamptz) and sent_at is null and dead_at is null and (held_at is null or dropped_at is null))
    else true
end),
  constraint outbox_kind_check check (kind = 'evening' or kind in ('car', 'placed', 'pending', 'confirmed', 'cancelled', 'completed', 'message', 'reminder', 'morning', 'extended', 'extensionDeclined', 'conflict', 'security')),
  constraint outbox_last_error_length_check check (char_length(last_error) <= 500),
  constraint outbox_next_id_check check ((kind = 'conflict') = (next_id is not null))
);
comment on column outbox.uid is 'what the receiver knows it by: Message-ID of a mail, id of a webhook';
comment on column outbox.next_at is 'when it is due; for one that is being sent, when its lease ends';
comment on column outbox.remote_id is 'what the service calls it: the message_id of Telegram, the wamid of WhatsApp';
comment on column outbox.day is 'of a morning message: each channel gets one a day';
comment on column outbox.next_id is 'of a warning: the booking that gets the vehicle next';
comment on column outbox.alert_key is 'of an alert that is sent once: each channel gets one';
comment on column outbox.held_at is 'by a restore; null once staff have decided';
comment on column outbox.dropped_at is 'by staff, after a restore';
comment on column outbox.undo_id is 'of undo_points, whose row is deleted a while after its time';
create unique index outbox_alert_key on outbox (alert_key, channel) where (alert_key is not null);
create index outbox_booking_id_idx on outbox (booking_id);
create unique index outbox_car_key on outbox (booking_id) where (kind = 'car' and sent_at is null);
create unique index outbox_conflict_key on outbox (booking_id, next_id, channel) where (kind = 'conflict');
create index outbox_dead_idx on outbox (dead_at, id) where (dead_at is not null);
create index outbox_due_idx on outbox (channel, next_at, id) where (sent_at is null and dead_at is null);
create unique index outbox_evening_key on outbox (day, channel) where (kind = 'evening');
create index outbox_event_id_idx on outbox (event_id);
create index outbox_held_idx on outbox (channel) where (held_at is not null);
create unique index outbox_morning_key on outbox (day, channel) where (kind = 'morning');
create index outbox_next_id_idx on outbox (next_id) where (next_id is not null);
create unique index outbox_reminder_key on outbox (booking_id, channel) where (kind = 'reminder');
create index outbox_undo_id_idx on outbox (undo_id) where (undo_id is not null);

create table decision_links (
  id text not null,
  booking_id bigint not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint decision_links_pkey primary key (id),
  constraint decision_links_booking_id_fkey foreign key (booking_id) references bookings(id) on delete cascade
);
comment on column decision_links.id is 'SHA-256 of the token: the table opens no link';
create index decision_links_booking_id_idx on decision_links (booking_id);
create index decision_links_expires_at_idx on decision_links (expires_at);

create table telegram_updates (
  update_id bigint not null,
  created_at timestamptz not null default now(),
  constraint telegram_updates_pkey primary key (update_id)
);

create table recipient_mails (
  recipient text not null,
  sent_at timestamptz[] not null,
  constraint recipient_mails_pkey primary key (recipient)
);
comment on column recipient_mails.recipient is 'hash of the mailbox: no further place that has addresses';

create table notified_cars (
  booking_id bigint not null,
  car_id integer,
  plate text,
  notified_at timestamptz not null default now(),
  constraint notified_cars_pkey primary key (booking_id),
  constraint notified_cars_booking_id_fkey foreign key (booking_id) references bookings(id) on delete cascade
);
comment on column notified_cars.car_id is 'the model; null: that a car is being arranged. Without a foreign key: a model that is deleted was told all the same';
comment on column notified_cars.plate is 'null: none was shown';

create table calendar_feeds (
  id integer generated always as identity,
  vehicle_id integer,
  car_id integer,
  with_names boolean not null default false,
  nonce uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  created_by integer,
  constraint calendar_feeds_pkey primary key (id),
  constraint calendar_feeds_car_id_fkey foreign key (car_id) references cars(id) on delete cascade,
  constraint calendar_feeds_created_by_fkey foreign key (created_by) references users(id) on delete cascade,
  constraint calendar_feeds_vehicle_id_fkey foreign key (vehicle_id) references vehicles(id) on delete cascade,
  constraint calendar_feeds_created_by_check check (with_names or created_by is null),
  constraint calendar_feeds_subject_check check (num_nonnulls(vehicle_id, car_id) <= 1)
);
comment on table calendar_feeds is 'of a vehicle, of a model, or without both of the work of the day';
comment on column calendar_feeds.nonce is 'another one makes another address';
create index calendar_feeds_car_id_idx on calendar_feeds (car_id);
create index calendar_feeds_created_by_idx on calendar_feeds (created_by);
create index calendar_feeds_vehicle_id_idx on calendar_feeds (vehicle_id);

-- What has to be told to somebody outside: written by the statement that writes the booking's event,
-- sent by the worker of any node.
create table outbox (
  id bigint generated always as identity,
  uid uuid not null default gen_random_uuid(),
  booking_id bigint not null,
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
  constraint outbox_pkey primary key (id),
  constraint outbox_uid_key unique (uid),
  constraint outbox_booking_id_fkey
    foreign key (booking_id) references bookings (id) on delete cascade,
  constraint outbox_event_id_fkey
    foreign key (event_id) references booking_events (id) on delete cascade,
  constraint outbox_kind_check check (
    kind in ('placed', 'pending', 'confirmed', 'cancelled', 'completed', 'message', 'reminder')
  ),
  constraint outbox_channel_check
    check (channel in ('telegram', 'emailOperator', 'emailVisitor', 'whatsapp', 'webhook')),
  constraint outbox_attempts_check check (attempts >= 0),
  constraint outbox_end_check check (sent_at is null or dead_at is null),
  constraint outbox_last_error_length_check check (char_length(last_error) <= 500)
);

comment on column outbox.uid is 'what the receiver knows it by: Message-ID of a mail, id of a webhook';
comment on column outbox.next_at is 'when it is due; for one that is being sent, when its lease ends';
comment on column outbox.remote_id is 'what the service calls it: the message_id of Telegram, the wamid of WhatsApp';

-- Up to the id: many may be due at the same moment, and then to sort them would take longer each time.
create index outbox_due_idx on outbox (channel, next_at, id)
  where sent_at is null and dead_at is null;
create index outbox_dead_idx on outbox (dead_at, id) where dead_at is not null;
create index outbox_booking_id_idx on outbox (booking_id);
create index outbox_event_id_idx on outbox (event_id);
create unique index outbox_reminder_key on outbox (booking_id, channel) where kind = 'reminder';

-- Whose pick-up is tomorrow.
create index bookings_confirmed_pickup_idx on bookings (pickup_date) where status = 'confirmed';

-- Updates of Telegram that were carried out, so that none is carried out again days later.
create table telegram_updates (
  update_id bigint not null,
  created_at timestamptz not null default now(),
  constraint telegram_updates_pkey primary key (update_id)
);

-- What one node does for all of them, for as long as it says that it still does.
create table node_leases (
  name text not null,
  holder uuid not null,
  until timestamptz not null,
  constraint node_leases_pkey primary key (name)
);

-- The links in the operator's mails that open a page to decide on a booking.
create table decision_links (
  id text not null,
  booking_id bigint not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint decision_links_pkey primary key (id),
  constraint decision_links_booking_id_fkey
    foreign key (booking_id) references bookings (id) on delete cascade
);

comment on column decision_links.id is 'SHA-256 of the token: the table opens no link';

create index decision_links_booking_id_idx on decision_links (booking_id);
create index decision_links_expires_at_idx on decision_links (expires_at);

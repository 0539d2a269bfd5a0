-- Warnings that a vehicle is not back while its next booking is near.
alter table outbox
  add column next_id bigint,
  add constraint outbox_next_id_fkey foreign key (next_id) references bookings (id) on delete cascade,
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (kind in (
    'placed', 'pending', 'confirmed', 'cancelled', 'completed', 'message', 'reminder', 'morning',
    'extended', 'extensionDeclined', 'conflict'
  )),
  add constraint outbox_next_id_check check ((kind = 'conflict') = (next_id is not null));

comment on column outbox.next_id is 'of a warning: the booking that gets the vehicle next';

create unique index outbox_conflict_key on outbox (booking_id, next_id, channel) where kind = 'conflict';
create index outbox_next_id_idx on outbox (next_id) where next_id is not null;

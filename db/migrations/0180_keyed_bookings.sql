-- With which Idempotency-Key a booking was stored: that key alone opens it. The same key may store another one
-- after the first was cancelled.
create table keyed_bookings (
  booking_id bigint not null,
  key text not null,
  constraint keyed_bookings_pkey primary key (booking_id),
  constraint keyed_bookings_booking_id_fkey
    foreign key (booking_id) references bookings (id) on delete cascade,
  constraint keyed_bookings_key_fkey foreign key (key) references booking_keys (key) on delete cascade
);

create index keyed_bookings_key_idx on keyed_bookings (key);

comment on column booking_keys.fingerprint is 'of the input that the key was first sent with';

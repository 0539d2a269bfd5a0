-- What staff note on a booking, apart from it: no query of the visitor's pages can bring it along.
create table booking_notes (
  booking_id bigint not null,
  text text not null,
  actor text not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint booking_notes_pkey primary key (booking_id),
  constraint booking_notes_booking_id_fkey
    foreign key (booking_id) references bookings (id) on delete cascade,
  constraint booking_notes_text_check check (char_length(text) <= 2000)
);

comment on column booking_notes.version is 'rises with each change, so that none is lost unseen';

-- From what day on the job may complete a booking.
create index bookings_completion_day_idx
  on bookings ((greatest(pickup_date, return_date) + 1))
  where status = 'confirmed';

-- The days of a car as a range of numbers, each car on a stretch of its own: so one index without
-- extensions finds what else is confirmed of a car in some days, however many bookings lie before
-- and after them. The return may stand before the pick-up.
create function car_days(car_id integer, one date, other date) returns int8range
  language sql immutable parallel safe as $$
  select int8range(
    car_id * 10000000::bigint + (least(one, other) - date '2000-01-01'),
    car_id * 10000000::bigint + (greatest(one, other) - date '2000-01-01'),
    '[]'
  )
$$;

create index bookings_confirmed_days_idx
  on bookings using gist (car_days(car_id, pickup_date, return_date))
  where status = 'confirmed' and car_id is not null;
drop index bookings_confirmed_end_idx;

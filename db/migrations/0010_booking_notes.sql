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

-- From what day on the job may complete a booking. Not the last day itself: the planner would take
-- such an index for the overlaps of one car, where it has to look through all cars.
create index bookings_completion_day_idx
  on bookings ((greatest(pickup_date, return_date) + 1))
  where status = 'confirmed';

-- What a visitor writes on a booking stands in its history.
alter table booking_events
  add column text text,
  drop constraint booking_events_kind_check,
  add constraint booking_events_kind_check
    check (kind in ('placed', 'pending', 'confirmed', 'cancelled', 'completed', 'message')),
  add constraint booking_events_text_check check ((kind = 'message') = (text is not null)),
  add constraint booking_events_text_length_check check (char_length(text) between 1 and 1000);

-- On the row that a message locks: a second statement that waited for the first sees these, and not
-- the event that was written meanwhile.
alter table bookings
  add column message_count integer not null default 0,
  add column last_message text,
  add constraint bookings_message_count_check check (message_count between 0 and 20);

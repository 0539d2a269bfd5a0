-- How many messages a customer may write is for the code to say.
alter table bookings
  drop constraint bookings_message_count_check,
  add constraint bookings_message_count_check check (message_count >= 0);

-- These get their limits as parameters now.
drop function if exists mark_out(bigint, timestamptz, timestamp);
drop function if exists mark_returned(bigint, timestamptz, timestamp);
drop function if exists occupy_confirmed(timestamp);

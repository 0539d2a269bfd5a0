-- From the last migration of the old chain to the baseline. What only nodes of earlier releases read goes.

drop trigger bookings_store_link on bookings;
alter table bookings drop column token;
drop function store_booking_link;
drop function previous_release_reads_tokens;

drop trigger booking_events_store_text on booking_events;
alter table booking_events drop column text;
drop function store_event_text;
drop function empty_old_event_texts;

alter table cars drop column units;

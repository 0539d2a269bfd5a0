-- From the last migration of the old chain to the baseline. What only nodes of earlier releases read goes.

drop trigger bookings_store_link on bookings;
alter table bookings drop column token;
drop function store_booking_link;
drop function previous_release_reads_tokens;

drop index booking_events_text_idx;
update booking_events set text = null where text is not null;
alter table booking_events
  drop constraint booking_events_text_length_check,
  add constraint booking_events_text_check check (text is null);
comment on column booking_events.text is
  'what a customer wrote, on its way into event_texts: null in every stored row';
drop function empty_old_event_texts;

alter table cars drop column units;

drop trigger bookings_skip_automatic_completion on bookings;
drop function skip_automatic_completion;
drop trigger calendar_feeds_own on calendar_feeds;
drop function own_feed;
drop function first_owner;

-- Any setting may be on a page.
drop trigger settings_count_change on settings;
drop trigger settings_count_publication on settings;
drop trigger settings_count_removal on settings;
create trigger settings_count_change before insert or delete or update or truncate on settings
  for each statement
  execute function count_fleet_change();

-- These get their limits as parameters now.
drop function claim_mail(text, timestamptz);
drop function claim_attempts(text[], integer[], integer[]);
drop function request_due(bookings);
drop function store_calendar(integer, jsonb, text[], timestamp);
drop function store_calendar(integer, jsonb, text[], text[], jsonb, boolean, timestamp);
drop function tend_visits(date);

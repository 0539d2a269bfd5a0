-- What visitors write is personal. A table of its own makes it possible to erase it and leave the event,
-- whose salted hash proves that the text was not changed.
create table event_texts (
  event_id bigint not null,
  salt bytea not null default uuid_send(gen_random_uuid()),
  text text not null,
  constraint event_texts_pkey primary key (event_id),
  -- Deferred: the text is stored just before its event.
  constraint event_texts_event_id_fkey foreign key (event_id)
    references booking_events (id) on delete cascade deferrable initially deferred,
  constraint event_texts_text_check check (char_length(text) between 1 and 1000)
);

comment on table event_texts is 'erasing a person deletes the rows';

create function event_text_hash(salt bytea, text text) returns text
  language sql immutable as $$
  select encode(sha256(salt || convert_to(text, 'UTF8')), 'hex')
$$;

alter table booking_events add column text_hash text;

comment on column booking_events.text_hash is 'SHA-256 of salt and text in event_texts';
comment on column booking_events.text is
  'for nodes of the previous release, and emptied after a day; dropped by the next release';

insert into event_texts (event_id, text)
select id, text from booking_events where text is not null;

update booking_events set text_hash = event_text_hash(event_texts.salt, event_texts.text)
from event_texts where event_id = booking_events.id;

alter table booking_events
  drop constraint booking_events_text_check,
  add constraint booking_events_text_hash_check check ((kind = 'message') = (text_hash is not null));

-- Stores the text of nodes of any release.
create function store_event_text() returns trigger language plpgsql as $$
declare
  stored event_texts;
begin
  insert into event_texts (event_id, text) values (new.id, new.text) returning * into stored;
  new.text_hash := event_text_hash(stored.salt, stored.text);
  return new;
end
$$;

create trigger booking_events_store_text before insert on booking_events
  for each row when (new.text is not null) execute function store_event_text();

create index booking_events_text_idx on booking_events (id) where text is not null;

-- Empties the column that only nodes of the previous release read. A day after the migration none of
-- them runs.
create function empty_old_event_texts() returns void language sql as $$
  update booking_events set text = null
  where text is not null and created_at < now() - interval '1 day'
    and exists (
      select from migrations
      where name = '0110_event_texts' and applied_at < now() - interval '1 day'
    )
$$;

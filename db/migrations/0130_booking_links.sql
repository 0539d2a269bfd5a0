-- The links of bookings are stored as hashes. A token is derived from the booking's number and nonce
-- under the site's secret, which is not in the database, so that messages can contain it.

create function link_hash(token text) returns text language sql immutable parallel safe as $$
  select translate(rtrim(encode(sha256(convert_to(token, 'UTF8')), 'base64'), '='), '+/', '-_')
$$;

-- A booking has several after a change of the secret, and if it is older than this table.
create table booking_links (
  hash text not null,
  booking_id bigint not null,
  constraint booking_links_pkey primary key (hash),
  -- Deferred: a trigger stores the link just before its booking.
  constraint booking_links_booking_id_fkey foreign key (booking_id)
    references bookings (id) on delete cascade deferrable initially deferred,
  constraint booking_links_hash_check check (char_length(hash) = 43)
);

comment on column booking_links.hash is 'SHA-256 of the token: the table opens no link';

create index booking_links_booking_id_idx on booking_links (booking_id);

alter table bookings
  add column link_nonce uuid not null default gen_random_uuid(),
  add column calendar_uid text not null default gen_random_uuid(),
  alter column token drop not null;

comment on column bookings.link_nonce is
  'makes the token differ from that of another booking with this number, as after a restore';
comment on column bookings.calendar_uid is 'identifies it in calendars, whatever its token is';
comment on column bookings.token is
  'for nodes of the previous release, and emptied a day after the migration; dropped by the next release';

-- Calendars have the bookings of earlier releases by this hash.
update bookings set calendar_uid = link_hash('calendar ' || token) where erased_at is null;

insert into booking_links (hash, booking_id)
select link_hash(token), id from bookings where erased_at is null;

-- Stores the link of a booking with a token, as nodes of the previous release write them.
create function store_booking_link() returns trigger language plpgsql as $$
begin
  insert into booking_links (hash, booking_id) values (link_hash(new.token), new.id)
  on conflict (hash) do nothing;
  new.calendar_uid := link_hash('calendar ' || new.token);
  return new;
end
$$;

create trigger bookings_store_link before insert on bookings
  for each row when (new.token is not null) execute function store_booking_link();

-- Whether nodes of the previous release may run: a day after the migration none of them does. False in a
-- new database.
create function previous_release_reads_tokens() returns boolean language sql stable as $$
  select exists (
    select from migrations as links
    where name = '0130_booking_links' and applied_at > now() - interval '1 day'
      and exists (
        select from migrations
        where to_jsonb(migrations) ->> 'release' is distinct from to_jsonb(links) ->> 'release'
      )
  )
$$;

-- As before, and deletes the links.
create or replace function erase_bookings(targets bigint[]) returns void language plpgsql as $$
declare
  contacts text[] := array(
    select distinct lower(email) from bookings where id = any(targets) and email <> ''
  );
  phones text[] := array(
    select distinct phone_digits from bookings where id = any(targets) and length(phone_digits) >= 7
  );
begin
  delete from recipient_mails
  where recipient in (select mail_recipient(contact) from unnest(contacts) as contact);
  delete from booking_keys
  where fingerprint in (select fingerprint from bookings where id = any(targets));
  delete from booking_repeats where booking_id = any(targets);
  delete from booking_links where booking_id = any(targets);
  delete from decision_links where booking_id = any(targets);
  delete from outbox where booking_id = any(targets) or next_id = any(targets);
  delete from booking_notes where booking_id = any(targets);
  delete from return_requests where booking_id = any(targets);
  delete from event_texts using booking_events
  where event_id = booking_events.id and booking_id = any(targets);
  update booking_events set text = null where booking_id = any(targets) and text is not null;
  -- Staff may have written a contact into the note of a block.
  update occupancy set note = ''
  where note <> '' and (
    exists (select from unnest(contacts) as contact where position(contact in lower(note)) > 0)
    or exists (
      select from unnest(phones) as phone
      where position(phone in regexp_replace(note, '\D', '', 'g')) > 0
    )
  );
  update bookings set
    name = '', email = '', phone = '', notes = '', last_message = null, fingerprint = '',
    token = null, calendar_uid = '', erased_at = now()
  where id = any(targets);
end
$$;

do $$
begin
  execute format(
    'alter function erase_bookings(bigint[]) security definer set search_path = %I, pg_temp',
    current_schema()
  );
end
$$;

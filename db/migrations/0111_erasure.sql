-- Erasing the person of a booking: number, dates, car and sums stay, for taxes and statistics.
alter table bookings add column erased_at timestamptz;

comment on column bookings.erased_at is 'when its personal data were erased; null: it has them';

create index bookings_email_idx on bookings (lower(email)) where erased_at is null;
-- What the nightly job erases.
create index bookings_unerased_end_idx
  on bookings ((greatest(pickup_date, return_date))) where erased_at is null;

-- The company needs the person of such a booking.
create function is_unfinished(booking bookings, now_at timestamp) returns boolean
  language sql immutable parallel safe as $$
  select booking.status = 'pending' or is_out(booking)
    or (booking.status = 'confirmed' and booking.returned_at is null and booking_end(booking) > now_at)
$$;

-- Erases the persons of bookings, everywhere in the database. The caller has locked the rows.
create function erase_bookings(targets bigint[]) returns void language plpgsql as $$
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
    -- No token of a link has this form.
    token = 'erased:' || id, erased_at = now()
  where id = any(targets);
end
$$;

-- Erases bookings if all of them are finished. Returns the ids of those that are not.
create function erase_finished_bookings(targets bigint[], now_at timestamp) returns bigint[]
language plpgsql as $$
declare
  unfinished bigint[];
begin
  perform from bookings where id = any(targets) order by id for update;
  unfinished := array(
    select id from bookings where id = any(targets) and is_unfinished(bookings, now_at) order by id
  );
  if unfinished = '{}' then
    perform erase_bookings(array(
      select id from bookings where id = any(targets) and erased_at is null
    ));
  end if;
  return unfinished;
end
$$;

-- Erases up to `batch` bookings whose return was planned before a day, and returns how many. One that
-- is out waits for its return.
create function erase_bookings_before(day date, batch integer) returns integer language plpgsql as $$
declare
  targets bigint[] := array(
    select id from bookings
    where erased_at is null and greatest(pickup_date, return_date) < day and not is_out(bookings)
    order by greatest(pickup_date, return_date)
    limit batch
    for update skip locked
  );
begin
  perform erase_bookings(targets);
  return cardinality(targets);
end
$$;

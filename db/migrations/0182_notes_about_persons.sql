-- Free texts of staff may name a customer: notes of blocks, and notes on bookings of somebody else. An erasure finds
-- them by e-mail address, phone and name, as whole words.

-- The words of a text in lower case. What parts them is ASCII or general punctuation, so that no letter is lost in any
-- locale.
create function text_words(given text) returns text[] language sql immutable parallel safe as $$
  select array_remove(
    regexp_split_to_array(
      lower(given),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+'
    ),
    ''
  )
$$;

-- The digits of a phone number without the country, or null if it can't be one.
create function phone_core(digits text) returns text language sql immutable parallel safe as $$
  select case when length(core) >= 7 then core end
  from (
    select coalesce(
      substring(digits from '^(?:00995|995|0)?(5\d{8})$'), regexp_replace(digits, '^00', '')
    ) as core
  ) as parts
$$;

-- What may be an e-mail address in a text, in lower case.
create function mails_in(given text) returns setof text language sql immutable parallel safe as $$
  select btrim(word, '.!?''"„“”«»')
  from regexp_split_to_table(lower(given), '[\s\u00a0,;:<>()\[\]/|=]+') as word
  where position('@' in word) > 0
$$;

-- What may be a phone number in a text, as `phone_core`: digits next to each other, with at most three signs between
-- their groups. A number begins and ends with a group.
create function phones_in(given text) returns setof text language sql immutable parallel safe as $$
  with parts as materialized (
    select run, part, place
    from regexp_matches(given, '\d(?:[^0-9A-Za-z]{0,3}\d)*', 'g') with ordinality as runs (texts, run)
    cross join regexp_split_to_table(texts[1], '\D+') with ordinality as split (part, place)
  )
  select phone_core(string_agg(piece.part, '' order by piece.place))
  from parts as first
  join parts as last on last.run = first.run and last.place between first.place and first.place + 8
  join parts as piece on piece.run = first.run and piece.place between first.place and last.place
  group by first.run, first.place, last.place
  having sum(length(piece.part)) between 7 and 17
$$;

-- The notes about the persons of bookings, and by what each was found: `contact`; `name`, all words of a name in any
-- order; `word`, a name of one word, which may be somebody else's.
create function person_notes(targets bigint[])
  returns table (kind text, note_id bigint, note text, found_by text)
  language sql stable as $$
  with persons as materialized (
    select nullif(lower(email), '') as email, phone_core(phone_digits) as phone,
      array(select distinct word from unnest(text_words(name)) as word) as words
    from bookings where id = any(targets)
  ), notes as materialized (
    select 'block' as kind, id, occupancy.note as content from occupancy where occupancy.note <> ''
    union all
    select 'booking', booking_id, text from booking_notes
    where text <> '' and booking_id <> all(targets)
  ), found as (
    select notes.*, 'contact' as by from notes
    cross join lateral mails_in(content) as mail join persons on email = mail
    where position('@' in content) > 0
    union all
    select notes.*, 'contact' from notes
    cross join lateral phones_in(content) as number join persons on phone = number
    where content ~ '\d(?:\D{0,3}\d){6}'
    union all
    select worded.kind, worded.id, content,
      case when cardinality(persons.words) = 1 then 'word' else 'name' end
    from (select notes.*, text_words(content) as words from notes) as worded
    cross join unnest(worded.words) as word
    join persons on persons.words[1] = word
    where persons.words <@ worded.words
  )
  select found.kind, found.id, content, min(by) from found
  group by found.kind, found.id, content
  order by found.kind, found.id
$$;

-- Empties notes, those on bookings with another version, so that no open form brings one back.
create function empty_notes(blocks bigint[], noted bigint[]) returns void language sql as $$
  update occupancy set note = '' where id = any(blocks);
  update booking_notes set text = '', version = version + 1, updated_at = now()
  where booking_id = any(noted);
$$;

-- As before, and empties the notes with a contact as a whole word, those on other bookings too.
create or replace function erase_bookings(targets bigint[]) returns void language plpgsql as $$
declare
  contacts text[] := array(
    select distinct lower(email) from bookings where id = any(targets) and email <> ''
  );
begin
  perform empty_notes(
    coalesce(array_agg(note_id) filter (where kind = 'block'), '{}'),
    coalesce(array_agg(note_id) filter (where kind = 'booking'), '{}')
  ) from person_notes(targets) where found_by = 'contact';
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

-- As `erase_finished_bookings`, and empties the notes about their persons: those found by `name` unless
-- they are among `kept`, those found by `word` only if they are among `chosen`. Both are such as `block-12`.
create function erase_person(targets bigint[], kept text[], chosen text[], now_at timestamp)
  returns bigint[] language plpgsql as $$
declare
  unfinished bigint[];
  blocks bigint[];
  noted bigint[];
begin
  -- Before the names are erased.
  select coalesce(array_agg(note_id) filter (where kind = 'block'), '{}'),
    coalesce(array_agg(note_id) filter (where kind = 'booking'), '{}')
  into blocks, noted
  from person_notes(targets)
  where found_by = 'contact'
    or found_by = 'name' and kind || '-' || note_id <> all(kept)
    or found_by = 'word' and kind || '-' || note_id = any(chosen);
  unfinished := erase_finished_bookings(targets, now_at);
  if unfinished = '{}' then
    perform empty_notes(blocks, noted);
  end if;
  return unfinished;
end
$$;

-- As before, and empties the notes with the full names of the erased persons, of blocks that ended before the day.
create or replace function erase_bookings_before(day date, batch integer) returns integer
language plpgsql as $$
declare
  targets bigint[] := array(
    select id from bookings
    where erased_at is null and greatest(pickup_date, return_date) < day and not is_out(bookings)
    order by greatest(pickup_date, return_date)
    limit batch
    for update skip locked
  );
begin
  if targets = '{}' then return 0; end if;
  update occupancy set note = ''
  where upper(during) < day and id in (
    select note_id from person_notes(targets) where kind = 'block' and found_by = 'name'
  );
  perform erase_bookings(targets);
  return cardinality(targets);
end
$$;

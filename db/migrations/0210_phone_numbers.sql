-- The number that is called of a booking's phone, which is kept as typed. Only the app can read it, so it fills the
-- column for older bookings, and for those that nodes of the previous release store.
alter table bookings
  add column phone_e164 text,
  add constraint bookings_phone_e164_check check (phone_e164 ~ '^(\+[1-9]\d{6,14})?$');

comment on column bookings.phone_e164 is
  'the first number in the phone; empty: none can be read; null: the app has not read it yet';

create index bookings_phone_e164_idx on bookings (phone_e164 collate "C");
create index bookings_phone_e164_end_idx on bookings (reverse(phone_e164) collate "C");
create index bookings_unread_phone_idx on bookings (id) where phone_e164 is null;

-- A phone that changes is read again; of an erased one nothing stays.
create function forget_read_phone() returns trigger language plpgsql as $$
begin
  new.phone_e164 := case when new.phone = '' then '' end;
  return new;
end
$$;

create trigger bookings_forget_read_phone before update of phone on bookings
  for each row
  when (new.phone is distinct from old.phone and new.phone_e164 is not distinct from old.phone_e164)
  execute function forget_read_phone();

-- As before, with the number that was read from a phone, in whatever digits it was typed.
create or replace function person_notes(targets bigint[])
  returns table (kind text, note_id bigint, note text, found_by text)
  language sql stable as $$
  with persons as materialized (
    select nullif(lower(email), '') as email,
      phone_core(coalesce(nullif(substr(phone_e164, 2), ''), phone_digits)) as phone,
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

-- Notes that may be about the persons of the bookings, with how each was found: by a contact, the full name, or a
-- word of it. A phone is found in whatever digits it was typed.
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

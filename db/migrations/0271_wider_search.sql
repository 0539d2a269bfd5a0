-- The words of a folded text (`fold_text`). Also the signs of other scripts part words, and very long words, such as a
-- note without spaces, are cut: no index takes them.
create function word_vector(folded text) returns tsvector language sql immutable parallel safe as $$
  select coalesce(array_to_tsvector(array_agg(distinct left(word, 60))), '')
  from regexp_split_to_table(
    folded, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f\u00a1\u00ab\u00b7\u00bb\u00bf\u2010-\u206f\u3001\u3002]+'
  ) as word
  where word <> ''
$$;

-- With the notes. Nodes of the version before search in it too.
alter table bookings
  drop column search_words,
  add column search_words tsvector not null generated always as (
    word_vector(fold_text(name || ' ' || vehicle || ' ' || notes))
  ) stored;

create index bookings_search_words_idx on bookings using gin (search_words);
create index bookings_email_start_idx on bookings (lower(email) collate "C");
create index bookings_email_end_idx on bookings (reverse(lower(email)) collate "C");

alter table booking_notes add column search_words tsvector not null generated always as (
  word_vector(fold_text(text))
) stored;

create index booking_notes_search_words_idx on booking_notes using gin (search_words);

-- A search asks the statistics which of its words is rare.
analyze bookings (search_words);

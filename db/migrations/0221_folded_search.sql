-- A text as it is searched: in lower case, without accents, in plain letters for those of other widths and some of
-- other alphabets. NFKD takes letters apart, so that their accents can be dropped; those that have no parts follow.
create function fold_text(given text) returns text language sql immutable parallel safe as $$
  select translate(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(
        translate(
          regexp_replace(
            normalize(given, NFKD), '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u064b-\u065f\u0670]', '', 'g'
          ),
          'ØøĐđŁłÐðĦħ', 'OoDdLlDdHh'
        ),
        'ß', 'ss'), 'ẞ', 'SS'), 'Æ', 'AE'), 'æ', 'ae'), 'Œ', 'OE'), 'œ', 'oe'), 'Þ', 'TH'), 'þ', 'th')
    ),
    -- Not before: a Turkish locale makes it of I.
    'ı', 'i'
  )
$$;

-- The words of name and car, folded. Nodes of the version before search in `words`.
alter table bookings add column search_words tsvector not null generated always as (
  array_to_tsvector(
    array_remove(
      regexp_split_to_array(
        fold_text(name || ' ' || vehicle), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+'
      ),
      ''
    )
  )
) stored;

create index bookings_search_words_idx on bookings using gin (search_words);

-- A search asks the statistics which of its words is rare.
analyze bookings (search_words);

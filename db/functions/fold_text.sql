-- A text as it is searched: in lower case, without accents, in plain letters for those of other widths and some of
-- other alphabets. NFKD takes letters apart, so that their accents can be dropped; those that have no parts follow.
create or replace function fold_text(given text) returns text language sql immutable parallel safe as $$
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

-- What staff look bookings up by. No extension is needed: `pg_trgm` is missing in some managed
-- databases.
alter table bookings
  add column phone_digits text not null
    generated always as (regexp_replace(phone, '\D', '', 'g')) stored,
  -- The words of name and car; what parts them is ASCII, so that no letter is lost in any locale.
  add column words tsvector not null generated always as (
    array_to_tsvector(
      array_remove(
        regexp_split_to_array(
          lower(name || ' ' || vehicle),
          '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+'
        ),
        ''
      )
    )
  ) stored;

create index bookings_phone_start_idx on bookings (phone_digits collate "C");
create index bookings_phone_end_idx on bookings (reverse(phone_digits) collate "C");
create index bookings_words_idx on bookings using gin (words);

-- Staff filter by them, newest booking first.
create index bookings_status_idx on bookings (status, id);
create index bookings_pickup_date_idx on bookings (pickup_date, id);

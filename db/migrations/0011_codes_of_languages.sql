-- The list of languages is the program's. The database checks only the form of a code, and that the main photo of a model
-- has a text in English, to which other languages fall back.

alter table bookings
  drop constraint bookings_lang_check,
  add constraint bookings_lang_check check (lang ~ '^[a-z]{2,3}$');

alter table photos
  drop constraint photos_main_alt_check,
  add constraint photos_main_alt_check check (view <> 'main' or coalesce(alt ->> 'en', '') <> '');

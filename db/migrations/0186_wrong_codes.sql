-- Codes of a second factor that were wrong after a right password. Who knows the password has few tries, however
-- many networks they come from.
create table wrong_codes (
  user_id integer not null,
  source text not null,
  count integer not null,
  since timestamptz not null,
  constraint wrong_codes_pkey primary key (user_id, source),
  constraint wrong_codes_user_id_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint wrong_codes_count_check check (count >= 0)
);

comment on column wrong_codes.source is 'stranger: all unknown devices; device ID: a known one; desk: confirmations';
comment on column wrong_codes.since is 'the first of them: they count for a day';

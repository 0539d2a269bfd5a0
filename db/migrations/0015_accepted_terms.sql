-- The terms of a booking as they were when it was made.

create table terms_versions (
  id integer generated always as identity,
  hash text not null,
  terms jsonb not null,
  created_at timestamptz not null default now(),
  constraint terms_versions_pkey primary key (id),
  constraint terms_versions_hash_key unique (hash)
);
comment on table terms_versions is 'what the company said of its terms, each time that a booking was the first with it';
comment on column terms_versions.hash is 'MD5 of terms';

alter table bookings
  add column terms jsonb,
  add column terms_version integer,
  add constraint bookings_terms_check check (jsonb_typeof(terms) = 'array'),
  add constraint bookings_terms_version_fkey foreign key (terms_version)
    references terms_versions(id) on delete restrict;
comment on column bookings.terms is '[{"key": "deposit", "from": 50, …}, …]: the terms that the customer accepted; null: from before 0.7.0';

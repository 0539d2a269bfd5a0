-- A second factor: codes of an authenticator app (RFC 6238), and recovery codes for a lost one.
alter table users
  add column totp_secret text,
  add column totp_step bigint,
  add column totp_setup text;

comment on column users.totp_secret is 'encrypted under the site''s secret; null: no second factor';
comment on column users.totp_step is 'the period of the last code that was used: none is used twice';
comment on column users.totp_setup is 'encrypted: secret and recovery codes of a set-up that is not finished';

create table recovery_codes (
  user_id integer not null,
  hash text not null,
  constraint recovery_codes_pkey primary key (user_id, hash),
  constraint recovery_codes_user_id_fkey foreign key (user_id) references users (id) on delete cascade
);

comment on column recovery_codes.hash is 'SHA-256 of the code, which has 95 random bits; deleted when it is used';

-- When the person confirmed who they are, by the sign-in or later.
alter table sessions add column confirmed_at timestamptz not null default now();

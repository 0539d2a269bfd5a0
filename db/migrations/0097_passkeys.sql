-- Passkeys (WebAuthn credentials) of staff: a device and its owner's fingerprint, face or PIN.
create table passkeys (
  id text not null,
  user_id integer not null,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  constraint passkeys_pkey primary key (id),
  constraint passkeys_user_id_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint passkeys_id_length_check check (char_length(id) <= 1400),
  constraint passkeys_name_length_check check (char_length(name) between 1 and 60)
);

comment on column passkeys.id is 'base64url, chosen by the device';
comment on column passkeys.public_key is 'COSE';
comment on column passkeys.counter is 'of signatures: not higher than before if the passkey was copied; 0 if the device does not count';

create index passkeys_user_id_idx on passkeys (user_id);

-- Each challenge is used once. Rows are deleted when it would be too old anyway.
create table passkey_challenges (
  hash text not null,
  expires_at timestamptz not null,
  constraint passkey_challenges_pkey primary key (hash)
);

create index passkey_challenges_expires_at_idx on passkey_challenges (expires_at);

alter table sessions add column by_passkey boolean not null default false;

comment on column sessions.by_passkey is 'signed in or confirmed by a passkey, which is two factors';

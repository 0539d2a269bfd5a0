-- Accounts of staff, their sessions, second factors and attempts to sign in.

create table users (
  id integer generated always as identity,
  username text not null,
  password text not null,
  created_at timestamptz not null default now(),
  password_state text not null default 'good',
  signed_in_at timestamptz,
  totp_secret text,
  totp_step bigint,
  totp_setup text,
  role text not null default 'owner',
  disabled_at timestamptz,
  password_set_at timestamptz not null default now(),
  constraint users_pkey primary key (id),
  constraint users_username_key unique (username),
  constraint users_password_state_check check (password_state in ('good', 'weak', 'first')),
  constraint users_role_check check (role in ('owner', 'desk', 'driver'))
);
comment on column users.password is 'scrypt$N$r$p$salt$hash, salt and hash in base64url';
comment on column users.password_state is 'first: generated, to be changed at the first sign-in; weak: against the present rules';
comment on column users.totp_secret is 'encrypted under the site''s secret; null: no second factor';
comment on column users.totp_step is 'the period of the last code that was used: none is used twice';
comment on column users.totp_setup is 'encrypted: secret and recovery codes of a set-up that is not finished';
comment on column users.disabled_at is 'null: may sign in';
comment on column users.password_set_at is 'of a first password: it ends some days later';
\ir ../functions/end_sessions_of_disabled.sql
create trigger users_end_sessions after update on users
  for each row when (old.disabled_at is null and new.disabled_at is not null)
  execute function end_sessions_of_disabled();
\ir ../functions/keep_an_owner.sql
create trigger users_keep_an_owner_delete before delete on users
  for each row when (old.role = 'owner' and old.disabled_at is null)
  execute function keep_an_owner();
create trigger users_keep_an_owner_update before update on users
  for each row when (old.role = 'owner' and old.disabled_at is null and (new.role <> 'owner' or new.disabled_at is not null))
  execute function keep_an_owner();
\ir ../functions/notify_changed_role.sql
create trigger users_notify_changed_role after update on users
  for each row when (old.role <> new.role or old.password_state <> 'first' and new.password_state = 'first' or old.totp_secret is not null and new.totp_secret is null)
  execute function notify_changed_role();
\ir ../functions/own_feeds.sql
create trigger users_own_feeds after insert or update of role, disabled_at on users
  for each row when (new.role = 'owner' and new.disabled_at is null)
  execute function own_feeds();

create table sessions (
  id text not null,
  user_id integer not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  device text not null default '',
  last_seen_at timestamptz not null default now(),
  active_at timestamptz not null default now(),
  confirmed_at timestamptz not null default now(),
  by_passkey boolean not null default false,
  former_id text,
  renewed_at timestamptz,
  constraint sessions_pkey primary key (id),
  constraint sessions_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
comment on column sessions.id is 'SHA-256 of the cookie''s value: the table opens no session';
comment on column sessions.device is 'browser and system by name, such as «Chrome, Android»; no address';
comment on column sessions.last_seen_at is 'to the minute';
comment on column sessions.active_at is 'the last page or form of a person, to the minute: not a refetch';
comment on column sessions.by_passkey is 'signed in or confirmed by a passkey, which is two factors';
comment on column sessions.former_id is 'the id until the last confirmation';
comment on column sessions.renewed_at is 'when the id changed at a confirmation';
create index sessions_expires_at_idx on sessions (expires_at);
create index sessions_former_id_idx on sessions (former_id);
create index sessions_user_id_idx on sessions (user_id);
\ir ../functions/notify_ended_sessions.sql
create trigger sessions_notify_ended after delete on sessions
  referencing old table as ended
  for each statement
  execute function notify_ended_sessions();
\ir ../functions/notify_renewed_session.sql
create trigger sessions_notify_renewed after update of id on sessions
  for each row when (old.id <> new.id)
  execute function notify_renewed_session();
\ir ../functions/refuse_disabled.sql
create trigger sessions_refuse_disabled before insert on sessions
  for each row
  execute function refuse_disabled();

create table sign_in_tries (
  subject text not null,
  tries integer not null,
  last_at timestamptz not null,
  next_at timestamptz not null,
  constraint sign_in_tries_pkey primary key (subject)
);
create index sign_in_tries_last_at_idx on sign_in_tries (last_at);

create table wrong_codes (
  user_id integer not null,
  source text not null,
  count integer not null,
  since timestamptz not null,
  constraint wrong_codes_pkey primary key (user_id, source),
  constraint wrong_codes_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint wrong_codes_count_check check (count >= 0)
);
comment on column wrong_codes.source is 'stranger: all unknown devices; device ID: a known one; desk: confirmations';
comment on column wrong_codes.since is 'the first of them: they count for a day';

create table recovery_codes (
  user_id integer not null,
  hash text not null,
  constraint recovery_codes_pkey primary key (user_id, hash),
  constraint recovery_codes_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
comment on column recovery_codes.hash is 'SHA-256 of the code, which has 128 random bits; deleted when it is used';

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
  constraint passkeys_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint passkeys_id_length_check check (char_length(id) <= 1400),
  constraint passkeys_name_length_check check (char_length(name) between 1 and 60)
);
comment on column passkeys.id is 'base64url, chosen by the device';
comment on column passkeys.public_key is 'COSE';
comment on column passkeys.counter is 'of signatures: not higher than before if the passkey was copied; 0 if the device does not count';
create index passkeys_user_id_idx on passkeys (user_id);

create table passkey_challenges (
  hash text not null,
  expires_at timestamptz not null,
  constraint passkey_challenges_pkey primary key (hash)
);
create index passkey_challenges_expires_at_idx on passkey_challenges (expires_at);

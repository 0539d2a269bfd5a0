create table users (
  id integer generated always as identity,
  username text not null,
  password text not null,
  created_at timestamptz not null default now(),
  constraint users_pkey primary key (id),
  constraint users_username_key unique (username)
);

comment on column users.password is 'scrypt$N$r$p$salt$hash, salt and hash in base64url';

create table sessions (
  id text not null,
  user_id integer not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint sessions_pkey primary key (id),
  constraint sessions_user_id_fkey foreign key (user_id) references users (id) on delete cascade
);

comment on column sessions.id is 'SHA-256 of the cookie''s value: the table opens no session';

create index sessions_user_id_idx on sessions (user_id);
create index sessions_expires_at_idx on sessions (expires_at);

-- Failed tries to sign in, by account and address, and by account alone.
create table sign_in_tries (
  subject text not null,
  tries integer not null,
  last_at timestamptz not null,
  next_at timestamptz not null,
  constraint sign_in_tries_pkey primary key (subject)
);

create table settings (
  name text not null,
  value jsonb not null,
  constraint settings_pkey primary key (name)
);

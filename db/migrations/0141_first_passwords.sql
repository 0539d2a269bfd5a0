-- A first password ends by itself: the account does not sign in with it any more.
alter table users
  add column password_set_at timestamptz not null default now();

comment on column users.password_set_at is 'of a first password: it ends some days later';

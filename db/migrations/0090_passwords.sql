-- What must or should happen to an account's password. `weak` is found at a sign-in: only then the
-- password is known.
alter table users
  add column password_state text not null default 'good',
  add constraint users_password_state_check check (password_state in ('good', 'weak', 'first'));

comment on column users.password_state is 'first: generated, to be changed at the first sign-in; weak: against the present rules';

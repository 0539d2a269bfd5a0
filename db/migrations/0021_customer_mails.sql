-- What customers were written by e-mail, and which address is proven to be theirs.

alter table bookings add column proven_email text;
comment on column bookings.proven_email is
  'the address whose reader has confirmed it; it counts while it is the e-mail; null: none';

create table customer_mails (
  id bigint generated always as identity,
  booking_id bigint not null,
  uid uuid not null,
  kind text not null,
  lang text not null,
  subject text not null,
  text text not null,
  sent_at timestamptz not null,
  constraint customer_mails_pkey primary key (id),
  constraint customer_mails_uid_key unique (uid),
  constraint customer_mails_booking_id_fkey foreign key (booking_id) references bookings(id) on delete cascade,
  constraint customer_mails_lang_check check (lang ~ '^[a-z]{2,3}$')
);
comment on table customer_mails is 'copies for the customer''s page; erasing a person deletes the rows';
comment on column customer_mails.uid is 'of the row of the outbox, which is deleted earlier';
comment on column customer_mails.text is 'without secrets: the token of its links is {token}, and no link has a code that proves the address';
create index customer_mails_booking_id_idx on customer_mails (booking_id);

\ir ../functions/forget_customer_mails.sql
create trigger bookings_forget_customer_mails before update of erased_at on bookings
  for each row when (new.erased_at is not null)
  execute function forget_customer_mails();

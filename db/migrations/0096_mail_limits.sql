-- When e-mails that strangers can cause were sent to a recipient, in the last day.
create table recipient_mails (
  recipient text not null,
  sent_at timestamptz[] not null,
  constraint recipient_mails_pkey primary key (recipient)
);

comment on column recipient_mails.recipient is 'hash of the mailbox: no further place that has addresses';

-- The spellings of one mailbox are one recipient: case, `+tag`, and the dots that Gmail ignores.
create function mail_recipient(address text) returns text
language sql immutable as $$
  select encode(sha256(convert_to(
    case when host in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com'
      else mailbox || '@' || host end, 'UTF8'
  )), 'hex')
  from (select
    split_part(regexp_replace(lower(trim(address)), '@[^@]*$', ''), '+', 1) as mailbox,
    substring(lower(trim(address)) from '[^@]*$') as host
  ) as parts
$$;

-- Counts an e-mail to a recipient: at most 3 an hour and 10 a day. False if it must not be sent. Locks
-- the row, so that concurrent bookings count one after the other.
create function claim_mail(address text, now_at timestamptz default now()) returns boolean
language plpgsql as $$
begin
  insert into recipient_mails as known (recipient, sent_at)
  values (mail_recipient(address), array[now_at])
  on conflict (recipient) do update set sent_at = array(
    select sent from unnest(known.sent_at) as sent where sent > now_at - interval '1 day'
  ) || now_at
  where (
    select count(*) < 10 and count(*) filter (where sent > now_at - interval '1 hour') < 3
    from unnest(known.sent_at) as sent
    -- Concurrent statements have begun within the minute; what is later is from before the clock was put back.
    where sent > now_at - interval '1 day' and sent < now_at + interval '1 minute'
  );
  return found;
end
$$;

-- The spellings of one mailbox are one recipient: case, `+tag`, and the dots that Gmail ignores.
create or replace function mail_recipient(address text) returns text
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

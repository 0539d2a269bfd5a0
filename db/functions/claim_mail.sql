-- Counts an e-mail to a recipient. False if it must not be sent. Locks the row, so that concurrent bookings count
-- one after the other.
create or replace function claim_mail(
  address text, per_hour integer, per_day integer, now_at timestamptz default now()
) returns boolean language plpgsql as $$
begin
  insert into recipient_mails as known (recipient, sent_at)
  values (mail_recipient(address), array[now_at])
  on conflict (recipient) do update set sent_at = array(
    select sent from unnest(known.sent_at) as sent where sent > now_at - interval '1 day'
  ) || now_at
  where (
    select count(*) < per_day and count(*) filter (where sent > now_at - interval '1 hour') < per_hour
    from unnest(known.sent_at) as sent
    -- Concurrent statements have begun within the minute; what is later is from before the clock was put back.
    where sent > now_at - interval '1 day' and sent < now_at + interval '1 minute'
  );
  return found;
end
$$;

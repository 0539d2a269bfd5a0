-- Counts an e-mail to a recipient that a stranger has caused. False if it must not be sent: too many from this network,
-- so that one stranger can't use up the e-mails of another, or too many at all. Locks the row, so that concurrent
-- bookings count one after the other.
create or replace function claim_mail(
  address text, requester text, per_hour integer, per_day integer, all_per_day integer,
  now_at timestamptz default now()
) returns boolean language plpgsql as $$
declare
  request jsonb := jsonb_build_object('by', requester, 'at', now_at);
begin
  insert into recipient_mails as known (recipient, sent_at, requests)
  values (mail_recipient(address), array[now_at], jsonb_build_array(request))
  on conflict (recipient) do update set
    sent_at = array(
      select sent from unnest(known.sent_at) as sent where sent > now_at - interval '1 day'
    ) || now_at,
    requests = (
      select coalesce(jsonb_agg(former), '[]') from jsonb_array_elements(known.requests) as former
      where (former ->> 'at')::timestamptz > now_at - interval '1 day'
    ) || request
  where (
    select count(*) < all_per_day from unnest(known.sent_at) as sent
    -- Concurrent statements have begun within the minute; what is later is from before the clock was put back.
    where sent > now_at - interval '1 day' and sent < now_at + interval '1 minute'
  ) and (
    select count(*) < per_day and count(*) filter (where at > now_at - interval '1 hour') < per_hour
    from jsonb_to_recordset(known.requests) as former (by text, at timestamptz)
    where by = requester and at > now_at - interval '1 day' and at < now_at + interval '1 minute'
  );
  return found;
end
$$;

-- Of nodes of 0.7.0, which count all strangers together.
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
    where sent > now_at - interval '1 day' and sent < now_at + interval '1 minute'
  );
  return found;
end
$$;

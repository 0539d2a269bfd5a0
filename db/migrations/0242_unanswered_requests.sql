-- A request that nobody answered is cancelled an hour after its pick-up. If many fall due at once, as when the clock
-- jumps or at the first start with this rule, staff are asked instead.
alter table bookings
  add column expiry text,
  add constraint bookings_expiry_check check (expiry in ('asked', 'kept'));

comment on column bookings.expiry is
  'of a request whose pick-up has passed: `asked`, staff decide whether it is cancelled; `kept`, it stays';

create index bookings_unanswered_idx on bookings (pickup_date) where status = 'pending';
create index booking_events_expired_idx on booking_events (created_at)
  where reason = 'expired' and actor = 'system';

-- When a request falls due. One that came after its pick-up stays for an hour, too.
create function request_due(booking bookings) returns timestamp
  language sql immutable parallel safe as $$
  select greatest(booking.pickup_date + booking.pickup_time, business_time(booking.created_at))
    + interval '1 hour'
$$;

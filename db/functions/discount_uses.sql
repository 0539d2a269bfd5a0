-- The number of bookings with a discount code. A cancelled one gives its use back.
create or replace function discount_uses(wanted text) returns bigint language sql volatile as $$
  select count(*) from bookings where discount_code = wanted and status <> 'cancelled'
$$;

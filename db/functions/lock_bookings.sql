-- Locks bookings, then the models that they concern: their own, those of their vehicles, and another
-- one. Always in this order, so that no two functions wait for each other: repacking checks the
-- foreign keys of other bookings while it holds the lock of a model, which `no key` allows.
create or replace function lock_bookings(targets bigint[], other_model integer) returns void
language plpgsql as $$
begin
  perform from bookings where id = any(targets) order by id for no key update;
  perform lock_models(
    array(select car_id from bookings where id = any(targets))
    || array(select car_id from occupancy where booking_id = any(targets))
    || other_model
  );
end
$$;

-- Which confirmed bookings of a car reach into some days. By its later date, since a return may
-- stand before the pick-up; bookings that are over, the most by far, are left aside.
create index bookings_confirmed_end_idx
  on bookings (car_id, (greatest(pickup_date, return_date)))
  where status = 'confirmed';

-- Kept pages show the exchange rates too. Of the settings, these alone: others are written as the
-- site runs.
create trigger settings_count_change
  after insert or update on settings
  for each row when (new.name = 'exchangeRates')
  execute function count_fleet_change();

create trigger settings_count_removal
  after delete on settings
  for each row when (old.name = 'exchangeRates')
  execute function count_fleet_change();

-- Returns whether a booking can be stored with a discount code; null is none. It locks the code until the end of the
-- transaction, and counts after that: of two bookings with the last use the second one sees the first.
create or replace function take_discount(wanted text, today date) returns boolean language plpgsql volatile as $$
declare
  found discount_codes;
begin
  if wanted is null then return true; end if;
  select * into found from discount_codes where code = wanted for no key update;
  return found.code is not null and coalesce(found.last_day >= today, true)
    and coalesce(discount_uses(wanted) < found.max_uses, true);
end
$$;

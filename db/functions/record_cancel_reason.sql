-- Gives the event of a cancellation its reason; one by the customer is a withdrawal.
create or replace function record_cancel_reason() returns trigger language plpgsql as $$
begin
  if new.actor = 'visitor' then
    update bookings set cancel_reason = 'withdrawn'
    where id = new.booking_id and status = 'cancelled' and cancel_reason <> 'withdrawn';
  end if;
  new.reason := (select cancel_reason from bookings where id = new.booking_id);
  return new;
end
$$;

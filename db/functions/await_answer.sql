-- Makes the company owe an answer to a message of the customer, or a look at a correction. It runs at the end of the
-- statement, which also stores a wish for another trip: both then have the time of the transaction.
create or replace function await_answer() returns trigger language plpgsql as $$
begin
  insert into customer_messages (event_id, booking_id)
  select new.id, new.booking_id
  where not exists (
    select from return_requests
    where booking_id = new.booking_id and requested_at = new.created_at
  );
  return null;
end
$$;

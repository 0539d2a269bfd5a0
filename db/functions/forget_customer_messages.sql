-- A function of the version before erases persons too, and doesn't know this table.
create or replace function forget_customer_messages() returns trigger language plpgsql as $$
begin
  delete from customer_messages where booking_id = new.id;
  return null;
end
$$;

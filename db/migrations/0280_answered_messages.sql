-- Which messages of customers wait for an answer, and who marked them as answered. Their texts are in event_texts.
create table customer_messages (
  event_id bigint not null,
  booking_id bigint not null,
  answered_by text,
  answered_at timestamptz,
  constraint customer_messages_pkey primary key (event_id),
  constraint customer_messages_event_id_fkey
    foreign key (event_id) references booking_events (id) on delete cascade,
  constraint customer_messages_booking_id_fkey
    foreign key (booking_id) references bookings (id) on delete cascade,
  constraint customer_messages_answered_check check ((answered_by is null) = (answered_at is null))
);

comment on table customer_messages is
  'without the wishes for another return, which wait in return_requests';

create index customer_messages_booking_id_idx on customer_messages (booking_id);
create index customer_messages_waiting_idx on customer_messages (booking_id, event_id)
  where answered_at is null;
create index return_requests_open_idx on return_requests (requested_at) where declined_at is null;

-- By a trigger, for nodes of any release. It runs at the end of the statement, which also stores a wish for another
-- return: both then have the time of the transaction.
create function await_answer() returns trigger language plpgsql as $$
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

create trigger booking_events_await_answer after insert on booking_events
  for each row when (new.kind = 'message') execute function await_answer();

-- A function of the version before erases persons too, and doesn't know this table.
create function forget_customer_messages() returns trigger language plpgsql as $$
begin
  delete from customer_messages where booking_id = new.id;
  return null;
end
$$;

create trigger bookings_forget_customer_messages after update of erased_at on bookings
  for each row when (new.erased_at is not null) execute function forget_customer_messages();

-- What came within the last days on bookings that are still open may wait for an answer.
insert into customer_messages (event_id, booking_id)
select event.id, booking_id
from booking_events as event join bookings on bookings.id = booking_id
where event.kind = 'message' and event.created_at > now() - interval '3 days'
  and bookings.status in ('pending', 'confirmed') and erased_at is null
  and not exists (
    select from return_requests
    where return_requests.booking_id = event.booking_id and requested_at = event.created_at
  );

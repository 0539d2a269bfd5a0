-- Completes a new point at the end of the statement that changed the bookings, when all that it wrote can be seen.
-- The messages are those that the transaction wrote: a customer may write at the same moment.
create or replace function complete_undo_point() returns trigger language plpgsql as $$
declare
  targets bigint[] := booking_ids(new.before);
  states jsonb := booking_states(targets);
begin
  update undo_points set
    before = changed_states(new.before, states), after = changed_states(states, new.before),
    last_event_id = (select max(id) from booking_events where booking_id = any(targets))
  where id = new.id;
  update outbox set undo_id = new.id, next_at = new.expires_at
  where booking_id = any(targets) and xmin = pg_current_xact_id()::xid;
  return null;
end
$$;

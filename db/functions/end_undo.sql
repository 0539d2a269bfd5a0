-- The next change of a booking ends the time for undoing the one before, so its messages are due at once: they leave
-- in the order of the changes. A message or a correction of the customer changes nothing that can be undone, nor does
-- a message that the site sends by itself.
create or replace function end_undo() returns trigger language plpgsql as $$
begin
  update outbox set next_at = now()
  where booking_id = new.booking_id and undo_id is not null and attempts = 0 and next_at > now()
    and sent_at is null and dead_at is null and held_at is null and dropped_at is null
    and exists (select from undo_points where undo_points.id = undo_id and last_event_id < new.id);
  return null;
end
$$;

-- Empties notes, those on bookings with another version, so that no open form brings one back.
create or replace function empty_notes(blocks bigint[], noted bigint[]) returns void language sql as $$
  update occupancy set note = '' where id = any(blocks);
  update booking_notes set text = '', version = version + 1, updated_at = now()
  where booking_id = any(noted);
$$;

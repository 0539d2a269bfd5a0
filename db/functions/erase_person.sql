-- As `erase_finished_bookings`, and empties the notes about their persons: those found by `name` unless
-- they are among `kept`, those found by `word` only if they are among `chosen`. Both are such as `block-12`.
create or replace function erase_person(targets bigint[], kept text[], chosen text[], now_at timestamp)
  returns bigint[] language plpgsql as $$
declare
  unfinished bigint[];
  blocks bigint[];
  noted bigint[];
begin
  -- Before the names are erased.
  select coalesce(array_agg(note_id) filter (where kind = 'block'), '{}'),
    coalesce(array_agg(note_id) filter (where kind = 'booking'), '{}')
  into blocks, noted
  from person_notes(targets)
  where found_by = 'contact'
    or found_by = 'name' and kind || '-' || note_id <> all(kept)
    or found_by = 'word' and kind || '-' || note_id = any(chosen);
  unfinished := erase_finished_bookings(targets, now_at);
  if unfinished = '{}' then
    perform empty_notes(blocks, noted);
  end if;
  return unfinished;
end
$$;

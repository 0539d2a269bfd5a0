-- Moves the text of a new event into its own table, where an erasure can delete it, and leaves its salted hash.
create or replace function store_event_text() returns trigger language plpgsql as $$
declare
  stored event_texts;
begin
  insert into event_texts (event_id, text) values (new.id, new.text) returning * into stored;
  new.text_hash := event_text_hash(stored.salt, stored.text);
  new.text := null;
  return new;
end
$$;

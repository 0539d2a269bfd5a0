-- Stores a photo of a car, or returns the one with the same file. The car's first photo becomes its
-- main one; a photo that replaces another gets its view, focus, texts and position. `alts` are the
-- proposed texts by view. The functions below lock `fleet_version` first, like all changes of the fleet.
create or replace function store_photo(
  of_car integer, file photo_files, sent_hash text, alts jsonb, replaced integer
) returns integer language plpgsql as $$
declare
  known photos;
  old photos;
  new_view text;
  new_id integer;
begin
  perform from fleet_version for update;
  select * into known from photos
  where car_id = of_car and removed_at is null and (hash = file.hash or upload_hash = sent_hash)
  limit 1;
  if found then return known.id; end if;
  insert into photo_files (hash, bytes, width, height)
  values (file.hash, file.bytes, file.width, file.height)
  on conflict (hash) do nothing;
  select * into old from photos where id = replaced and car_id = of_car and removed_at is null;
  new_view := coalesce(old.view, case
    when exists (select from photos where car_id = of_car and view = 'main' and removed_at is null)
    then 'more' else 'main' end);
  if old.id is not null then
    update photos set removed_at = now() where id = old.id;
  end if;
  insert into photos (car_id, hash, upload_hash, view, focus, position, alt)
  values (
    of_car, file.hash, sent_hash, new_view, coalesce(old.focus, 5),
    coalesce(old.position, (select coalesce(max(position), 0) + 1 from photos where car_id = of_car)),
    coalesce(old.alt, alts -> new_view)
  )
  returning id into new_id;
  update photos set replaced_by = new_id where id = old.id;
  return new_id;
end
$$;

-- Restores a removed photo, and removes the one that replaced it. A photo whose view has been given
-- to another becomes one of the others.
create or replace function restore_photo(photo integer, of_car integer) returns boolean language plpgsql as $$
declare
  old photos;
begin
  perform from fleet_version for update;
  select * into old from photos where id = photo and car_id = of_car and removed_at is not null;
  if not found then return false; end if;
  update photos set removed_at = now() where id = old.replaced_by and removed_at is null;
  update photos set
    removed_at = null,
    replaced_by = null,
    view = case when exists (
      select from photos as other
      where other.car_id = of_car and other.removed_at is null and other.view = old.view
    ) then 'more' else old.view end
  where id = photo;
  return true;
end
$$;

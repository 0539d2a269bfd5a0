-- Changes a photo. The photo that has its new view becomes one of the others.
create or replace function change_photo(
  photo integer, of_car integer, new_view text, new_focus smallint, new_alt jsonb
) returns boolean language plpgsql as $$
begin
  perform from fleet_version for update;
  if not exists (select from photos where id = photo and car_id = of_car and removed_at is null) then
    return false;
  end if;
  update photos set
    view = case when id = photo then new_view else 'more' end,
    focus = case when id = photo then new_focus else focus end,
    alt = case when id = photo then new_alt else alt end
  where car_id = of_car and removed_at is null
    and (id = photo or (view = new_view and new_view <> 'more'));
  return true;
end
$$;

-- Gives imported rows without a vehicle theirs, the earliest first. Bookings that can be moved make
-- way, until too many searches were in vain.
create or replace function place_imported(row_ids bigint[], now_at timestamp) returns void
language plpgsql as $$
declare
  imported occupancy;
  moves occupancy_move[];
  failures integer := 0;
begin
  for imported in
    select * from occupancy
    where id = any(row_ids) and vehicle_id is null and kind = 'channel'
    order by lower(during), id
  loop
    moves := find_moves_to_meant(imported, failures < vain_search_limit(), now_at);
    if moves is null then
      failures := failures + 1;
    else
      perform apply_moves(moves);
    end if;
  end loop;
end
$$;

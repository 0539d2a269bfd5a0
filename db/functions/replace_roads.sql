-- Replaces all roads by those of a document. What models say of a road that is gone stays with them, unseen.
create or replace function replace_roads(document jsonb) returns void language plpgsql as $$
begin
  delete from roads;
  insert into roads (slug, name, position)
  select road ->> 'slug', road -> 'name', index
  from jsonb_array_elements(document) with ordinality as roads (road, index);
end
$$;

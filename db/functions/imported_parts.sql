-- What the imported events of a vehicle take: each the part of its time that no earlier one has.
create or replace function imported_parts(vehicle integer)
  returns table (import_id integer, source text, uid text, during tsrange) language sql stable as $$
  select import_id, source, uid, tsrange(starts, upper(during))
  from (
    select import_id, source, uid, during, greatest(lower(during), max(upper(during)) over (
      order by lower(during), import_id, uid, upper(during) desc
      rows between unbounded preceding and 1 preceding
    )) as starts
    from imported_events join calendar_imports on id = import_id
    where vehicle_id = vehicle
  ) as swept
  where starts < upper(during)
$$;

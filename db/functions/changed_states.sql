-- Of the states `one` only the fields that differ in `other`: the persons of bookings are not among them.
create or replace function changed_states(one jsonb, other jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(state || jsonb_build_object('fields', (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(state -> 'fields')
    where value is distinct from opposite -> 'fields' -> key
  )) order by position), '[]')
  from jsonb_array_elements(one) with ordinality as states (state, position)
  join jsonb_array_elements(other) as opposites (opposite) on opposite -> 'id' = state -> 'id'
$$;

-- A plate is stored in one form, however it is typed: groups of letters and digits with hyphens between them, AB-123-CD,
-- as on Georgian plates; so are foreign ones, 34-ABC-123. The form follows from `plate_key` alone. A plate with other
-- signs than A to Z and digits, which no form of the desk accepts, stays as it is.
create function plate_form(typed text) returns text language sql immutable parallel safe as $$
  select case
    when plate_key(typed) ~ '^[A-Z0-9]+$' then
      regexp_replace(plate_key(typed), '([A-Z])(?=[0-9])|([0-9])(?=[A-Z])', '\1\2-', 'g')
    else typed
  end
$$;

-- Nodes of the version before store plates as typed.
create function form_plate() returns trigger language plpgsql as $$
begin
  new.plate := plate_form(new.plate);
  return new;
end
$$;

create trigger vehicles_form_plate before insert or update of plate on vehicles
  for each row when (new.plate is not null) execute function form_plate();

-- No two vehicles get one plate for the same days: plates of one form have one key, and `vehicles_plate_excl` has
-- refused those all along. One after the other they may have it, and are told apart by their service.
update vehicles set plate = plate_form(plate) where plate <> plate_form(plate);

-- Otherwise customers would be written to about another plate.
update notified_cars set plate = plate_form(plate) where plate <> plate_form(plate);

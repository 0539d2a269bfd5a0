-- A plate is stored in one form, however it is typed: groups of letters and digits with hyphens between them, AB-123-CD,
-- as on Georgian plates; so are foreign ones, 34-ABC-123. The form follows from `plate_key` alone. A plate with other
-- signs than A to Z and digits, which no form of the desk accepts, stays as it is.
create or replace function plate_form(typed text) returns text language sql immutable parallel safe as $$
  select case
    when plate_key(typed) ~ '^[A-Z0-9]+$' then
      regexp_replace(plate_key(typed), '([A-Z])(?=[0-9])|([0-9])(?=[A-Z])', '\1\2-', 'g')
    else typed
  end
$$;

-- A phone that changes is read again; of an erased one nothing stays.
create or replace function forget_read_phone() returns trigger language plpgsql as $$
begin
  new.phone_e164 := case when new.phone = '' then '' end;
  return new;
end
$$;

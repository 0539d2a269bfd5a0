-- Decides where nobody names a reason, as scripts don't.
create or replace function settle_cancel_reason() returns trigger language plpgsql as $$
begin
  if new.status <> 'cancelled' then
    new.cancel_reason := null;
  elsif new.cancel_reason is null then
    new.cancel_reason :=
      case when tg_op = 'UPDATE' and old.status = 'pending' then 'refused' else 'company' end;
  end if;
  if new.status <> 'cancelled' or new.erased_at is not null then new.cancel_note := ''; end if;
  return new;
end
$$;

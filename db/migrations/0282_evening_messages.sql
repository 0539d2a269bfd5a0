-- A message in the evening about the night and the next day, beside that of the morning.
do $$
declare
  kinds text := (
    select pg_get_expr(conbin, conrelid) from pg_constraint
    where conname = 'outbox_kind_check' and conrelid = 'outbox'::regclass
  );
begin
  alter table outbox drop constraint outbox_kind_check;
  execute format('alter table outbox add constraint outbox_kind_check check (kind = ''evening'' or %s)', kinds);
end
$$;

alter table outbox
  drop constraint outbox_day_check,
  add constraint outbox_day_check check (
    ((kind in ('morning', 'evening')) = (day is not null))
    and ((kind in ('morning', 'evening', 'security')) = (booking_id is null))
    and ((kind = 'security') = (alert is not null))
  );

create unique index outbox_evening_key on outbox (day, channel) where kind = 'evening';

-- Messages about the work of a day instead of a booking.
alter table outbox
  alter column booking_id drop not null,
  add column day date,
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (
    kind in ('placed', 'pending', 'confirmed', 'cancelled', 'completed', 'message', 'reminder', 'morning')
  ),
  add constraint outbox_day_check
    check (((kind = 'morning') = (day is not null)) and ((kind = 'morning') = (booking_id is null)));

comment on column outbox.day is 'of a morning message: each channel gets one a day';

create unique index outbox_morning_key on outbox (day, channel) where kind = 'morning';

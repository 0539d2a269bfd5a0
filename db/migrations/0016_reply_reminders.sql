-- Reminders of requests that nobody has answered.

create table reply_reminders (
  booking_id bigint not null,
  kind text not null,
  due_at timestamptz not null,
  constraint reply_reminders_pkey primary key (booking_id, kind),
  constraint reply_reminders_booking_id_fkey foreign key (booking_id) references bookings(id) on delete cascade,
  constraint reply_reminders_kind_check check (kind in ('waiting', 'overdue'))
);
comment on table reply_reminders is 'a row for each reminder that was written, so that it is written once';
comment on column reply_reminders.kind is 'waiting: half of the time for the answer was over; overdue: all of it';
comment on column reply_reminders.due_at is 'when it fell due: of overdue, the deadline that has passed';

alter table outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (kind in (
    'placed', 'pending', 'confirmed', 'cancelled', 'completed', 'message', 'extended', 'extensionDeclined',
    'reminder', 'car', 'waiting', 'overdue', 'morning', 'evening', 'conflict', 'security'
  ));

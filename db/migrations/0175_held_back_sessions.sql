-- Nodes also close the sockets of sessions that may open only the account's page: while a first password
-- has to be changed, or a demanded second factor is off.
drop trigger users_notify_changed_role on users;

create trigger users_notify_changed_role after update on users
  for each row when (
    old.role <> new.role
    or (old.password_state <> 'first' and new.password_state = 'first')
    or (old.totp_secret is not null and new.totp_secret is null)
  )
  execute function notify_changed_role();

create trigger settings_notify_demanded_factor after insert or update on settings
  for each row when (new.name = 'secondFactor')
  execute function notify_changed_role();

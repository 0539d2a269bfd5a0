-- Bounds the security log by age, and by the number of equal events: those of one kind, outcome and account. What
-- strangers can cause without end (isFromStranger in app/staff/security/security-event.ts) thereby deletes older
-- events of its own kind only, and never what staff did. The numbers are no parameters, because the role of the
-- app must not delete what it likes.
create or replace function delete_old_security_events() returns void language sql
security definer
set search_path from current
as $$
  delete from security_events where created_at < now() - interval '90 days';

  with crowded as (
    select event, outcome, account,
      case
        when event = 'refused' or (event = 'signIn' and outcome in ('wrong', 'wait', 'busy')) then 20000
        else 200000
      end as kept
    from security_events
    group by event, outcome, account
    having count(*) > 20000
  ), bounds as materialized (
    select event, outcome, account, (
        select id from security_events as equal
        where equal.event = crowded.event and equal.outcome = crowded.outcome
          and equal.account is not distinct from crowded.account
        order by id desc offset kept limit 1
      ) as last_deleted
    from crowded
  )
  delete from security_events as old using bounds
  where old.event = bounds.event and old.outcome = bounds.outcome
    and old.account is not distinct from bounds.account and old.id <= bounds.last_deleted
$$;

-- Of two attempts at the same moment the one whose transaction began first can come second: without a pause
-- it does not have to wait.
create or replace function claim_attempts(
  subjects text[], free_attempts integer[], max_seconds integer[], forget_after interval
) returns integer language plpgsql as $$
declare
  seconds integer;
begin
  for i in 1 .. cardinality(subjects) loop
    insert into sign_in_tries as known (subject, tries, last_at, next_at)
    values (subjects[i], 1, now(), now())
    on conflict (subject) do update set
      tries = case when known.last_at < now() - forget_after then 1 else known.tries + 1 end,
      last_at = now(),
      next_at = now() + make_interval(secs => case
        when known.last_at < now() - forget_after or known.tries + 1 < free_attempts[i] then 0
        else least(max_seconds[i], power(2, least(known.tries + 1 - free_attempts[i], 20)))
      end)
    -- A pause beyond the maximum was set before the clock was put back.
    where known.next_at <= clock_timestamp()
      or known.next_at > clock_timestamp() + make_interval(secs => max_seconds[i]);
    if not found then
      select greatest(1, ceil(extract(epoch from next_at - clock_timestamp())))::integer into seconds
      from sign_in_tries where subject = subjects[i];
      return coalesce(seconds, 1);
    end if;
  end loop;
  return null;
end
$$;

-- Counts an attempt for each subject in turn, in one round trip. Returns the seconds to wait of the
-- first subject that has to wait, else null. The pause doubles with each attempt beyond the free ones.
create function claim_attempts(subjects text[], free_attempts integer[], max_seconds integer[])
returns integer language plpgsql as $$
declare
  seconds integer;
begin
  for i in 1 .. cardinality(subjects) loop
    insert into sign_in_tries as known (subject, tries, last_at, next_at)
    values (subjects[i], 1, now(), now())
    on conflict (subject) do update set
      tries = case when known.last_at < now() - interval '1 day' then 1 else known.tries + 1 end,
      last_at = now(),
      next_at = now() + make_interval(secs => case
        when known.last_at < now() - interval '1 day' or known.tries + 1 < free_attempts[i] then 0
        else least(max_seconds[i], power(2, least(known.tries + 1 - free_attempts[i], 20)))
      end)
    -- A pause beyond the maximum was set before the clock was put back.
    where known.next_at <= now()
      or known.next_at > now() + make_interval(secs => max_seconds[i]);
    if not found then
      select greatest(1, ceil(extract(epoch from next_at - now())))::integer into seconds
      from sign_in_tries where subject = subjects[i];
      return coalesce(seconds, 1);
    end if;
  end loop;
  return null;
end
$$;

create index sign_in_tries_last_at_idx on sign_in_tries (last_at);

alter table sessions add column active_at timestamptz not null default now();

comment on column sessions.active_at is 'the last page or form of a person, to the minute: not a refetch';

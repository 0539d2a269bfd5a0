-- A reference for each booking, which customers see instead of its number, and who causes e-mails to an address.

\ir ../functions/random_reference.sql
\ir ../functions/new_reference.sql

alter table bookings add column reference text;

update bookings set reference = random_reference();

-- Draws again where two bookings have drawn the same.
do $$
begin
  loop
    update bookings set reference = random_reference()
    where id in (
      select id from (
        select id, row_number() over (partition by reference order by id) as place from bookings
      ) as drawn
      where place > 1
    );
    exit when not found;
  end loop;
end
$$;

alter table bookings
  alter column reference set default new_reference(),
  alter column reference set not null,
  add constraint bookings_reference_key unique (reference),
  add constraint bookings_reference_check check (reference ~ '^[CDFGHJKMNPQRTVWX][CDFGHJKMNPQRTVWX2-9]{5}$');
comment on column bookings.reference is 'what customers call it by: random, so that it tells no number of bookings';

alter table recipient_mails add column requests jsonb not null default '[]';
comment on column recipient_mails.requests is '[{"by": "…", "at": time}, …]: the requests of strangers among them, each with the keyed hash of its network';

-- Adds a kind to those of the outbox, whatever they are by now.
do $$
declare
  kinds text := (
    select pg_get_expr(conbin, conrelid) from pg_constraint
    where conname = 'outbox_kind_check' and conrelid = 'outbox'::regclass
  );
begin
  execute 'alter table outbox drop constraint outbox_kind_check';
  execute format('alter table outbox add constraint outbox_kind_check check (kind = ''links'' or %s)', kinds);
end
$$;

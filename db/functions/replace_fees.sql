-- Replaces the counting of days and all fees by those of a document.
create or replace function replace_fees(document jsonb) returns void language plpgsql as $$
begin
  if coalesce(document -> 'graceMinutes', 'null') = 'null' then
    delete from settings where name = 'dayCounting';
  else
    insert into settings (name, value)
    values ('dayCounting', jsonb_build_object('graceMinutes', document -> 'graceMinutes'))
    on conflict (name) do update set value = excluded.value;
  end if;
  perform replace_fee_rules(document -> 'rules');
end
$$;

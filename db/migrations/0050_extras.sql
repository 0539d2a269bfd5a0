-- What can be rented besides a car; child seats and ski racks are columns of `bookings`.
create table extras (
  name_en text not null,
  name_ka text not null,
  price numeric(8, 2) not null,
  per_day boolean not null,
  max_quantity integer not null,
  position integer not null,
  constraint extras_pkey primary key (name_en),
  constraint extras_name_check check (
    length(name_en) between 1 and 60 and length(name_ka) between 1 and 60
  ),
  constraint extras_price_check check (price between 0 and 1000),
  constraint extras_max_quantity_check check (max_quantity between 1 and 20),
  constraint extras_position_key unique (position)
);

comment on column extras.price is 'of one, for each rental day or once for the rental';

create trigger extras_count_change
  before insert or update or delete or truncate on extras
  for each statement execute function count_fleet_change();

alter table price_changes drop constraint price_changes_subject_check;
alter table price_changes add constraint price_changes_subject_check
  check (subject in ('rates', 'seasons', 'places', 'extras'));
insert into price_versions (subject) values ('extras');

-- [{"name": {…}, "price": 5, "perDay": true, "max": 2}, …]
create function extras_document() returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', jsonb_build_object('en', name_en, 'ka', name_ka), 'price', price, 'perDay', per_day,
    'max', max_quantity
  ) order by position), '[]')
  from extras
$$;

create function replace_extras(document jsonb) returns void language plpgsql as $$
begin
  delete from extras;
  insert into extras (name_en, name_ka, price, per_day, max_quantity, position)
  select extra -> 'name' ->> 'en', extra -> 'name' ->> 'ka', (extra ->> 'price')::numeric,
    (extra ->> 'perDay')::boolean, (extra ->> 'max')::integer, index
  from jsonb_array_elements(document) with ordinality as extras (extra, index);
end
$$;

create or replace function price_document(subject text) returns jsonb language plpgsql stable as $$
begin
  return case subject
    when 'rates' then rates_document()
    when 'seasons' then seasons_document()
    when 'places' then places_document()
    when 'extras' then extras_document()
  end;
end
$$;

-- Where cars are picked up and returned, besides places by agreement (`Other`). The English name is the
-- value in forms and the API.
create table places (
  name_en text not null,
  name_ka text not null,
  fee numeric(8, 2) not null,
  min_days integer not null default 1,
  position integer not null,
  constraint places_pkey primary key (name_en),
  constraint places_name_check check (
    length(name_en) between 1 and 60 and length(name_ka) between 1 and 60
    and lower(name_en) not in ('other', 'same')
  ),
  constraint places_fee_check check (fee between 0 and 100000),
  constraint places_min_days_check check (min_days between 1 and 365),
  constraint places_position_key unique (position)
);

comment on column places.fee is 'of the delivery, GEL';
comment on column places.min_days is 'a shorter rental gets a notice';

insert into places (name_en, name_ka, fee, min_days, position) values
  ('Tbilisi', 'თბილისი', 0, 1, 1),
  ('Tbilisi Airport', 'თბილისის აეროპორტი', 45, 1, 2),
  ('Kutaisi Airport', 'ქუთაისის აეროპორტი', 150, 7, 3),
  ('Batumi', 'ბათუმი', 200, 1, 4);

create trigger places_count_change
  before insert or update or delete or truncate on places
  for each statement execute function count_fleet_change();

-- The names of a booking's places as they were when it was made: they outlast the places.
alter table bookings add column place_names jsonb;
comment on column bookings.place_names is
  '{"pickup": {"en": "…", "ka": "…"}, "return": …}; null or without a place that is by agreement';

update bookings set place_names = jsonb_strip_nulls(jsonb_build_object(
  'pickup', (
    select jsonb_build_object('en', name_en, 'ka', name_ka) from places where name_en = pickup
  ),
  'return', (
    select jsonb_build_object('en', name_en, 'ka', name_ka) from places where name_en = "return"
  )
));

alter table price_changes drop constraint price_changes_subject_check;
alter table price_changes add constraint price_changes_subject_check
  check (subject in ('rates', 'seasons', 'places'));
insert into price_versions (subject) values ('places');

-- [{"name": {…}, "fee": 45, "minDays": 1}, …]
create function places_document() returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', jsonb_build_object('en', name_en, 'ka', name_ka), 'fee', fee, 'minDays', min_days
  ) order by position), '[]')
  from places
$$;

create function replace_places(document jsonb) returns void language plpgsql as $$
begin
  delete from places;
  insert into places (name_en, name_ka, fee, min_days, position)
  select place -> 'name' ->> 'en', place -> 'name' ->> 'ka', (place ->> 'fee')::numeric,
    (place ->> 'minDays')::integer, index
  from jsonb_array_elements(document) with ordinality as places (place, index);
end
$$;

create function price_document(subject text) returns jsonb language plpgsql stable as $$
begin
  return case subject
    when 'rates' then rates_document()
    when 'seasons' then seasons_document()
    when 'places' then places_document()
  end;
end
$$;

create or replace function save_prices(
  saved_subject text, document jsonb, read bigint, saved_by text
)
returns boolean language plpgsql as $$
declare
  previous jsonb;
begin
  perform from price_versions where subject = saved_subject and version = read for update;
  if not found then return false; end if;
  previous := price_document(saved_subject);
  execute format('select replace_%I($1)', saved_subject) using document;
  with change as (
    insert into price_changes (subject, actor, before, after)
    values (saved_subject, saved_by, previous, document)
    returning id
  )
  update price_versions set version = change.id from change where subject = saved_subject;
  return true;
end
$$;

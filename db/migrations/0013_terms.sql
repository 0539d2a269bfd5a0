-- Terms at the price: fields of the models, the roads that the company names, and a section of its terms.

create table roads (
  slug text not null,
  name jsonb not null,
  position integer not null,
  constraint roads_pkey primary key (slug),
  constraint roads_position_key unique (position),
  constraint roads_slug_check check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  constraint roads_name_check check (coalesce(length(name ->> 'en'), 0) between 1 and 60)
);
create unique index roads_name_key on roads ((name ->> 'en'));
comment on column roads.slug is 'made from the English name; stays when the name changes';
comment on column roads.name is 'text by language: {"en": "…", "ka": "…"}';
create trigger roads_count_change before insert or delete or update or truncate on roads
  for each statement
  execute function count_fleet_change();
insert into roads (slug, name, position)
select slug, jsonb_build_object('en', en, 'ka', ka), index
from unnest(
  array['military-road', 'truso', 'juta', 'zugdidi-mestia', 'mestia-ushguli', 'ushguli-lentekhi', 'omalo',
    'shatili', 'vashlovani', 'goderdzi', 'sairme-abastumani'],
  array['Tbilisi–Stepantsminda (Georgian Military Road)', 'Truso Valley', 'Juta', 'Zugdidi–Mestia',
    'Mestia–Ushguli', 'Ushguli–Lentekhi', 'Omalo (Tusheti)', 'Shatili (Khevsureti)',
    'Vashlovani National Park', 'Goderdzi Pass', 'Sairme–Abastumani'],
  array['თბილისი–სტეფანწმინდა (სამხედრო გზა)', 'თრუსოს ხეობა', 'ჯუთა', 'ზუგდიდი–მესტია',
    'მესტია–უშგული', 'უშგული–ლენტეხი', 'ომალო (თუშეთი)', 'შატილი (ხევსურეთი)',
    'ვაშლოვანის ეროვნული პარკი', 'გოდერძის უღელტეხილი', 'საირმე–აბასთუმანი']
) with ordinality as named (slug, en, ka, index);

alter table cars
  add column excess numeric(10,2),
  add column zero_excess numeric(8,2),
  add column mileage_limit integer,
  add column bags integer,
  add column roads jsonb,
  add constraint cars_excess_check check (excess >= 0),
  add constraint cars_zero_excess_check check (zero_excess > 0),
  add constraint cars_mileage_limit_check check (mileage_limit between 1 and 9999),
  add constraint cars_bags_check check (bags between 0 and 20),
  add constraint cars_roads_check check (
    jsonb_typeof(roads) = 'object'
    and not jsonb_path_exists(roads, '$.* ? (@ != "yes" && @ != "ask" && @ != "no")')
  );
comment on column cars.excess is 'in the main currency; null: the company says nothing';
comment on column cars.zero_excess is 'for a day without an excess, in the main currency; null: not offered';
comment on column cars.mileage_limit is 'km a day; null: as the company promises for all cars';
comment on column cars.bags is 'suitcases; null: the company says nothing';
comment on column cars.roads is '{"omalo": "yes", …} by the slug of a road: yes, ask or no; null: says nothing of any';

-- A change of the main currency from before has no excesses, as no model had one.
create function with_excesses(document jsonb) returns jsonb language sql as $$
  select document || jsonb_build_object('cars', (
    select coalesce(jsonb_object_agg(key, '{"excess": null, "zeroExcess": null}' || value), '{}')
    from jsonb_each(document -> 'cars')
  ))
$$;
update price_changes set before = with_excesses(before), after = with_excesses(after)
where subject = 'currency';
drop function with_excesses;

-- Each table of prices has its version: the list of subjects stands there once.
insert into price_versions (subject) values ('roads');
alter table price_changes drop constraint price_changes_subject_check;
do $$
begin
  execute format(
    'alter table price_changes add constraint price_changes_subject_check check (subject in (%s))',
    (select string_agg(quote_literal(subject), ', ' order by subject) from price_versions)
  );
end
$$;

alter table content
  drop constraint content_section_check,
  add constraint content_section_check check (section in (
    'announcement', 'about', 'services', 'insurance', 'claims', 'promises', 'terms', 'review'
  ));
-- Only a new site has the terms of the example: a company that is here already has not said them.
insert into content (section, value)
select 'terms', case when exists (select from settings where name = 'seeded') then '{}'::jsonb end;

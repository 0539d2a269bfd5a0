-- Places and extras have a slug as their key and a name by language. Child seats and ski racks are extras like the
-- others: their prices leave the setting `mainCurrency`.

-- Gives each row of a list a slug: the one that it has, or that a row of `known` with its English name has, or one made
-- of that name that no other row has, as a slug or as its name.
create function list_with_slugs(list jsonb, word text, known jsonb) returns jsonb language plpgsql as $$
declare
  item jsonb;
  english text;
  made text;
  base text;
  number integer;
  names text[] := array(select value -> 'name' ->> 'en' from jsonb_array_elements(list));
  slugs text[] := array(
    select value ->> 'slug' from jsonb_array_elements(list) where value ->> 'slug' is not null
  );
  result jsonb := '[]';
begin
  for item in select value from jsonb_array_elements(list) loop
    english := item -> 'name' ->> 'en';
    made := item ->> 'slug';
    if made is null then
      select value ->> 'slug' into made from jsonb_array_elements(known)
      where value -> 'name' ->> 'en' = english and value ->> 'slug' <> all(slugs);
    end if;
    if made is null then
      base := trim(both '-' from regexp_replace(
        lower(regexp_replace(normalize(english, nfkd), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g'
      ));
      base := coalesce(nullif(base, ''), word);
      made := base;
      number := 1;
      while made = any(slugs) or made = any(array_remove(names, english)) loop
        number := number + 1;
        made := rtrim(left(base, 59 - length(number::text)), '-') || '-' || number;
      end loop;
    end if;
    if made <> all(slugs) then slugs := slugs || made; end if;
    result := result || jsonb_build_array(item || jsonb_build_object('slug', made));
  end loop;
  return result;
end
$$;

create function list_of_places(list jsonb, known jsonb) returns jsonb language sql as $$
  select list_with_slugs(
    (select coalesce(jsonb_agg('{"gapMinutes": 0}' || value order by index), '[]')
      from jsonb_array_elements(list) with ordinality as places (value, index)),
    'place', known
  )
$$;

-- Returns the extras of a price table with the two of the specification before them, at the prices of `main`.
create function list_of_extras(list jsonb, main jsonb, known jsonb) returns jsonb language sql as $$
  select list_with_slugs(
    (
      select jsonb_agg(jsonb_build_object(
        'slug', slug,
        'name', jsonb_build_object('en', (
          select candidate
          from (select en, 1 union all select en || ' ' || n, n from generate_series(2, 100) as n)
            as candidates (candidate, n)
          where not exists (
            select from jsonb_array_elements(list) where value -> 'name' ->> 'en' = candidate
          )
          order by n limit 1
        ), 'ka', ka),
        'price', coalesce(main -> 'extras' -> kind, price), 'perDay', false, 'max', 1, 'isOffered', true
      ) order by price)
      from (values
        ('child-seat', 'childSeat', 'Child seat', 'ბავშვის სავარძელი', '20'::jsonb),
        ('ski-rack', 'skiRack', 'Ski rack', 'თხილამურის სამაგრი', '25'::jsonb)
      ) as specified (slug, kind, en, ka, price)
    ) || (
      select coalesce(jsonb_agg('{"isOffered": true}' || value order by index), '[]')
      from jsonb_array_elements(list) with ordinality as extras (value, index)
    ),
    'extra', known
  )
$$;

-- Returns the table of a change of the main currency.
create function currency_with_extras(document jsonb, known jsonb) returns jsonb language sql as $$
  select document || jsonb_build_object(
    'main', case when jsonb_typeof(document -> 'main') = 'object' then (document -> 'main') - 'extras' end,
    'extras', list_of_extras(document -> 'extras', document -> 'main', known)
  )
$$;

alter table places add column name jsonb;
update places set name = jsonb_build_object('en', name_en, 'ka', name_ka);
update places set slug = given ->> 'slug'
from jsonb_array_elements(list_of_places(
  (select jsonb_agg(jsonb_build_object('slug', slug, 'name', name) order by position) from places), '[]'
)) as given
where given -> 'name' ->> 'en' = name_en;
alter table places
  drop constraint places_pkey,
  drop constraint places_slug_key,
  drop constraint places_name_check,
  drop column name_en,
  drop column name_ka,
  alter column name set not null,
  add constraint places_pkey primary key (slug),
  add constraint places_name_check check (
    coalesce(length(name ->> 'en'), 0) between 1 and 60 and lower(name ->> 'en') not in ('other', 'same')
  );
create unique index places_name_key on places ((name ->> 'en'));
comment on column places.name is 'text by language: {"en": "…", "ka": "…"}; the English one is the value in forms and API';
comment on column places.slug is 'made from the English name; stays when the name changes';

alter table extras
  add column slug text,
  add column name jsonb,
  add column is_offered boolean not null default true;
update extras set name = jsonb_build_object('en', name_en, 'ka', name_ka);
alter table extras
  drop constraint extras_pkey,
  drop constraint extras_name_check,
  drop column name_en,
  drop column name_ka;
do $$
declare
  document jsonb := list_of_extras(
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', name, 'price', price, 'perDay', per_day, 'max', max_quantity
      ) order by position), '[]')
      from extras
    ),
    (select value from settings where settings.name = 'mainCurrency'), '[]'
  );
begin
  delete from extras;
  insert into extras (slug, name, price, per_day, max_quantity, is_offered, position)
  select extra ->> 'slug', extra -> 'name', (extra ->> 'price')::numeric, (extra ->> 'perDay')::boolean,
    (extra ->> 'max')::integer, true, index
  from jsonb_array_elements(document) with ordinality as extras (extra, index);
end
$$;
alter table extras
  alter column name set not null,
  alter column is_offered drop default,
  add constraint extras_pkey primary key (slug),
  add constraint extras_slug_check check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  add constraint extras_name_check check (coalesce(length(name ->> 'en'), 0) between 1 and 60);
create unique index extras_name_key on extras ((name ->> 'en'));
comment on column extras.slug is 'made from the English name; stays when the name changes';
comment on column extras.name is 'text by language: {"en": "…", "ka": "…"}';
comment on column extras.is_offered is 'whether customers can book it';

update price_changes set before = list_of_places(before, known), after = list_of_places(after, known)
from (
  select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name)), '[]') as known from places
) as stored
where subject = 'places';
update price_changes set
  before = case subject
    when 'extras' then list_of_extras(before, main, known) else currency_with_extras(before, known)
  end,
  after = case subject
    when 'extras' then list_of_extras(after, main, known) else currency_with_extras(after, known)
  end
from (
  select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name)), '[]') as known,
    (select value from settings where settings.name = 'mainCurrency') as main
  from extras
) as stored
where subject in ('extras', 'currency');
update settings set value = value - 'extras' where name = 'mainCurrency';

drop function currency_with_extras;
drop function list_of_extras;
drop function list_of_places;
drop function list_with_slugs;

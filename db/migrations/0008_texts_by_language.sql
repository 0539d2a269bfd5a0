-- What the company writes is stored by language: `{"aboutLead": {"en": "…", "ka": "…"}}` instead of `aboutLeadEn` and
-- `aboutLeadKa`, and the address alike. A language without a text is left out. The history stays as it was written.

create function named_by_language(fields jsonb) returns jsonb
  language sql immutable as $$
  select coalesce(jsonb_object_agg(name, value), '{}') from (
    select key as name, value from jsonb_each(fields) where key !~ '^\w+(En|Ka)$'
    union all
    select left(key, -2),
      coalesce(jsonb_object_agg(lower(right(key, 2)), value) filter (where value <> '""'), '{}')
    from jsonb_each(fields) where key ~ '^\w+(En|Ka)$'
    group by left(key, -2)
  ) as named
$$;

-- The field `address` of contacts was in English.
create function contacts_by_language(contacts jsonb) returns jsonb
  language sql immutable as $$
  select named_by_language(case jsonb_typeof(contacts -> 'address')
    when 'string' then contacts - 'address' || jsonb_build_object('addressEn', contacts -> 'address')
    else contacts
  end)
$$;

create function without_empty(texts jsonb) returns jsonb
  language sql immutable as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(texts) where value <> '""'
$$;

comment on column content.value is 'texts by language, and other fields; null: the texts of the example, from the code';
update content set value = named_by_language(value) where value is not null;

update settings set value = contacts_by_language(value) where name = 'contacts';
update settings set value = jsonb_build_object('contactsBefore', contacts_by_language(value -> 'contactsBefore'))
where name = 'publication' and value ? 'contactsBefore';

alter table cars alter column description set default '{}';
update cars set
  description = without_empty(description),
  additional_features = nullif(without_empty(additional_features), '{}'),
  features = nullif(without_empty(features), '{}'),
  roads_not_allowed = nullif(without_empty(roads_not_allowed), '{}');

-- The form requires the text in every language of the site; which these are, the database does not know.
alter table photos drop constraint photos_main_alt_check;
alter table photos add constraint photos_main_alt_check check (view <> 'main' or alt <> '{}');
update photos set alt = without_empty(alt);

drop function named_by_language(jsonb);
drop function contacts_by_language(jsonb);
drop function without_empty(jsonb);
drop function if exists text_in(jsonb, text);
drop function if exists text_language(jsonb, text);

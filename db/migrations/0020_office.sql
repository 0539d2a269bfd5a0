-- A section of the company's people and office, and the source of each review.

alter table content
  drop constraint content_section_check,
  add constraint content_section_check check (section in (
    'announcement', 'about', 'services', 'insurance', 'claims', 'promises', 'terms', 'office', 'review'
  ));
-- Only a new site has the people of the example: a company that is here already has not named them.
insert into content (section, value)
select 'office', case when exists (select from settings where name = 'seeded') then '{}'::jsonb end;

-- An import compares a review with all of its fields.
update content set value = '{"source": "", "link": ""}' || value where section = 'review';

-- An owner publishes the site. Until one decides, a site is published whose company was named at the desk
-- before this release, or is named by the environment: contacts of both may make up the name.
insert into settings (name, value)
select 'publication', jsonb_build_object('contactsBefore', value)
from settings where name = 'contacts';

create trigger settings_count_publication
  after insert or update on settings
  for each row when (new.name = 'publication')
  execute function count_fleet_change();

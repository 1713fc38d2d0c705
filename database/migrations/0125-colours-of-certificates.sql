-- New certificates are in the institute's colours (spec 9.3); issued ones keep those that they were drawn with.
alter table certificate_design
  add column brand_colour text not null default '#0b5a50' check (brand_colour ~ '^#[0-9a-f]{6}$'),
  add column sun_colour text not null default '#e9a820' check (sun_colour ~ '^#[0-9a-f]{6}$');

insert into certificate_design (portal_name, institute, heading, lead, achievement, logo, seal, signatories, unsigned_because,
  brand_colour, sun_colour, created_at, created_by)
select design.portal_name, design.institute, design.heading, design.lead, design.achievement, design.logo, design.seal, design.signatories,
  design.unsigned_because, coalesce(settings.written ->> 'brandColour', '#0b5a50'), coalesce(settings.written ->> 'sunColour', '#e9a820'),
  settings.saved_at, settings.saved_by
from (select * from certificate_design order by version desc limit 1) design,
  (select * from portal_settings order by version desc limit 1) settings
where settings.written ? 'brandColour' or settings.written ? 'sunColour';

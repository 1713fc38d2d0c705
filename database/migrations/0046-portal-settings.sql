-- The institute's own portal: a row for each save of its settings, never changed itself.
create table portal_settings (
  version integer primary key check (version > 0),
  -- What was written, by name (contract/content/portal-settings.ts); what is absent is as the environment or the portal has it.
  written jsonb not null check (jsonb_typeof(written) = 'object'),
  saved_at timestamptz not null,
  saved_by integer references account
);
create index portal_settings_saver on portal_settings (saved_by);
create trigger portal_settings_append_only before update or delete on portal_settings
  for each row execute function public.keep_appended();

-- One issuer: the design of certificates takes institute, logo and the portal's name from the settings.
alter table certificate_design add column portal_name text not null default 'Aula Previsional' check (portal_name <> '');
alter table certificate_design alter column portal_name drop default;

-- An institute that wrote itself into the design before there were settings stays the issuer.
insert into portal_settings (version, written, saved_at, saved_by)
select 1, jsonb_strip_nulls(jsonb_build_object('institute', institute, 'logo', logo)), created_at, created_by
from (select * from certificate_design order by version desc limit 1) design
where institute <> 'Instituto de Formación Previsional' or logo is not null;

-- No certificate goes out before somebody signs, or the institute chose to issue without signature.

-- Why certificates go out while nobody signs: 'chosen' by an administrator, 'before' = the portal issued such ones
-- before it was asked, 'demo' = its content is the demonstration. Null = they wait.
alter table public.certificate_design
  add column unsigned_because text check (unsigned_because in ('chosen', 'before', 'demo'));

-- A new version, as the table is append-only: a portal goes on as it did.
insert into public.certificate_design
  (portal_name, institute, heading, lead, achievement, logo, seal, signatories, created_at, unsigned_because)
select portal_name, institute, heading, lead, achievement, logo, seal, signatories, now(),
  case when exists (select from public.certificate) then 'before' else 'demo' end
from (select * from public.certificate_design order by version desc limit 1) design
where exists (select from public.certificate) or exists (select from public.course where is_demo);

-- What a certificate waits for: a name that can be printed, or somebody who signs.
alter table public.certificate_hold
  add column reason text not null default 'name' check (reason in ('name', 'signature'));
alter table public.certificate_hold alter column reason drop default;
create index certificate_hold_reason on public.certificate_hold (reason, course_id, account_id);

-- The versions of the portal that ran here, each from its first heartbeat on: /estado says what changed (spec 13.15).

create table public.portal_version (
  version text primary key,
  since timestamptz not null
);
insert into public.portal_version (version, since)
select version, min(first_seen_at) from public.service_node group by version;

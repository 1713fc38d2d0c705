-- The settings that all nodes have to agree on (spec 13.9), as each runs with them; of a secret only a signature.
alter table public.service_node add column settings jsonb not null default '{}';

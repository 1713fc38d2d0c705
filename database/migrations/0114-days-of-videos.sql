-- When a video was added, for search engines: the audit knows it, the demonstration's came with its articles. Null = nobody
-- knows. The default is for nodes of the version before.
alter table public.video add column created_at timestamptz;
update public.video set created_at = coalesce(
  (select min(at) from public.audit_event where subject = 'video:' || video.id and action = 'video.add'),
  (select min(created_at) from public.article where is_demo and video.is_demo));
alter table public.video alter column created_at set default now();

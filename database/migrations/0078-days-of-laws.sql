-- When a law was last saved, for feeds and the sitemap; null = before that was kept.
alter table public.law add column updated_at timestamptz;

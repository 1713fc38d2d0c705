-- The words by which certificates are found, stored: made anew for each of 100,000 they took a second a search.
drop index public.certificate_search;
alter table public.certificate add column search text not null
  generated always as (public.fold(full_name || ' ' || course_title || ' ' || code)) stored;
create index certificate_search on public.certificate using gin (search gin_trgm_ops);

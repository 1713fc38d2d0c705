-- The pages of privacy, terms and accessibility (spec 13.16): a row for each save, never changed itself.
create table public.legal_page (
  page text not null check (page in ('privacidad', 'condiciones', 'accesibilidad')),
  version integer not null check (version > 0),
  -- What an administrator wrote; '' = the page is as the portal comes.
  content_html text not null,
  saved_at timestamptz not null,
  saved_by integer references public.account,
  primary key (page, version)
);
create index legal_page_saver on public.legal_page (saved_by);
create trigger legal_page_append_only before update or delete on public.legal_page
  for each row execute function public.keep_appended();

-- The words of PDF and DOCX files of laws and courses (spec 6.14), read by a job. A file never changes under its name; one
-- that cannot be read, or has no words, has a single row without text.
create table public.document_page (
  file text not null,
  part integer not null,
  -- null = a file without pages (DOCX)
  page integer,
  content_text text not null,
  search tsvector generated always as (public.search_words('', content_text)) stored,
  primary key (file, part)
);
create index document_page_search on public.document_page using gin (search);
create index law_by_file on public.law (file);

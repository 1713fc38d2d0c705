-- A law as text (spec 6.16), under the id of its law: the words of its first day and the changes that other laws made. The
-- text of any day is derived from them (laws-text.rules.ts).
create table public.law_text (
  id integer primary key references public.law on delete cascade,
  title text not null check (title <> ''),
  -- 'Ley 214', as it is cited
  number text not null check (number <> ''),
  gazette text not null,
  promulgated_on date,
  in_force_from date,
  repealed_on date,
  -- {parts, amendments}: contract/calls/ley-texto.ts
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  is_published boolean not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by integer references public.account,
  deleted_at timestamptz,
  deleted_by integer references public.account
);
create index law_text_saver on public.law_text (updated_by);
create index law_text_deleter on public.law_text (deleted_by);

create table public.law_text_revision (
  law_text_id integer not null references public.law_text on delete cascade,
  version integer not null,
  title text not null,
  number text not null,
  gazette text not null,
  promulgated_on date,
  in_force_from date,
  repealed_on date,
  content jsonb not null,
  is_published boolean not null,
  saved_at timestamptz not null,
  saved_by integer references public.account,
  primary key (law_text_id, version)
);
create index law_text_revision_saver on public.law_text_revision (saved_by);

-- What each article says between which days, derived with every save: searches and citations read it.
create table public.law_wording (
  law_id integer not null references public.law_text on delete cascade,
  anchor text not null,
  number text not null,
  title text not null,
  content_text text not null,
  -- [from, until)
  holds daterange not null,
  search tsvector generated always as (public.search_words('Artículo ' || number || ' ' || title, content_text)) stored,
  primary key (law_id, anchor, holds)
);
create index law_wording_search on public.law_wording using gin (search);

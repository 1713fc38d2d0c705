-- Subjects: the first things to know, questions with short answers, and where to read on, in an order by hand. What is
-- written is one text a field; `subject_answer` is derived from it at each save, so that answers are found and have anchors
-- that stay.
create table subject (
  id integer generated always as identity primary key,
  title text not null,
  summary text not null default '',
  -- One sentence a line, three at most.
  first_things text not null default '',
  -- A question, below it its answer, and an empty line before the next.
  answers text not null default '',
  -- One address of the portal a line, with a name of its own behind '|'.
  links text not null default '',
  position integer not null,
  version integer not null default 1,
  updated_at timestamptz,
  deleted_at timestamptz,
  deleted_by integer references account,
  is_demo boolean not null default false,
  search tsvector generated always as (public.search_words(title, summary || ' ' || first_things)) stored
);
create index subject_demo on subject (id) where is_demo and deleted_at is null;

create table subject_answer (
  id integer generated always as identity primary key,
  subject_id integer not null references subject on delete cascade,
  position integer not null,
  title text not null,
  answer text not null,
  search tsvector generated always as (public.search_words(title, answer)) stored
);
create index subject_answer_subject on subject_answer (subject_id, position);
create index subject_answer_search on subject_answer using gin (search);

-- An answer is where its subject is: in its place or in the Papelera.
create view shown_answer as
  select answer.id, answer.title, answer.answer, answer.search, subject.deleted_at
  from public.subject_answer answer join public.subject on subject.id = answer.subject_id;

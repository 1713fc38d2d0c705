-- '¿Te sirvió?' (spec 6.19): how many say yes and no to a page on a day, and sentences about it, of nobody known. A row a page
-- and day, and a bound of sentences a page, however many answer.
create table feedback_count (
  -- article, subject or calculator; and its id, or the name of the calculator.
  kind text not null,
  page_key text not null,
  day date not null,
  useful integer not null default 0,
  useless integer not null default 0,
  primary key (kind, page_key, day)
);
create index feedback_count_day on feedback_count (day);

create table feedback_words (
  id integer generated always as identity primary key,
  kind text not null,
  page_key text not null,
  is_useful boolean not null,
  words text not null,
  created_at timestamptz not null,
  -- Read and put away by an administrator.
  is_away boolean not null default false
);
create index feedback_words_page on feedback_words (kind, page_key);
create index feedback_words_created on feedback_words (created_at);

-- Accounts, content, courses, exams and certificates. Instants are timestamptz, birth dates are dates,
-- reading is counted in seconds, everything else that is a time in minutes.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- unaccent() is only STABLE because its dictionary could change; this portal never changes it, so a
-- generated column and an index may rely on it.
create function fold(text) returns text language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent', $1)) $$;

create function search_words(title text, body text) returns tsvector language sql immutable parallel safe
  as $$ select setweight(to_tsvector('spanish', fold(coalesce(title, ''))), 'A')
            || setweight(to_tsvector('spanish', fold(coalesce(body, ''))), 'B') $$;

-- ── accounts ────────────────────────────────────────────────────────────────────────────────────────
create table account (
  id integer generated always as identity primary key,
  username text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  gender smallint not null check (gender in (1, 2)),
  birth_date date not null,
  password_hash text not null,
  role text not null default 'member' check (role in ('admin', 'member')),
  must_change_password boolean not null default false,
  created_at timestamptz not null,
  activated_at timestamptz,
  deleted_at timestamptz
);
create unique index account_username_key on account (lower(username));
create unique index account_email_key on account (lower(email));
create index account_newest on account (id desc) where deleted_at is null;

create table session (
  id uuid primary key,
  account_id integer not null references account,
  secret_hash bytea not null,
  previous_secret_hash bytea,
  rotated_at timestamptz not null,
  signed_in_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz
);
create index session_account on session (account_id) where ended_at is null;
create index session_ended on session (ended_at) where ended_at is not null;

create table account_code (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  purpose text not null check (purpose in ('activation', 'reset', 'email')),
  code_hash bytea not null unique,
  new_email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_code_account on account_code (account_id, purpose);

-- One row a sign-in, for the report on accesses.
create table sign_in (
  id bigint generated always as identity primary key,
  account_id integer not null references account,
  at timestamptz not null
);
create index sign_in_at on sign_in (at);

create table limit_counter (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null
);
create index limit_counter_window on limit_counter (window_ends_at);

create table mail (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('activation', 'reset', 'contact', 'notice')),
  account_id integer references account,
  recipient text not null,
  subject text not null,
  body bytea, -- encrypted; null once sent, used or expired if it held a secret
  reply_to text,
  has_secret boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index mail_waiting on mail (expires_at) where body is not null and has_secret;

create table audit_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id integer references account,
  action text not null,
  subject text not null,
  details jsonb not null default '{}'
);
create index audit_event_at on audit_event (at);

create table setting (key text primary key, value jsonb not null);

-- ── content ─────────────────────────────────────────────────────────────────────────────────────────
-- Raised in the same transaction as every change that a visitor can see: cached pages follow it.
create table content_version (one boolean primary key default true check (one), version bigint not null);
insert into content_version (version) values (1);

create table category (
  id integer generated always as identity primary key,
  name text not null,
  description text not null default '',
  is_demo boolean not null default false
);
create unique index category_name_key on category (lower(name));

create table article (
  id integer generated always as identity primary key,
  title text not null,
  content_html text not null,
  content_text text not null,
  category_id integer not null references category,
  is_published boolean not null default true,
  years_range smallint not null default 1 check (years_range between 1 and 100),
  cover_image text,
  detail_image text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  is_demo boolean not null default false,
  search tsvector generated always as (search_words(title, content_text)) stored
);
create index article_newest on article (created_at desc, id desc) where deleted_at is null;
create index article_category on article (category_id);
create index article_search on article using gin (search);
create index article_title_trigrams on article using gin (fold(title) gin_trgm_ops);

create table video (
  id integer generated always as identity primary key,
  title text not null,
  description text not null default '',
  url text not null,
  position integer not null,
  deleted_at timestamptz,
  is_demo boolean not null default false,
  search tsvector generated always as (search_words(title, description)) stored
);
create table law (
  id integer generated always as identity primary key,
  title text not null,
  description text not null default '',
  file text not null,
  file_type text not null check (file_type in ('pdf', 'doc', 'docx', 'xml')),
  size_bytes integer not null,
  position integer not null,
  deleted_at timestamptz,
  is_demo boolean not null default false,
  search tsvector generated always as (search_words(title, description)) stored
);
create table pension_item (
  id integer generated always as identity primary key,
  title text not null,
  content_html text not null,
  content_text text not null,
  position integer not null,
  deleted_at timestamptz,
  is_demo boolean not null default false,
  search tsvector generated always as (search_words(title, content_text)) stored
);
create table slide (
  id integer generated always as identity primary key,
  image text not null,
  alt text not null default '',
  link text not null default '',
  position integer not null,
  deleted_at timestamptz,
  is_demo boolean not null default false
);
create table contact_message (
  id integer generated always as identity primary key,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null
);

-- ── courses ─────────────────────────────────────────────────────────────────────────────────────────
create table course (
  id integer generated always as identity primary key,
  title text not null,
  description_html text not null,
  description_text text not null,
  module_html text not null,
  language text not null,
  lesson_count integer not null check (lesson_count > 0),
  duration_minutes integer not null check (duration_minutes > 0),
  has_certificate boolean not null default false,
  exam_minutes integer not null check (exam_minutes > 0),
  questions_per_exam integer not null check (questions_per_exam > 0),
  minimum_grade smallint not null default 80 check (minimum_grade between 1 and 100),
  cover_image text,
  detail_image text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  deleted_at timestamptz,
  is_demo boolean not null default false,
  search tsvector generated always as (search_words(title, description_text)) stored
);
create index course_newest on course (created_at desc, id desc) where deleted_at is null;
create index course_search on course using gin (search);
create index course_title_trigrams on course using gin (fold(title) gin_trgm_ops);

-- Counts that lists show, kept beside the course so that a catalogue never counts a million rows.
create table course_tally (
  course_id integer primary key references course,
  enrolments integer not null default 0,
  stars integer[] not null default '{0,0,0,0,0}'
);

create table enrolment (
  account_id integer not null references account,
  course_id integer not null references course,
  enrolled_at timestamptz not null,
  read_seconds integer not null default 0 check (read_seconds >= 0),
  reading_completed_at timestamptz,
  primary key (account_id, course_id)
);
create index enrolment_course on enrolment (course_id);

-- Until when a member's reading time has been credited: one second counts once, whatever the course.
create table reading_clock (
  account_id integer primary key references account,
  credited_at timestamptz not null
);

create table course_comment (
  id integer generated always as identity primary key,
  course_id integer not null references course,
  account_id integer not null references account,
  stars smallint not null check (stars between 1 and 5),
  comment text not null,
  created_at timestamptz not null,
  hidden_at timestamptz,
  unique (course_id, account_id)
);
create index course_comment_newest on course_comment (course_id, id desc) where hidden_at is null;

-- ── exams ───────────────────────────────────────────────────────────────────────────────────────────
create table question (
  id integer generated always as identity primary key,
  course_id integer not null references course,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index question_course on question (course_id) where deleted_at is null;

-- Immutable: an edit adds a version; an attempt points at the version that it showed (lesson 18).
create table question_version (
  id integer generated always as identity primary key,
  question_id integer not null references question,
  version integer not null,
  type smallint not null check (type in (1, 12)),
  description text not null,
  options text[] not null,
  correct text not null, -- 'V', 'F', or the letters in order: 'A,C'
  created_at timestamptz not null,
  unique (question_id, version)
);

create table attempt (
  id integer generated always as identity primary key,
  account_id integer not null,
  course_id integer not null,
  started_at timestamptz not null,
  closes_at timestamptz not null,
  allowed_minutes integer not null,
  minimum_grade smallint not null,
  question_count integer not null check (question_count > 0),
  finished_at timestamptz,
  correct_count integer,
  grade smallint check (grade between 0 and 100),
  ended_by text check (ended_by in ('member', 'time')),
  annulled_at timestamptz,
  foreign key (account_id, course_id) references enrolment,
  check ((finished_at is null) = (grade is null)),
  check ((finished_at is null) = (correct_count is null)),
  check ((finished_at is null) = (ended_by is null))
);
create unique index attempt_one_open on attempt (account_id, course_id) where finished_at is null;
create index attempt_of_member on attempt (account_id, course_id, grade desc);
create index attempt_due on attempt (closes_at) where finished_at is null;

create table attempt_question (
  attempt_id integer not null references attempt,
  position smallint not null,
  question_id integer not null references question,
  question_version_id integer not null references question_version,
  primary key (attempt_id, question_id),
  unique (attempt_id, position)
);

create table attempt_answer (
  attempt_id integer not null,
  question_id integer not null,
  answer text not null, -- '' = unticked again
  clicked_at timestamptz not null,
  saved_at timestamptz not null,
  primary key (attempt_id, question_id),
  foreign key (attempt_id, question_id) references attempt_question
);

-- Append-only: what was printed is frozen here (lesson 24).
create table certificate (
  id integer generated always as identity primary key,
  code text not null unique,
  account_id integer not null references account,
  course_id integer not null references course,
  attempt_id integer not null unique references attempt,
  full_name text not null,
  course_title text not null,
  grade smallint not null,
  lesson_count integer not null,
  duration_minutes integer not null,
  exam_date date not null,
  issued_at timestamptz not null,
  replaced_at timestamptz,
  revoked_at timestamptz
);
create unique index certificate_valid on certificate (account_id, course_id)
  where replaced_at is null and revoked_at is null;

-- Publishing courses: drafts, every version of a course, its modules by name, what is said of its pictures.

alter table course
  add column is_published boolean not null default true,
  add column cover_alt text not null default '',
  add column detail_alt text not null default '',
  add column updated_by integer references account;

-- What is read in a course. One module without a title holds what stands before the first heading of a text that was
-- written whole; `html` has no h2 outside of other elements, so joined modules come apart again where they met.
create table course_module (
  course_id integer not null references course on delete cascade,
  position smallint not null,
  title text not null,
  html text not null,
  primary key (course_id, position)
);

-- A text whose headings stand outside of all other elements is cut at them; any other stays whole until it is saved.
create temporary table piece on commit drop as
select course.id as course_id, cut.at, cut.html,
  regexp_count(cut.html, '<(?:blockquote|table|ul|ol|figure)[ >]')
    = regexp_count(cut.html, '</(?:blockquote|table|ul|ol|figure)>') as is_whole
from course, regexp_split_to_table(course.module_html, '<h2>') with ordinality as cut (html, at);
insert into course_module (course_id, position, title, html)
select course_id, row_number() over (partition by course_id order by at),
  case when at = 1 then '' else trim(regexp_replace(replace(replace(replace(replace(
    regexp_replace(split_part(html, '</h2>', 1), '<[^>]*>', '', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&amp;', '&'), '\s+', ' ', 'g')) end,
  case when at = 1 then html else substr(html, strpos(html, '</h2>') + 5) end
from piece
where html <> '' and course_id not in (select course_id from piece where not is_whole);
insert into course_module (course_id, position, title, html)
select id, 1, '', module_html from course where id in (select course_id from piece where not is_whole);
alter table course drop column module_html;

-- Append-only: a course as each save left it, its modules joined.
create table course_revision (
  course_id integer not null references course on delete cascade,
  version integer not null,
  title text not null,
  description_html text not null,
  module_html text not null,
  language text not null,
  lesson_count integer not null,
  duration_minutes integer not null,
  has_certificate boolean not null,
  exam_minutes integer not null,
  questions_per_exam integer not null,
  minimum_grade smallint not null,
  is_published boolean not null,
  saved_at timestamptz not null,
  saved_by integer references account,
  primary key (course_id, version)
);
create index course_revision_saved_by on course_revision (saved_by) where saved_by is not null;

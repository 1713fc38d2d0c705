-- A dump is restored with an empty search_path: whatever a generated column, an index or a trigger calls has to say in
-- which schema it finds it. Qualified names keep these functions inlined, which a search_path of their own would not.
-- fold() has named its schema from the beginning.

create or replace function search_spelling(text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(regexp_replace(regexp_replace(public.fold($1),
    '[csz]ion(es)?(?![a-z0-9])', 'ciones', 'g'),
    '([ae])n[csz]ia(?![a-z0-9])', '\1ncia', 'g'),
    'e([sn])es(?![a-z0-9])', 'e\1', 'g')
$$;

create or replace function search_words(title text, body text) returns tsvector language sql immutable parallel safe
  as $$ select public.search_sound((setweight(to_tsvector('spanish', public.search_spelling(coalesce(title, ''))), 'A')
            || setweight(to_tsvector('spanish', public.search_spelling(coalesce(body, ''))), 'B'))::text)::tsvector $$;

create or replace function search_query(groups jsonb, glue text) returns tsquery language sql immutable parallel safe as $$
  select coalesce(string_agg('(' || alternatives || ')', glue), '')::tsquery
  from (
    select string_agg('(' || stem || ')' || written, ' | ') as alternatives
    from jsonb_array_elements(groups) with ordinality as found(terms, place),
      jsonb_array_elements_text(terms) as each(term),
      lateral (select rtrim(term, '*') as word) as plain,
      lateral (select public.search_sound(phraseto_tsquery('spanish', public.search_spelling(word))::text) as stem)
        as stemmed,
      lateral (select case when public.fold(word) !~ '^[a-z0-9]+$' then ''
        else format(' | ''%s''%s', public.search_sound(public.fold(word)),
          case when term like '%*' then ':*' else '' end) end as written) as as_written
    where stem <> ''
    group by place) as wanted
$$;

create or replace function search_part(text) returns text language sql immutable parallel safe strict
  as $$ select public.fold($1) || ' ' || public.search_sound(public.fold($1)) $$;

create or replace function attempt_is_due() returns trigger language plpgsql as $$
begin
  insert into public.tally_due (course_id, kind, at)
  select distinct course_id, 'exams', finished_at
  from (values (old.course_id, old.finished_at), (new.course_id, new.finished_at)) ended (course_id, finished_at)
  where finished_at is not null;
  insert into public.tally_due (course_id, kind, at)
  select course_id, 'people', enrolled_at from public.enrolment
  where account_id = coalesce(new.account_id, old.account_id) and course_id = coalesce(new.course_id, old.course_id);
  return null;
end $$;

create or replace function enrolment_is_due() returns trigger language plpgsql as $$
begin
  insert into public.tally_due (course_id, kind, at)
  select distinct course_id, 'people', at
  from (values (old.course_id, old.enrolled_at), (new.course_id, new.enrolled_at),
    (old.course_id, old.reading_completed_at), (new.course_id, new.reading_completed_at)) counted (course_id, at)
  where at is not null;
  return null;
end $$;

create or replace function certificate_is_due() returns trigger language plpgsql as $$
begin
  insert into public.tally_due (course_id, kind, at)
  select coalesce(new.course_id, old.course_id), 'people', at
  from (select coalesce(new.issued_at, old.issued_at) union
    select enrolled_at from public.enrolment
    where account_id = coalesce(new.account_id, old.account_id)
      and course_id = coalesce(new.course_id, old.course_id)) counted (at);
  return null;
end $$;

create or replace function key_is_due() returns trigger language plpgsql as $$
begin
  insert into public.tally_due (course_id, kind)
  select course_id, 'exams' from public.question where id = new.question_id;
  return null;
end $$;

create or replace function sat_in(account integer, course integer)
returns table (attempt_count integer, annulled_count integer, is_running boolean, passed boolean, best_grade smallint,
  last_sat_at timestamptz) language sql stable as $$
  select (count(*) filter (where annulled_at is null))::int, (count(*) filter (where annulled_at is not null))::int,
    coalesce(bool_or(finished_at is null), false), coalesce(bool_or(attempt.passed), false),
    max(grade) filter (where finished_at is not null and annulled_at is null),
    max(greatest(started_at, case when ended_by <> 'admin' then finished_at end))
  from public.attempt where account_id = account and course_id = course
$$;

create or replace function keep_results() returns trigger language plpgsql as $$
declare
  account integer := coalesce(new.account_id, old.account_id);
  course integer := coalesce(new.course_id, old.course_id);
begin
  perform from public.enrolment where account_id = account and course_id = course for no key update;
  update public.enrolment set (attempt_count, annulled_count, is_running, passed, best_grade, last_sat_at) =
    (select * from public.sat_in(account, course))
  where account_id = account and course_id = course;
  return null;
end $$;

create or replace function name_enrolment() returns trigger language plpgsql as $$
begin
  new.search := coalesce((select search from public.account where id = new.account_id for share), '');
  return new;
end $$;

create or replace function rename_enrolments() returns trigger language plpgsql as $$
begin
  perform from public.enrolment where account_id = new.id order by course_id for no key update;
  update public.enrolment set search = new.search where account_id = new.id;
  return null;
end $$;

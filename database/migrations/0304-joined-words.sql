-- Signs part words, as they do in a search: PostgreSQL's own parser takes 'DS-24469', 'Bs.3.300' and 'APS/DPC/99123' for one
-- word each, a negative number, a host or a file, in which no number is found. Signs that no eye sees part nothing.
create function search_apart(text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(regexp_replace($1, '[\u00ad\u200b-\u200d\u2060\ufeff]', '', 'g'),
    '[!-/:-@[-`{-~°·–—…]+', ' ', 'g')
$$;

create or replace function search_words(title text, body text) returns tsvector language sql immutable parallel safe
  as $$ select public.search_sound((
      setweight(to_tsvector('spanish', public.search_spelling(public.search_apart(coalesce(title, '')))), 'A')
      || setweight(to_tsvector('spanish', public.search_spelling(public.search_apart(coalesce(body, '')))), 'B')
    )::text)::tsvector $$;

-- A stored column is worked out again by an update: of tables with few rows now, of all others by the job that has this list.
update fact set title = title;
update calculator set title = title;
insert into text_without_lines (kind, id)
  select 'article', id from article
  union all select 'course', id from course
  union all select 'course_file', id from course_file
  union all select 'law', id from law
  union all select 'pension_item', id from pension_item
  union all select 'route', id from route
  union all select 'subject', id from subject
  union all select 'term', id from term
  union all select 'video', id from video
on conflict do nothing;

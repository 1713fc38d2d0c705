-- Which texts cite which articles of laws (spec 6.16): kept by triggers, so that it is true whoever saves a text. A citation
-- is a link to an article, '/ley?id=3#art-12'.
alter table public.law_wording
  add column digest text not null generated always as (md5(title || E'\n' || content_text)) stored;

create table public.law_citation (
  id integer generated always as identity primary key,
  -- The kind of text: article, pension_item, course, question, parameter …; and its id there, or its key.
  source text not null,
  source_id text not null,
  law_id integer not null,
  anchor text not null,
  -- The words of the article when the citation was made or last looked at; null = it had none then.
  seen_digest text,
  unique (source, source_id, law_id, anchor)
);
create index law_citation_article on public.law_citation (law_id, anchor);

create function public.law_wording_digest(law integer, article text, day date) returns text language sql stable as $$
  select digest from public.law_wording where law_id = law and anchor = article and holds @> day
$$;

-- The articles that a text cites.
create function public.cited_articles(content text) returns table (law_id integer, anchor text)
  language sql immutable as $$
  select distinct found[1]::integer, found[2]
  from regexp_matches(content, '/ley\?id=([0-9]{1,9})(?:&(?:amp;)?[a-z]+=[^"#&\s]*)*#(art-[a-z0-9-]{1,60})', 'g') found
$$;

-- Notes what a text cites; what it cited before keeps what was looked at. Most texts cite nothing and have no rows.
create function public.note_law_citations(kind text, key text, content text) returns void language sql as $$
  delete from public.law_citation citation where source = kind and source_id = key
    and not exists (
      select from public.cited_articles(content) cited
      where cited.law_id = citation.law_id and cited.anchor = citation.anchor);
  insert into public.law_citation (source, source_id, law_id, anchor, seen_digest)
    select kind, key, cited.law_id, cited.anchor,
      public.law_wording_digest(cited.law_id, cited.anchor, current_date)
    from public.cited_articles(content) cited
    on conflict do nothing;
$$;

create function public.note_citations_of_article() returns trigger language plpgsql as $$
begin
  perform public.note_law_citations('article', new.id::text, new.content_html);
  return null;
end $$;
create trigger article_cites after insert or update of content_html on public.article
  for each row execute function public.note_citations_of_article();

create function public.note_citations_of_pension_item() returns trigger language plpgsql as $$
begin
  perform public.note_law_citations('pension_item', new.id::text, new.content_html);
  return null;
end $$;
create trigger pension_item_cites after insert or update of content_html on public.pension_item
  for each row execute function public.note_citations_of_pension_item();

-- A save of a course replaces its modules: what it cites is known at the end.
create function public.note_citations_of_course() returns trigger language plpgsql as $$
declare
  course_of integer := ((case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[0])::integer;
begin
  perform public.note_law_citations('course', course_of::text,
    (select description_html from public.course where id = course_of) || ' ' ||
    coalesce((select string_agg(html, ' ') from public.course_module where course_id = course_of), ''));
  return null;
end $$;
create constraint trigger course_cites after insert or update of description_html on public.course
  deferrable initially deferred for each row execute function public.note_citations_of_course('id');
create constraint trigger course_module_cites after insert or update or delete on public.course_module
  deferrable initially deferred for each row execute function public.note_citations_of_course('course_id');

create function public.note_citations_of_question() returns trigger language plpgsql as $$
begin
  perform public.note_law_citations('question', new.question_id::text,
    new.description || ' ' || array_to_string(new.options, ' '));
  return null;
end $$;
create trigger question_cites after insert on public.question_version
  for each row execute function public.note_citations_of_question();

create function public.note_citations_of_parameter() returns trigger language plpgsql as $$
begin
  perform public.note_law_citations('parameter', new.key, new.link || ' ' || coalesce(new.value::text, ''));
  return null;
end $$;
create trigger parameter_cites after insert on public.parameter
  for each row execute function public.note_citations_of_parameter();

-- What is stored already.
select public.note_law_citations('article', id::text, content_html) from public.article where content_html like '%/ley?id=%';
select public.note_law_citations('pension_item', id::text, content_html)
  from public.pension_item where content_html like '%/ley?id=%';

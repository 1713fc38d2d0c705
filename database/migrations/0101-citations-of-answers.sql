-- Subjects, terms and routes cite articles of laws too (spec 6.16), in their texts and in the links beside them.
create function public.note_citations_of_subject() returns trigger language plpgsql as $$
begin
  perform public.note_law_citations('subject', new.id::text,
    new.first_things || ' ' || new.answers || ' ' || new.links);
  return null;
end $$;
create trigger subject_cites after insert or update of first_things, answers, links on public.subject
  for each row execute function public.note_citations_of_subject();

create function public.note_citations_of_term() returns trigger language plpgsql as $$
begin
  perform public.note_law_citations('term', new.id::text, new.definition || ' ' || new.law_link);
  return null;
end $$;
create trigger term_cites after insert or update of definition, law_link on public.term
  for each row execute function public.note_citations_of_term();

create function public.note_citations_of_route() returns trigger language plpgsql as $$
begin
  perform public.note_law_citations('route', new.id::text, new.content_html);
  return null;
end $$;
create trigger route_cites after insert or update of content_html on public.route
  for each row execute function public.note_citations_of_route();

-- What is stored already.
select public.note_law_citations('subject', id::text, first_things || ' ' || answers || ' ' || links)
  from public.subject where answers || links || first_things like '%/ley?id=%';
select public.note_law_citations('term', id::text, definition || ' ' || law_link)
  from public.term where definition || law_link like '%/ley?id=%';
select public.note_law_citations('route', id::text, content_html) from public.route where content_html like '%/ley?id=%';

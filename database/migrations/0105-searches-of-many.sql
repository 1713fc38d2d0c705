-- Searches for common words among many texts (decision 0083).

-- Each form of a word once: stems of synonyms are often the same, and an index compares every form with every text.
create or replace function public.search_query(groups jsonb, glue text) returns tsquery language sql immutable parallel safe as $$
  select coalesce(string_agg('(' || forms || ')', glue), '')::tsquery
  from (
    select string_agg(distinct form, ' | ') as forms
    from jsonb_array_elements(groups) with ordinality as found(terms, place),
      jsonb_array_elements_text(terms) as each(term),
      lateral (select rtrim(term, '*') as word) as plain,
      lateral (select public.search_sound(phraseto_tsquery('spanish', public.search_spelling(word))::text) as stem)
        as stemmed,
      lateral (values ('(' || stem || ')'),
        (case when public.fold(word) ~ '^[a-z0-9]+$' then format('(''%s''%s)', public.search_sound(public.fold(word)),
          case when term like '%*' then ':*' else '' end) end)) as spelt(form)
    where stem <> '' and form is not null
    group by place) as wanted
$$;

-- Words together with the thousand of ids that an article belongs to: a common word is looked for among the newest thousands.
drop index public.article_search;
create index article_search on public.article using gin (search, (array[id / 1000]));
drop index public.article_title_words;
create index article_title_words on public.article using gin (title_words, (array[id / 1000]));

-- The beginnings of documents and laws, in which a common word is looked for before the rest of them.
create index document_page_openings on public.document_page using gin (search) where part < 2;
create index law_wording_openings on public.law_wording using gin (search) where anchor ~ '^art-[1-3]$';

alter table public.law add column folded_title text not null generated always as (public.fold(title)) stored;
create index law_search on public.law using gin (search);
create index law_title_trigrams on public.law using gin (folded_title public.gin_trgm_ops);

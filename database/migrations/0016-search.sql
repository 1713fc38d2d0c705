-- One engine for the search and for every list's field (spec 6.14). Words are written alike before the Spanish stemmer
-- sees them, since without accents it does not know '-ción'; what is left of them is written as it sounds.
-- The browser has the same sounds in contract/content/sounds.ts; a test compares the two.

create function search_sound(text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(translate(regexp_replace(regexp_replace(replace(replace(replace($1,
    'x', 's'), 'ch', 'x'), 'll', 'y'),
    'h(?=[a-z])', '', 'g'),
    'g(?=[ei])', 'j', 'g'), 'vwz', 'bus'),
    'gu(?=[ei])', 'g', 'g'),
    'qu(?=[ei])', 'k', 'g'),
    '(c|qu)(?![a-z0-9])', 's', 'g'), -- what the stemmer left of 'ce' (cotice) and 'que' (saque)
    '[cs]*c(?=[ei])', 's', 'g'),
    '[cq]', 'k', 'g'),
    'ks', 's', 'g'),
    'n(?=[bp])', 'm', 'g'),
    '([a-z])\1', '\1', 'g')
$$;

create function search_spelling(text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(regexp_replace(regexp_replace(fold($1),
    '[csz]ion(es)?(?![a-z0-9])', 'ciones', 'g'),
    '([ae])n[csz]ia(?![a-z0-9])', '\1ncia', 'g'),
    'e([sn])es(?![a-z0-9])', 'e\1', 'g')
$$;

create or replace function search_words(title text, body text) returns tsvector language sql immutable parallel safe
  as $$ select search_sound((setweight(to_tsvector('spanish', search_spelling(coalesce(title, ''))), 'A')
            || setweight(to_tsvector('spanish', search_spelling(coalesce(body, ''))), 'B'))::text)::tsvector $$;

-- A query of groups of alternatives, [["afp", "administradora"], ["comi*"]]: `glue` ' & ' wants a word of every group,
-- ' | ' of any. A word is looked for by its stem and as it is written; one with a star is still being typed.
create function search_query(groups jsonb, glue text) returns tsquery language sql immutable parallel safe as $$
  select coalesce(string_agg('(' || alternatives || ')', glue), '')::tsquery
  from (
    select string_agg('(' || stem || ')' || written, ' | ') as alternatives
    from jsonb_array_elements(groups) with ordinality as found(terms, place),
      jsonb_array_elements_text(terms) as each(term),
      lateral (select rtrim(term, '*') as word) as plain,
      lateral (select search_sound(phraseto_tsquery('spanish', search_spelling(word))::text) as stem) as stemmed,
      lateral (select case when fold(word) !~ '^[a-z0-9]+$' then ''
        else format(' | ''%s''%s', search_sound(fold(word)), case when term like '%*' then ':*' else '' end) end
        as written) as as_written
    where stem <> ''
    group by place) as wanted
$$;

-- What a part of a name or a mail is looked for in: as it is written and as it sounds.
create function search_part(text) returns text language sql immutable parallel safe strict
  as $$ select fold($1) || ' ' || search_sound(fold($1)) $$;

alter table article
  drop column search, drop column title_words,
  add column search tsvector generated always as (search_words(title, content_text)) stored,
  add column title_words tsvector generated always as (search_words(title, '')) stored;
create index article_search on article using gin (search);
create index article_title_words on article using gin (title_words);
alter table video drop column search,
  add column search tsvector generated always as (search_words(title, description)) stored;
alter table law drop column search,
  add column search tsvector generated always as (search_words(title, description)) stored;
alter table pension_item drop column search,
  add column search tsvector generated always as (search_words(title, content_text)) stored;
alter table course drop column search,
  add column search tsvector generated always as (search_words(title, description_text)) stored;
create index course_search on course using gin (search);

alter table account add column search text not null generated always as
  (search_part(first_name || ' ' || last_name || ' ' || username || ' ' || email)) stored;
create index account_search on account using gin (search gin_trgm_ops);
alter table mail add column search text not null generated always as (search_part(recipient || ' ' || subject)) stored;
create index mail_search on mail using gin (search gin_trgm_ops);
alter table contact_message add column search text not null generated always as
  (search_part(name || ' ' || email || ' ' || subject || ' ' || message)) stored;
create index contact_message_search on contact_message using gin (search gin_trgm_ops);
alter table course_comment add column search text not null generated always as (search_part(comment)) stored;
alter table course_comment drop column folded_comment;

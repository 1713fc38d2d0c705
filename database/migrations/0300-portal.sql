-- The portal's tables, by what they are about: first a table, then its indexes, then what keeps it true. Instants are
-- timestamptz, birth dates are dates, reading is counted in seconds, everything else that is a time in minutes. Deleted rows
-- lie in the Papelera (deleted_at); rows of a `_revision` table, and those said to be append-only, never change. This is the
-- baseline that decision 0149 tells of: later migrations alter it.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- ── words, and how they are found ───────────────────────────────────────────────────────────────────────

-- unaccent() is only STABLE because its dictionary could change; this portal never changes it, so a
-- generated column and an index may rely on it.
create function fold(text) returns text language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent', $1)) $$;

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
  select regexp_replace(regexp_replace(regexp_replace(public.fold($1),
    '[csz]ion(es)?(?![a-z0-9])', 'ciones', 'g'),
    '([ae])n[csz]ia(?![a-z0-9])', '\1ncia', 'g'),
    'e([sn])es(?![a-z0-9])', 'e\1', 'g')
$$;

create function search_words(title text, body text) returns tsvector language sql immutable parallel safe
  as $$ select public.search_sound((setweight(to_tsvector('spanish', public.search_spelling(coalesce(title, ''))), 'A')
            || setweight(to_tsvector('spanish', public.search_spelling(coalesce(body, ''))), 'B'))::text)::tsvector $$;

-- Each form of a word once: stems of synonyms are often the same, and an index compares every form with every text.
create function search_query(groups jsonb, glue text) returns tsquery language sql immutable parallel safe as $$
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

-- What a part of a name or a mail is looked for in: as it is written and as it sounds.
create function search_part(text) returns text language sql immutable parallel safe strict
  as $$ select public.fold($1) || ' ' || public.search_sound(public.fold($1)) $$;

-- A number without its spaces, dots and dashes: '4.567.890 LP' and '4567890-lp' are one document.
create function number_key(text) returns text language sql immutable parallel safe strict
  as $$ select regexp_replace(public.fold($1), '[^a-z0-9]', '', 'g') $$;

-- Accounts are found by what people share with a line.
create function name_key(text) returns text language sql immutable parallel safe strict
  as $$ select string_agg(word, ' ' order by word collate "C")
    from regexp_split_to_table(public.fold($1), '[^[:alnum:]]+') word where word <> '' $$;

-- The last digits of a telephone, the same with and without a country's code.
create function phone_key(text) returns text language sql immutable parallel safe strict
  as $$ select right(regexp_replace($1, '[^0-9]', '', 'g'), 8) $$;

-- The articles that a text cites.
create function cited_articles(content text) returns table (law_id integer, anchor text)
  language sql immutable as $$
  select distinct found[1]::integer, found[2]
  from regexp_matches(content, '/ley\?id=([0-9]{1,9})(?:&(?:amp;)?[a-z]+=[^"#&\s]*)*#(art-[a-z0-9-]{1,60})', 'g') found
$$;

-- The words of an entry: the product's, without those that the institute removed, then those that it added.
create function lexicon_words(product text[], added text[], removed text[]) returns text[]
  language sql immutable parallel safe as $$
  select coalesce(array_agg(word order by place), '{}') from (
    select word, min(place) as place from unnest(product || added) with ordinality as each(word, place)
    where word <> all (removed) group by word) as words
$$;

-- The single words of an entry, without its phrases: a search looks entries up by them, word by word.
create function lexicon_search(words text[]) returns tsvector language sql immutable parallel safe as $$
  select public.search_words('', coalesce(string_agg(word, ' '), '')) from unnest(words) word where word not like '% %'
$$;

-- Up to three different marks of two sets.
create function merged_marks(one integer[], other integer[]) returns integer[] language sql immutable as $$
  select coalesce(array_agg(mark), '{}') from (select distinct mark from unnest(one || other) mark order by mark limit 3) merged
$$;

-- Counts the changes of content (spec 13): begins with one, as nothing was cached before.
create sequence content_change;
select nextval('content_change');

-- ── accounts and sessions ───────────────────────────────────────────────────────────────────────────────

-- Groups: a company, an intake. A name that people carry, and each of their enrolments may carry one (spec 17.5).
create table people_group (
  id integer generated always as identity primary key,
  name text not null,
  -- One group a name, whatever its case and accents.
  folded_name text generated always as (fold(name)) stored not null,
  created_at timestamptz not null,
  version integer not null default 1
);
create unique index people_group_folded_name on people_group (folded_name);
create index people_group_trigrams on people_group using gin (folded_name gin_trgm_ops);

create table account (
  id integer generated always as identity primary key,
  username text not null,
  email text,
  first_name text not null,
  last_name text not null,
  gender smallint check (gender in (1, 2)),
  birth_date date,
  password_hash text not null,
  role text not null default 'member' check (role in ('admin', 'member')),
  must_change_password boolean not null default false,
  created_at timestamptz not null,
  activated_at timestamptz,
  deleted_at timestamptz,
  -- A factor on the time of every exam of a member, in per cent (spec 8.12); frozen in an attempt at its start.
  time_factor_percent smallint not null default 100
    check (time_factor_percent >= 100 and time_factor_percent <= 400),
  time_factor_reason text not null default '',
  -- Administrators who want the week by mail, and the Monday of the last letter that each got: one a week, whatever crashes.
  wants_summary boolean not null default false,
  summary_monday date,
  -- A member may give it; it is printed if it is there.
  document_number text,
  -- Who somebody is: what a member typed is declared, what the institute set or granted is not; from the first course on a
  -- change is asked for (decision 0036).
  document_is_declared boolean not null default true,
  phone text check (phone <> ''),
  -- Since then nobody signs in with it; results stay.
  blocked_at timestamptz,
  search text generated always as (search_part(first_name || ' ' || last_name || ' ' || username
    || coalesce(' ' || email, '') || coalesce(' ' || document_number || ' ' || number_key(document_number), '')
    || coalesce(' ' || phone || ' ' || number_key(phone), ''))) stored not null,
  -- Deleted people lie in the Papelera until erase_at. It is null for everybody else, also for those who were erased.
  deleted_by integer references account,
  erase_at timestamptz,
  -- Each change of what administrators edit of a person is counted, whoever makes it: a form begun before is told.
  change_count integer not null default 1,
  -- A password that an administrator set ends, unless the person chose another (spec 5.11).
  password_ends_at timestamptz,
  -- A member may always change their name (spec 5.12). One changed after the first enrolment is marked until an administrator
  -- has looked at it, and printed 'según declaró' meanwhile.
  name_is_declared boolean not null default false
);
create unique index account_username_key on account (lower(username));
create unique index account_email_key on account (lower(email));
create index account_newest on account (id desc) where deleted_at is null;
-- The administrators' start page counts weeks and what waits; each figure comes from an index of its own.
create index account_registered on account (created_at) where role = 'member';
create index account_inactive on account (id) where activated_at is null and deleted_at is null;
create index account_wants_summary on account (id) where wants_summary;
-- What administrators filter their lists by, and the pages of what is found.
create index account_waiting on account (id desc) where deleted_at is null and activated_at is null;
create index account_administrators on account (id desc) where deleted_at is null and role = 'admin';
create index account_document on account (number_key(document_number))
  where document_number is not null and deleted_at is null;
create index account_search on account using gin (search gin_trgm_ops);
create index account_by_name on account (search collate "C", id);
-- What administrators filter by.
create index account_blocked on account (id desc) where deleted_at is null and blocked_at is not null;
create index account_without_email on account (id desc) where deleted_at is null and email is null;
create index account_name_key on account (name_key(first_name || ' ' || last_name)) where deleted_at is null;
-- Those of one base, with their numbers, are a range.
create index account_username_start on account (lower(username) collate "C");
create index account_phone on account (phone_key(phone)) where phone is not null and deleted_at is null;
create index account_birth_date on account (birth_date) where birth_date is not null and deleted_at is null;
create index account_in_trash on account (erase_at, id) where erase_at is not null;
create index account_deleted_by on account (deleted_by) where deleted_by is not null;
create index account_name_is_declared on account (id)
  where name_is_declared and deleted_at is null;

create table account_group (
  account_id integer references account on delete cascade,
  group_id integer references people_group on delete cascade,
  primary key (account_id, group_id)
);
create index account_group_of_group on account_group (group_id, account_id);

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

create table session (
  id uuid primary key,
  account_id integer not null references account,
  secret_hash bytea not null,
  previous_secret_hash bytea,
  rotated_at timestamptz not null,
  signed_in_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  -- A renewal whose answer was lost can be repeated: by the browser that made it (the hash of its idempotency key),
  -- and on pages until the new value of the cookie has been seen once.
  renewal_hash bytea,
  is_seen boolean not null default true,
  -- When the owner of the account last typed the password within this session (spec 5.7); null = only at the sign-in.
  proved_at timestamptz
);
create index session_account on session (account_id) where ended_at is null;
create index session_ended on session (ended_at) where ended_at is not null;
create index session_of_account on session (account_id, signed_in_at desc);

-- One row a sign-in, for the report on accesses.
create table sign_in (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- The report on accesses counts sign-ins by gender, for as long as the portal stands. It needs no name: a row says when
  -- somebody signed in and the gender that the account had then, and outlives the account.
  gender smallint not null check (gender in (1, 2))
);
create index sign_in_period on sign_in (at, gender);

create function count_account_change() returns trigger language plpgsql as $$
begin
  new.change_count = old.change_count + 1;
  return new;
end $$;
create trigger account_changes before update on account for each row
  when ((old.username, old.email, old.first_name, old.last_name, old.gender, old.birth_date, old.document_number,
      old.document_is_declared, old.phone, old.role)
    is distinct from (new.username, new.email, new.first_name, new.last_name, new.gender, new.birth_date,
      new.document_number, new.document_is_declared, new.phone, new.role))
  execute function count_account_change();

-- ── the institute: settings, facts, pages of the law ────────────────────────────────────────────────────

create table setting (
  key text primary key,
  value jsonb not null
);

-- The institute's own portal: a row for each save of its settings, never changed itself.
create table portal_settings (
  version integer primary key check (version > 0),
  -- What was written, by name (contract/content/portal-settings.ts); what is absent is as the environment or the portal has it.
  written jsonb not null check (jsonb_typeof(written) = 'object'),
  saved_at timestamptz not null,
  saved_by integer references account
);
create index portal_settings_saver on portal_settings (saved_by);

-- The pages of privacy, terms and accessibility (spec 13.16): a row for each save, never changed itself.
create table legal_page (
  page text check (page in ('privacidad', 'condiciones', 'accesibilidad')),
  version integer check (version > 0),
  -- What an administrator wrote; '' = the page is as the portal comes.
  content_html text not null,
  saved_at timestamptz not null,
  saved_by integer references account,
  primary key (page, version)
);
create index legal_page_saver on legal_page (saved_by);

-- Facts of the country as the search finds them, and how people ask for them and for calculators: one way a line, which
-- administrators edit. Keys and titles are those of contract/content/parameter-keys.ts; a test compares them.
create table fact (
  id integer primary key,
  key text not null unique,
  title text not null,
  asked text not null,
  -- Its value in words, derived with every save; '' = the institute has not given it.
  content_text text not null default '',
  deleted_at timestamptz,
  search tsvector generated always as (search_words(title, asked || ' ' || content_text)) stored
);

-- A country's facts: a row for each save of one, never changed itself; the newest of a key holds.
create table parameter (
  id integer generated always as identity primary key,
  -- A name of contract/content/parameter-keys.ts.
  key text not null check (key <> ''),
  version integer not null check (version > 0),
  -- As its kind has it (contract/content/parameter-values.ts); null = not given any more.
  value jsonb,
  source text not null,
  link text not null,
  valid_from date,
  reviewed_on date,
  is_demo boolean not null default false,
  saved_at timestamptz not null,
  saved_by integer references account,
  -- Null = saved before the ways of asking were kept with a fact.
  asked text,
  unique (key, version)
);
create index parameter_saver on parameter (saved_by);

-- The calculators as the search finds them. What they are stands in contract/pension/calculators.ts; a test compares the titles.
create table calculator (
  id integer primary key,
  -- The name in the address.
  name text not null unique,
  title text not null,
  description text not null,
  asked text not null,
  deleted_at timestamptz,
  version integer not null default 1,
  search tsvector generated always as (search_words(title, description || ' ' || asked)) stored
);

-- The values of facts, one for each day from which one holds.
create view parameter_value as
  select * from (select distinct on (key, valid_from) * from public.parameter order by key, valid_from, version desc) newest
  where value is not null;

create function keep_appended() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger portal_settings_append_only before update or delete on portal_settings
  for each row execute function keep_appended();
create trigger legal_page_append_only before update or delete on legal_page
  for each row execute function keep_appended();
create trigger parameter_append_only before update or delete on parameter
  for each row execute function keep_appended();

-- ── the search: its lexicon, the portal's own pages, and what it does not treat ─────────────────────────

create table lexicon_entry (
  id integer generated always as identity primary key,
  -- 'equals': each word finds the others. 'spelling': the later words are misspellings of the first. 'apart': words that
  -- look or sound alike and must not find each other.
  kind text not null check (kind in ('equals', 'spelling', 'apart')),
  -- The product's name of an entry that it brings; null = the institute's own. An update of the product writes product_words
  -- alone, so that nothing of the institute's is lost.
  product_key text unique,
  product_words text[] not null default '{}'::text[],
  added_words text[] not null default '{}'::text[],
  removed_words text[] not null default '{}'::text[],
  words text[] generated always as (lexicon_words(product_words, added_words, removed_words)) stored not null,
  search tsvector generated always as (lexicon_search(lexicon_words(product_words, added_words,
    removed_words))) stored not null,
  version integer not null default 1,
  updated_at timestamptz,
  -- A product's entry that is deleted stays so through updates.
  deleted_at timestamptz,
  deleted_by integer references account
);
create index lexicon_entry_search on lexicon_entry using gin (search);
create index lexicon_entry_deleted_by on lexicon_entry (deleted_by) where deleted_by is not null;

-- The portal's own pages as the search finds them, and how people ask for them.
create table portal_page (
  id integer primary key,
  name text not null unique,
  title text not null,
  description text not null,
  href text not null,
  asked text not null default '',
  version integer not null default 1,
  deleted_at timestamptz
);

-- What the portal does not treat, and where to ask about it (spec 6.14): a candidate of the search as an answer is.
create table untreated (
  id integer generated always as identity primary key,
  title text not null,
  -- Where to ask: a sentence or two.
  answer text not null,
  -- Other ways in which people ask for it, one a line.
  asked text not null default '',
  -- The product's name of a row that it brings; null = the institute's own.
  product_key text unique,
  version integer not null default 1,
  updated_at timestamptz,
  deleted_at timestamptz,
  deleted_by integer references account
);
create index untreated_deleted_by on untreated (deleted_by) where deleted_by is not null;

-- What people type into the search, by the month, of nobody known (spec 6.20).
create table searched_phrase (
  month date,
  -- Of the words, with a key of the month that is derived and never stored.
  digest bytea,
  -- At most two different addresses, each as 16 bits of a digest with that key; emptied when the third comes.
  marks integer[] not null default '{}'::integer[],
  -- Null until the third address.
  words text,
  count integer not null check (count > 0),
  -- Of them, how many got an answer above the results, and how many found nothing.
  answered integer not null default 0,
  fruitless integer not null default 0,
  primary key (month, digest)
);
create index searched_phrase_words on searched_phrase (words) where words is not null;

-- What administrators decided about a phrase.
create table searched_decision (
  words text primary key,
  outcome text not null check (outcome in ('asked', 'untreated', 'answered')),
  -- The answer that it became a way of asking of; '' = none.
  kind text not null default '',
  row_id integer not null default 0,
  anchor text not null default '',
  title text not null,
  decided_at timestamptz not null
);

-- What they open after it.
create table searched_opening (
  month date,
  digest bytea,
  kind text,
  row_id integer,
  -- Of an article of a law, or the name of a fact; '' = none.
  anchor text default '',
  marks integer[] not null default '{}'::integer[],
  -- Opened from three addresses: only such an opening counts in the order of results.
  is_shared boolean not null default false,
  count integer not null check (count > 0),
  primary key (month, digest, kind, row_id, anchor),
  foreign key (month, digest) references searched_phrase(month, digest) on delete cascade
);

-- Of a large group its first words: with many alternatives a search among 100,000 articles compares too many.
create function with_synonyms(groups jsonb) returns jsonb language sql stable parallel safe as $$
  select coalesce(jsonb_agg(terms || coalesce(others, '[]') order by place), '[]')
  from jsonb_array_elements(groups) with ordinality as found(terms, place),
    lateral (select jsonb_agg(distinct other) as others
      from jsonb_array_elements_text(terms) as each(term),
        lateral (select public.search_sound(plainto_tsquery('spanish', public.search_spelling(term))::text)::tsquery as wanted) as stemmed,
        public.lexicon_entry entry, unnest(case entry.kind when 'equals' then entry.words[1:8] else entry.words[1:1] end) as other
      where term not like '%*' and entry.kind <> 'apart' and entry.deleted_at is null and entry.search @@ wanted) as meant
$$;

-- Patterns of what means the same as a word, for texts in which parts of words are looked for.
create function synonym_patterns(word text) returns text[] language sql stable parallel safe as $$
  select array_agg('%' || public.search_sound(public.fold(other)) || '%')
  from jsonb_array_elements_text(public.with_synonyms(jsonb_build_array(jsonb_build_array(word))) -> 0) as each(other)
  where length(other) > 3 and other <> word
$$;

-- ── articles, videos, slides and texts of the pension system ────────────────────────────────────────────

create table category (
  id integer generated always as identity primary key,
  name text not null,
  description text not null default '',
  is_demo boolean not null default false,
  deleted_at timestamptz,
  deleted_by integer references account,
  -- Two people who change the same category, video, law or slide are told of each other (409), as with texts.
  version integer not null default 1
);
create unique index category_name_key on category (lower(name)) where deleted_at is null;
create index category_demo on category (id) where is_demo and deleted_at is null;

create table article (
  id integer generated always as identity primary key,
  title text not null,
  content_html text not null,
  content_text text not null,
  category_id integer not null references category,
  is_published boolean not null default true,
  years_range smallint not null default 1 check (years_range >= 1 and years_range <= 100),
  cover_image text,
  detail_image text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  is_demo boolean not null default false,
  -- `published_at` is when an article first came out, null before. `listed_at` is the date that readers see and lists
  -- follow: of a draft, when it was begun. `folded_title` and `title_words` are what titles are sorted and searched by.
  published_at timestamptz,
  -- a draft that a job publishes then
  publish_at timestamptz,
  cover_alt text not null default '',
  detail_alt text not null default '',
  updated_by integer references account,
  deleted_by integer references account,
  folded_title text generated always as (fold(title)) stored not null,
  listed_at timestamptz generated always as (coalesce(published_at, created_at)) stored not null,
  search tsvector generated always as (search_words(title, content_text)) stored,
  title_words tsvector generated always as (search_words(title, '')) stored,
  constraint article_published_came_out check (published_at is not null or not is_published),
  constraint article_scheduled_is_draft check (publish_at is null or not is_published)
) with (toast_tuple_target=512);
create index article_newest on article (listed_at desc, id desc) include (years_range)
  where deleted_at is null and is_published;
create index article_all_newest on article (listed_at desc, id desc) where deleted_at is null;
create index article_by_title on article (folded_title, id) where deleted_at is null;
create index article_category on article (category_id, id) include (deleted_at);
create index article_title_trigrams on article using gin (folded_title gin_trgm_ops);
create index article_due on article (publish_at) where publish_at is not null and deleted_at is null;
create index article_deleted on article (deleted_at) where deleted_at is not null;
-- Accounts that nobody activated are deleted at night; each deletion asks every table that names accounts. These grow.
create index article_updated_by on article (updated_by) where updated_by is not null;
create index article_deleted_by on article (deleted_by) where deleted_by is not null;
create index article_drafts on article (listed_at desc, id desc) where deleted_at is null and not is_published;
-- What is left of the demonstration content, for the administrators' start page and the button that removes it.
create index article_demo on article (id) where is_demo and deleted_at is null;
create index article_search on article using gin (search, (array[id / 1000]));
create index article_title_words on article using gin (title_words, (array[id / 1000]));
-- The texts that name facts, whose words are written anew where a value changes (spec 19.4).
create index article_prints_facts on article (id) where content_html like '%<data value="%';

-- Append-only: an article as each save left it.
create table article_revision (
  article_id integer references article on delete cascade,
  version integer,
  title text not null,
  content_html text not null,
  category_id integer not null,
  years_range smallint not null,
  is_published boolean not null,
  saved_at timestamptz not null,
  saved_by integer references account,
  primary key (article_id, version)
);
create index article_revision_saved_by on article_revision (saved_by) where saved_by is not null;

create table video (
  id integer generated always as identity primary key,
  title text not null,
  description text not null default '',
  url text not null,
  position integer not null,
  deleted_at timestamptz,
  is_demo boolean not null default false,
  deleted_by integer references account,
  search tsvector generated always as (search_words(title, description)) stored,
  version integer not null default 1,
  -- When a video was added, for search engines: the audit knows it, the demonstration's came with its articles. Null = nobody
  -- knows.
  created_at timestamptz default now(),
  -- How long a video plays, as an editor wrote it; null where nobody did.
  seconds integer check (seconds > 0)
);
create index video_demo on video (id) where is_demo and deleted_at is null;

create table slide (
  id integer generated always as identity primary key,
  image text not null,
  alt text not null default '',
  link text not null default '',
  position integer not null,
  deleted_at timestamptz,
  is_demo boolean not null default false,
  deleted_by integer references account,
  -- The name of the uploaded file: what a picture without a description is called in lists and in the Papelera.
  file_name text not null default '',
  version integer not null default 1
);
create index slide_demo on slide (id) where is_demo and deleted_at is null;

create table pension_item (
  id integer generated always as identity primary key,
  title text not null,
  content_html text not null,
  content_text text not null,
  position integer not null,
  deleted_at timestamptz,
  is_demo boolean not null default false,
  version integer not null default 1,
  deleted_by integer references account,
  search tsvector generated always as (search_words(title, content_text)) stored,
  -- The day on which a text on the pension system was last saved, which its readers are told; null = before this was kept.
  updated_at timestamptz
);
create index pension_item_demo on pension_item (id) where is_demo and deleted_at is null;
create index pension_item_prints_facts on pension_item (id) where content_html like '%<data value="%';

-- ── laws ────────────────────────────────────────────────────────────────────────────────────────────────

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
  deleted_by integer references account,
  search tsvector generated always as (search_words(title, description)) stored,
  version integer not null default 1,
  -- When a law was last saved, for feeds and the sitemap; null = before that was kept.
  updated_at timestamptz,
  folded_title text generated always as (fold(title)) stored not null
);
create index law_demo on law (id) where is_demo and deleted_at is null;
create index law_by_file on law (file);
create index law_search on law using gin (search);
create index law_title_trigrams on law using gin (folded_title gin_trgm_ops);

-- A law as text (spec 6.16), under the id of its law: the words of its first day and the changes that other laws made. The
-- text of any day is derived from them (laws-text.rules.ts).
create table law_text (
  id integer primary key references law on delete cascade,
  title text not null check (title <> ''),
  -- 'Ley 214', as it is cited
  number text not null check (number <> ''),
  gazette text not null,
  promulgated_on date,
  in_force_from date,
  repealed_on date,
  -- {parts, amendments}: contract/calls/ley-texto.ts
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  is_published boolean not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by integer references account,
  deleted_at timestamptz,
  deleted_by integer references account
);
create index law_text_saver on law_text (updated_by);
create index law_text_deleter on law_text (deleted_by);

create table law_text_revision (
  law_text_id integer references law_text on delete cascade,
  version integer,
  title text not null,
  number text not null,
  gazette text not null,
  promulgated_on date,
  in_force_from date,
  repealed_on date,
  content jsonb not null,
  is_published boolean not null,
  saved_at timestamptz not null,
  saved_by integer references account,
  primary key (law_text_id, version)
);
create index law_text_revision_saver on law_text_revision (saved_by);

-- What each article says between which days, derived with every save: searches and citations read it.
create table law_wording (
  law_id integer references law_text on delete cascade,
  anchor text,
  number text not null,
  title text not null,
  content_text text not null,
  -- [from, until)
  holds daterange,
  search tsvector generated always as (search_words('Artículo ' || number || ' ' || title, content_text)) stored,
  -- Tells whether the words have changed since a text cited them.
  digest text generated always as (md5(title || '
' || content_text)) stored not null,
  primary key (law_id, anchor, holds)
);
create index law_wording_search on law_wording using gin (search);
create index law_wording_openings on law_wording using gin (search) where anchor ~ '^art-[1-3]$';

-- Which texts cite which articles of laws (spec 6.16): kept by triggers, so that it is true whoever saves a text. A
-- citation is a link to an article, '/ley?id=3#art-12'.
create table law_citation (
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
create index law_citation_article on law_citation (law_id, anchor);

create function law_wording_digest(law integer, article text, day date) returns text language sql stable as $$
  select digest from public.law_wording where law_id = law and anchor = article and holds @> day
$$;

-- Notes what a text cites; what it cited before keeps what was looked at. Most texts cite nothing and have no rows.
create function note_law_citations(kind text, key text, content text) returns void language sql as $$
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

create function note_citations_of_article() returns trigger language plpgsql as $$
begin
  perform public.note_law_citations('article', new.id::text, new.content_html);
  return null;
end $$;
create trigger article_cites after insert or update of content_html on article
  for each row execute function note_citations_of_article();

create function note_citations_of_pension_item() returns trigger language plpgsql as $$
begin
  perform public.note_law_citations('pension_item', new.id::text, new.content_html);
  return null;
end $$;
create trigger pension_item_cites after insert or update of content_html on pension_item
  for each row execute function note_citations_of_pension_item();

create function note_citations_of_parameter() returns trigger language plpgsql as $$
begin
  perform public.note_law_citations('parameter', new.key, new.link || ' ' || coalesce(new.value::text, ''));
  return null;
end $$;
create trigger parameter_cites after insert on parameter
  for each row execute function note_citations_of_parameter();

-- ── terms, subjects and routes ──────────────────────────────────────────────────────────────────────────

-- The glossary: the words of pensions, each with a plain definition. Texts mark their first mention of a term when they
-- are drawn, so nothing of it is stored in them.
create table term (
  id integer generated always as identity primary key,
  title text not null,
  definition text not null,
  -- One name a line.
  other_names text not null default '',
  see_also integer[] not null default '{}'::integer[],
  law text not null default '',
  law_link text not null default '',
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by integer references account,
  is_demo boolean not null default false,
  search tsvector generated always as (search_words(title || ' ' || other_names, definition)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by integer references account
);
create unique index term_title_key on term (public.fold(title)) where deleted_at is null;
create index term_search on term using gin (search);
create index term_demo on term (id) where is_demo and deleted_at is null;
create index term_saver on term (updated_by);

-- Append-only: each as its saves left it.
create table term_revision (
  term_id integer references term on delete cascade,
  version integer,
  title text not null,
  definition text not null,
  other_names text not null,
  see_also integer[] not null,
  law text not null,
  law_link text not null,
  saved_at timestamptz not null,
  saved_by integer references account,
  primary key (term_id, version)
);
create index term_revision_saver on term_revision (saved_by);

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
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by integer references account,
  is_demo boolean not null default false,
  search tsvector generated always as (search_words(title, summary || ' ' || first_things)) stored,
  created_at timestamptz not null default now(),
  updated_by integer references account,
  asked text not null default ''
);
create index subject_demo on subject (id) where is_demo and deleted_at is null;
create index subject_saver on subject (updated_by);

create table subject_answer (
  id integer generated always as identity primary key,
  subject_id integer not null references subject on delete cascade,
  position integer not null,
  title text not null,
  answer text not null,
  asked text not null default '',
  search tsvector generated always as (search_words(title, asked || ' ' || answer)) stored
);
create index subject_answer_subject on subject_answer (subject_id, position);
create index subject_answer_search on subject_answer using gin (search);

create table subject_revision (
  subject_id integer references subject on delete cascade,
  version integer,
  title text not null,
  summary text not null,
  first_things text not null,
  answers text not null,
  links text not null,
  saved_at timestamptz not null,
  saved_by integer references account,
  primary key (subject_id, version)
);
create index subject_revision_saver on subject_revision (saved_by);

-- Routes: what somebody does next, step by step. Of the text an h2 begins a stage and an h3 a step.
create table route (
  id integer generated always as identity primary key,
  title text not null,
  -- What the home page's door says under the title; '' = the route has no door there.
  door text not null default '',
  lead text not null,
  content_html text not null,
  content_text text not null,
  position integer not null,
  version integer not null default 1,
  is_demo boolean not null default false,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by integer references account,
  search tsvector generated always as (search_words(title, lead || ' ' || content_text)) stored,
  created_at timestamptz not null default now(),
  updated_by integer references account,
  -- Ways of asking for routes and subjects, one a line, as facts, calculators and answers have them.
  asked text not null default ''
);
create index route_demo on route (id) where is_demo and deleted_at is null;
create index route_saver on route (updated_by);
create index route_prints_facts on route (id) where content_html like '%<data value="%';

create table route_revision (
  route_id integer references route on delete cascade,
  version integer,
  title text not null,
  door text not null,
  lead text not null,
  content_html text not null,
  saved_at timestamptz not null,
  saved_by integer references account,
  primary key (route_id, version)
);
create index route_revision_saver on route_revision (saved_by);

create view shown_answer as
  select answer.id, answer.title, answer.answer, answer.asked, answer.search, subject.deleted_at
  from public.subject_answer answer join public.subject on subject.id = answer.subject_id;

-- Subjects, terms and routes cite articles of laws too (spec 6.16), in their texts and in the links beside them.
create function note_citations_of_subject() returns trigger language plpgsql as $$
begin
  perform public.note_law_citations('subject', new.id::text,
    new.first_things || ' ' || new.answers || ' ' || new.links);
  return null;
end $$;
create trigger subject_cites after insert or update of first_things, answers, links on subject
  for each row execute function note_citations_of_subject();

create function note_citations_of_term() returns trigger language plpgsql as $$
begin
  perform public.note_law_citations('term', new.id::text, new.definition || ' ' || new.law_link);
  return null;
end $$;
create trigger term_cites after insert or update of definition, law_link on term
  for each row execute function note_citations_of_term();

create function note_citations_of_route() returns trigger language plpgsql as $$
begin
  perform public.note_law_citations('route', new.id::text, new.content_html);
  return null;
end $$;
create trigger route_cites after insert or update of content_html on route
  for each row execute function note_citations_of_route();

-- ── courses ─────────────────────────────────────────────────────────────────────────────────────────────

create table course (
  id integer generated always as identity primary key,
  title text not null,
  description_html text not null,
  description_text text not null,
  language text not null,
  lesson_count integer not null check (lesson_count > 0),
  duration_minutes integer not null check (duration_minutes > 0),
  has_certificate boolean not null default false,
  exam_minutes integer not null check (exam_minutes > 0),
  questions_per_exam integer not null check (questions_per_exam > 0),
  minimum_grade smallint not null default 80 check (minimum_grade >= 1 and minimum_grade <= 100),
  cover_image text,
  detail_image text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  deleted_at timestamptz,
  is_demo boolean not null default false,
  deleted_by integer references account,
  is_published boolean not null default true,
  cover_alt text not null default '',
  detail_alt text not null default '',
  updated_by integer references account,
  exam_wait_hours integer not null default 0 check (exam_wait_hours >= 0 and exam_wait_hours <= 8760),
  search tsvector generated always as (search_words(title, description_text)) stored,
  -- When a course and its exam open and close (spec 7.10); null = always open.
  opens_at timestamptz,
  closes_at timestamptz,
  exam_opens_at timestamptz,
  exam_closes_at timestamptz
);
create index course_newest on course (created_at desc, id desc) where deleted_at is null;
create index course_title_trigrams on course using gin (fold(title) gin_trgm_ops);
create index course_search on course using gin (search);
create index course_demo on course (id) where is_demo and deleted_at is null and archived_at is null;
create index course_prints_facts on course (id) where description_html like '%<data value="%';

-- Append-only: a course as each save left it, its modules joined.
create table course_revision (
  course_id integer references course on delete cascade,
  version integer,
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
  exam_wait_hours integer not null default 0,
  opens_at timestamptz,
  closes_at timestamptz,
  exam_opens_at timestamptz,
  exam_closes_at timestamptz,
  primary key (course_id, version)
);
create index course_revision_saved_by on course_revision (saved_by) where saved_by is not null;

-- What is read in a course. One module without a title holds what stands before the first heading of a text that was
-- written whole; `html` has no h2 outside of other elements, so joined modules come apart again where they met.
create table course_module (
  course_id integer references course on delete cascade,
  position smallint,
  title text not null,
  html text not null,
  primary key (course_id, "position")
);

-- A document or a video of a course; `file` and `captions` lie in the folder 'courseFile'. Of a video: its length as it
-- says itself (null = it does not say), and whether it can start before it is whole.
create table course_file (
  id integer generated always as identity primary key,
  course_id integer not null references course,
  position integer not null,
  title text not null,
  file text not null,
  type text not null check (type in ('pdf', 'docx', 'mp4')),
  size_bytes integer not null check (size_bytes > 0),
  duration_seconds integer check (duration_seconds >= 0),
  is_fast_start boolean,
  captions text,
  transcript text,
  -- why a video has none
  no_captions_reason text,
  created_at timestamptz not null,
  created_by integer references account,
  deleted_at timestamptz,
  deleted_by integer references account,
  constraint course_file_captions_or_reason check (captions is null or no_captions_reason is null),
  constraint course_file_only_videos_play
    check (type = 'mp4' or num_nonnulls(duration_seconds, is_fast_start, captions, transcript,
    no_captions_reason) = 0)
);
create index course_file_course on course_file (course_id, position, id);
-- Each account that is purged asks these.
create index course_file_created_by on course_file (created_by) where created_by is not null;
create index course_file_deleted_by on course_file (deleted_by) where deleted_by is not null;
-- The folder courseFile looks for the rows that name a file, for whoever asks; copies of a course share files.
create index course_file_file on course_file (file);
create index course_file_captions on course_file (captions) where captions is not null;
create index course_file_silent on course_file (course_id)
  where type = 'mp4' and captions is null and no_captions_reason is null and deleted_at is null;

create table course_comment (
  id integer generated always as identity primary key,
  course_id integer not null references course,
  account_id integer not null references account,
  stars smallint not null check (stars >= 1 and stars <= 5),
  comment text not null,
  created_at timestamptz not null,
  hidden_at timestamptz,
  search text generated always as (search_part(comment)) stored not null,
  -- The desk of comments: a comment is new until an administrator has seen, answered or hidden it.
  -- `attention`: 2 = reported, 1 = new.
  seen_at timestamptz,
  reported_at timestamptz,
  answer text,
  answered_at timestamptz,
  answered_by integer references account,
  attention smallint generated always as (case when reported_at is not null then 2 when seen_at is null then 1 else 0 end) stored not null,
  unique (course_id, account_id)
);
create index course_comment_account on course_comment (account_id);
create index course_comment_newest on course_comment (course_id, id desc) include (hidden_at);
create index course_comment_attention on course_comment (attention desc, id desc);
create index course_comment_hidden on course_comment (id desc) where hidden_at is not null;
create index course_comment_answered on course_comment (id desc) where answered_at is not null;
create index course_comment_answered_by on course_comment (answered_by) where answered_by is not null;

create table comment_report (
  comment_id integer references course_comment on delete cascade,
  account_id integer references account,
  reason text not null check (reason in ('insult', 'advert', 'personal', 'other')),
  created_at timestamptz not null,
  primary key (comment_id, account_id)
);
create index comment_report_account on comment_report (account_id);

-- A save of a course replaces its modules: what it cites is known at the end.
create function note_citations_of_course() returns trigger language plpgsql as $$
declare
  course_of integer := ((case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[0])::integer;
begin
  perform public.note_law_citations('course', course_of::text,
    (select description_html from public.course where id = course_of) || ' ' ||
    coalesce((select string_agg(html, ' ') from public.course_module where course_id = course_of), ''));
  return null;
end $$;
create constraint trigger course_cites after insert or update of description_html on course
  deferrable initially deferred for each row execute function note_citations_of_course('id');
create constraint trigger course_module_cites after insert or update or delete on course_module
  deferrable initially deferred for each row execute function note_citations_of_course('course_id');

-- ── questions ───────────────────────────────────────────────────────────────────────────────────────────

create table question (
  id integer generated always as identity primary key,
  course_id integer not null references course,
  created_at timestamptz not null,
  deleted_at timestamptz,
  -- The title of the module to read again; '' = none in particular. Of the question, not of its versions.
  module_title text not null default '',
  -- Exam questions that were deleted lie in the Papelera, as all other content does.
  deleted_by integer references account,
  -- A question says why its answer is right (spec 8.18): a text with format and the article of a law on which it rests. Both
  -- belong to the question, not to its versions: a better explanation reaches those who have seen an older one.
  explanation_html text not null default '',
  -- '/ley?id=3#art-12', or none.
  law_link text not null default '',
  -- Counts the changes of what belongs to the question itself, so that a form begun before is told.
  change_count integer not null default 0
);
create index question_course on question (course_id) where deleted_at is null;
create index question_deleted_by on question (deleted_by) where deleted_by is not null;
-- What the Papelera and its nightly purge look for. A question that an attempt has shown never goes for good; the
-- database asks the same of each version that goes.
create index question_deleted on question (deleted_at) where deleted_at is not null;

-- Immutable: an edit adds a version; an attempt points at the version that it showed (spec 8.1).
create table question_version (
  id integer generated always as identity primary key,
  question_id integer not null references question,
  version integer not null,
  type smallint not null check (type in (1, 12)),
  description text not null,
  options text[] not null,
  correct text not null,
  created_at timestamptz not null,
  -- What a question of multiple choice asks its reader for: 'Elige una' or 'Elige todas las correctas'.
  -- Several right letters are never asked for as one.
  asks_several boolean not null default false,
  unique (question_id, version),
  check (asks_several or type <> 12 or position(',' in correct) = 0)
);
-- The administrators' search looks in questions and groups, too (spec 6.14).
create index question_version_trigrams on question_version using gin (public.fold(description) gin_trgm_ops);

-- What an attempt has shown never changes (spec 8.1); of a version only its key can be corrected.
create function keep_question_version() returns trigger language plpgsql as $$
begin
  if (new.question_id, new.version, new.type, new.description, new.options, new.created_at)
    is distinct from (old.question_id, old.version, old.type, old.description, old.options, old.created_at)
    -- a corrected key of several letters asks for several
    or (new.asks_several is distinct from old.asks_several and not (new.asks_several and new.correct <> old.correct)) then
    raise exception 'a question version is immutable';
  end if;
  return new;
end $$;
create trigger question_version_immutable before update on question_version
  for each row execute function keep_question_version();

create function note_citations_of_question() returns trigger language plpgsql as $$
declare
  question_of integer := (to_jsonb(new) ->> tg_argv[0])::integer;
begin
  perform public.note_law_citations('question', question_of::text,
    coalesce((select description || ' ' || array_to_string(options, ' ') from public.question_version
      where question_id = question_of order by version desc limit 1), '') || ' ' ||
    (select explanation_html || ' ' || law_link from public.question where id = question_of));
  return null;
end $$;
create trigger question_cites after insert on question_version
  for each row execute function note_citations_of_question('question_id');
create trigger question_explanation_cites after update of explanation_html, law_link on question
  for each row execute function note_citations_of_question('id');

-- ── enrolments and reading ──────────────────────────────────────────────────────────────────────────────

create table enrolment (
  account_id integer references account,
  course_id integer references course,
  enrolled_at timestamptz not null,
  read_seconds integer not null default 0 check (read_seconds >= 0),
  reading_completed_at timestamptz,
  -- When a member last read in a course; unknown for what was read before.
  last_read_at timestamptz,
  -- What somebody has achieved in a course is kept beside the enrolment, counted anew from its attempts whenever one of
  -- them changes what is counted, in the same transaction (decision 0029): a list of a hundred thousand reads no attempts.
  attempt_count integer not null default 0,
  annulled_count integer not null default 0,
  is_running boolean not null default false,
  passed boolean not null default false,
  -- Of its finished, not annulled attempts; null without one.
  best_grade smallint,
  -- When its member last began or ended an attempt; what administrators end does not count.
  last_sat_at timestamptz,
  -- What one searches a person by stands beside each enrolment, too (decision 0029): a list of a hundred thousand is sorted,
  -- searched and turned to any page without reading accounts.
  search text not null default '',
  group_id integer references people_group on delete set null,
  -- Somebody who was taken out of a course after an attempt: they keep what they earned and no longer take the course.
  closed_at timestamptz,
  closed_reason text,
  -- Enrolled by the institute, and the account is not active yet.
  is_invited boolean not null default false,
  -- The best grade that counts was given by an administrator.
  is_best_by_hand boolean not null default false,
  -- The module of a course that a member reads, by its number as readers see it; null = not told yet (spec 2.5, 7.5).
  module_number smallint,
  -- A member has said that they will not sit the exam again (spec 8.11): it is closed for them.
  retakes_ended_at timestamptz,
  -- When a member first saw the key of an exam: should it open again, the next attempt draws other questions first.
  key_seen_at timestamptz,
  primary key (account_id, course_id),
  check ((closed_at is null) = (closed_reason is null))
);
create index enrolment_at on enrolment (enrolled_at);
create index enrolment_applied on enrolment (course_id, enrolled_at);
create index enrolment_read on enrolment (course_id, reading_completed_at) where reading_completed_at is not null;
create index enrolment_by_name on enrolment (course_id, search collate "C", account_id);
create index enrolment_of_group on enrolment (group_id, course_id, account_id) where group_id is not null;
-- Reasons that are no longer kept are found by their age.
create index enrolment_closed on enrolment (closed_at) where closed_at is not null;
-- Few have a grade by hand: the statistics count who passed by one alone (spec 10.7) without reading every enrolment.
create index enrolment_by_hand on enrolment (course_id) where is_best_by_hand;

-- Until when a member's reading time has been credited: one second counts once, whatever the course.
create table reading_clock (
  account_id integer primary key references account,
  credited_at timestamptz not null
);

-- Who enrols somebody whose name changes at this moment waits for the change.
create function name_enrolment() returns trigger language plpgsql as $$
begin
  new.search := coalesce((select search from public.account where id = new.account_id for share), '');
  return new;
end $$;
create trigger enrolment_is_named before insert on enrolment for each row execute function name_enrolment();

-- Locked in the order of reading, which may credit two courses of somebody at once.
create function rename_enrolments() returns trigger language plpgsql as $$
begin
  perform from public.enrolment where account_id = new.id order by course_id for no key update;
  update public.enrolment set search = new.search where account_id = new.id;
  return null;
end $$;
create trigger account_is_renamed after update on account
  for each row when (old.search is distinct from new.search) execute function rename_enrolments();

-- Who enrols somebody whose account is activated at this moment waits for it.
create function invite_enrolment() returns trigger language plpgsql as $$
begin
  new.is_invited := exists (select from public.account where id = new.account_id and activated_at is null for share);
  return new;
end $$;
create trigger enrolment_is_invited before insert on enrolment for each row execute function invite_enrolment();

-- Locked in the order of reading, as when somebody is renamed.
create function end_invitations() returns trigger language plpgsql as $$
begin
  perform from public.enrolment where account_id = new.id order by course_id for no key update;
  update public.enrolment set is_invited = new.activated_at is null where account_id = new.id;
  return null;
end $$;
create trigger account_is_activated after update on account
  for each row when ((old.activated_at is null) <> (new.activated_at is null)) execute function end_invitations();

-- ── exams ───────────────────────────────────────────────────────────────────────────────────────────────

create table attempt (
  id integer generated always as identity primary key,
  account_id integer not null,
  course_id integer not null,
  started_at timestamptz not null,
  closes_at timestamptz not null,
  allowed_minutes integer not null,
  minimum_grade smallint not null,
  question_count integer not null,
  finished_at timestamptz,
  correct_count integer,
  grade smallint check (grade >= 0 and grade <= 100),
  ended_by text check (ended_by in ('member', 'time', 'admin')),
  annulled_at timestamptz,
  time_factor_percent smallint not null default 100
    check (time_factor_percent >= 100 and time_factor_percent <= 400),
  -- Between an ending and a reopening: no exam time.
  paused_seconds integer not null default 0 check (paused_seconds >= 0),
  -- One truth of 'passed' (spec 8.10): a finished, not annulled attempt that reached the minimum it began with.
  passed boolean generated always as (coalesce(grade >= minimum_grade, false)
    and annulled_at is null) stored not null,
  -- What the server itself saw: when the page of a running attempt last asked for its time, and when its member saw the result.
  heard_at timestamptz,
  result_seen_at timestamptz,
  -- A grade by hand is an attempt of its own kind: no question, no time; who gave it and why is its first event.
  kind text not null default 'exam' check (kind in ('exam', 'hand')),
  check ((finished_at is null) = (grade is null)),
  check ((finished_at is null) = (correct_count is null)),
  check ((finished_at is null) = (ended_by is null)),
  foreign key (account_id, course_id) references enrolment(account_id, course_id),
  check (annulled_at is null or finished_at is not null),
  constraint attempt_question_count_check
    check (case kind when 'exam' then question_count > 0 else question_count = 0 end),
  constraint attempt_lasts
    check (case kind when 'exam' then closes_at > started_at else closes_at = started_at end),
  constraint attempt_check4 check (kind = 'exam' or finished_at is not null)
);
create unique index attempt_one_open on attempt (account_id, course_id) where finished_at is null;
create index attempt_of_member on attempt (account_id, course_id, grade desc);
create index attempt_due on attempt (closes_at) where finished_at is null;
create index attempt_of_course on attempt (course_id, id desc);
-- The attempts that the report on questions counts: those of a course that ended in a period.
create index attempt_counted on attempt (course_id, finished_at)
  where finished_at is not null and annulled_at is null;
create index attempt_passed on attempt (course_id, account_id) where passed;
create index attempt_finished on attempt (finished_at) include (passed)
  where finished_at is not null and annulled_at is null;
-- Annulled attempts are few: the list of a course's finds and counts them without reading the others.
create index attempt_annulled on attempt (course_id, id) where annulled_at is not null;

create table attempt_question (
  attempt_id integer references attempt,
  position smallint not null,
  question_id integer references question,
  question_version_id integer not null references question_version,
  primary key (attempt_id, question_id),
  unique (attempt_id, "position")
);
create index attempt_question_question on attempt_question (question_id);
create index attempt_question_version on attempt_question (question_version_id);

create table attempt_answer (
  attempt_id integer,
  question_id integer,
  answer text not null,
  clicked_at timestamptz not null,
  saved_at timestamptz not null,
  primary key (attempt_id, question_id),
  foreign key (attempt_id, question_id) references attempt_question(attempt_id, question_id)
);

-- Append-only: what an administrator did to an attempt, and why (spec 8.13).
create table attempt_event (
  id integer generated always as identity primary key,
  attempt_id integer not null references attempt,
  kind text not null check (kind in ('moreMinutes', 'reopened', 'annulled', 'lateAccepted', 'regraded', 'gradeKept',
    'passed', 'byHand')),
  reason text not null,
  minutes integer check (minutes > 0),
  grade_before smallint,
  grade_after smallint,
  actor_id integer not null references account,
  at timestamptz not null
);
create index attempt_event_attempt on attempt_event (attempt_id);
create index attempt_event_actor on attempt_event (actor_id);
create index attempt_event_with_reason on attempt_event (at) where reason <> '';

-- A click that came after the end: it counts only once an administrator has accepted it.
create table attempt_late_click (
  attempt_id integer,
  question_id integer,
  answer text not null,
  clicked_at timestamptz not null,
  arrived_at timestamptz not null,
  accepted_at timestamptz,
  -- The last sign of the page before the late click arrived; null where it is not known.
  heard_at timestamptz,
  primary key (attempt_id, question_id),
  foreign key (attempt_id, question_id) references attempt_question(attempt_id, question_id)
);

-- Append-only: keys that were wrong. question_version.correct is the key in force.
create table key_correction (
  id integer generated always as identity primary key,
  question_version_id integer not null references question_version,
  correct_before text not null,
  correct_after text not null,
  reason text not null,
  actor_id integer not null references account,
  at timestamptz not null
);
create index key_correction_version on key_correction (question_version_id);
create index key_correction_actor on key_correction (actor_id);
create index key_correction_with_reason on key_correction (at) where reason <> '';

-- By hand is who passed by a grade by hand better than every exam that passed, whatever an exam that did not pass had.
create function sat_in(account integer, course integer)
returns table (attempt_count integer, annulled_count integer, is_running boolean, passed boolean, best_grade smallint,
  is_best_by_hand boolean, last_sat_at timestamptz) language sql stable as $$
  select (count(*) filter (where annulled_at is null and kind = 'exam'))::int,
    (count(*) filter (where annulled_at is not null and kind = 'exam'))::int,
    coalesce(bool_or(finished_at is null), false), coalesce(bool_or(attempt.passed), false),
    max(grade) filter (where finished_at is not null and annulled_at is null),
    coalesce(max(grade) filter (where kind = 'hand' and attempt.passed), -1)
      > coalesce(max(grade) filter (where kind = 'exam' and attempt.passed), -1),
    max(greatest(started_at, case when ended_by <> 'admin' then finished_at end)) filter (where kind = 'exam')
  from public.attempt where account_id = account and course_id = course
$$;

-- The enrolment is locked before its attempts are read: of two transactions that change two of them, the second counts
-- what the first one did. Attempts are locked by their ids, then enrolments by account, like everywhere (spec 8.15).
create function keep_results() returns trigger language plpgsql as $$
declare
  account integer := coalesce(new.account_id, old.account_id);
  course integer := coalesce(new.course_id, old.course_id);
begin
  perform from public.enrolment where account_id = account and course_id = course for no key update;
  update public.enrolment
  set (attempt_count, annulled_count, is_running, passed, best_grade, is_best_by_hand, last_sat_at) =
    (select * from public.sat_in(account, course))
  where account_id = account and course_id = course;
  return null;
end $$;
create trigger attempt_added_is_kept after insert or delete on attempt
  for each row execute function keep_results();
-- Clicks and signs of life of a running exam change nothing that is kept.
create trigger attempt_changed_is_kept after update on attempt
  for each row when ((old.started_at, old.finished_at, old.annulled_at, old.ended_by, old.grade, old.passed)
    is distinct from (new.started_at, new.finished_at, new.annulled_at, new.ended_by, new.grade, new.passed))
  execute function keep_results();

-- ── certificates ────────────────────────────────────────────────────────────────────────────────────────

-- The certificates (X.509) of the keys that have signed: a replaced key keeps what it signed valid.
create table signing_certificate (
  fingerprint text primary key,
  chain text not null,
  first_used_at timestamptz not null,
  -- A key that must not be believed any more: what it signs from this moment on is refused. Null of those in good standing.
  withdrawn_at timestamptz
);

-- What every certificate of its time prints: a row for each change, never changed itself. Pictures are files.
create table certificate_design (
  version integer generated always as identity primary key,
  institute text not null check (institute <> ''),
  heading text not null check (heading <> ''),
  -- '{instituto}' stands for the institute.
  lead text not null check (lead <> ''),
  achievement text not null check (achievement <> ''),
  logo text,
  seal text,
  -- [{"name", "post", "picture"}], the picture null without one; nobody signs until an administrator says who.
  signatories jsonb not null default '[]',
  created_at timestamptz not null,
  created_by integer references account,
  -- One issuer: the design of certificates takes institute, logo and the portal's name from the settings.
  portal_name text not null check (portal_name <> ''),
  -- Why certificates go out while nobody signs: 'chosen' by an administrator, 'before' = the portal issued such ones
  -- before it was asked, 'demo' = its content is the demonstration. Null = they wait.
  unsigned_because text check (unsigned_because in ('chosen', 'before', 'demo')),
  -- New certificates are in the institute's colours (spec 9.3); issued ones keep those that they were drawn with.
  brand_colour text not null default '#0b5a50' check (brand_colour ~ '^#[0-9a-f]{6}$'),
  sun_colour text not null default '#e9a820' check (sun_colour ~ '^#[0-9a-f]{6}$')
);
create index certificate_design_creator on certificate_design (created_by);

-- Append-only: what was printed is frozen here (spec 9.2).
create table certificate (
  id integer generated always as identity primary key,
  code text not null unique,
  account_id integer not null references account,
  course_id integer not null references course,
  attempt_id integer not null references attempt,
  full_name text not null,
  course_title text not null,
  grade smallint not null,
  lesson_count integer not null,
  duration_minutes integer not null,
  exam_date date not null,
  issued_at timestamptz not null,
  replaced_at timestamptz,
  revoked_at timestamptz,
  design_version integer not null default 1 references certificate_design(version),
  document_number text,
  language text not null default 'es',
  -- How it is laid out; 0 = before certificates were signed.
  template smallint not null default 1,
  -- SHA-256 of its file; null until the job has made it.
  pdf_sha256 bytea check (octet_length(pdf_sha256) = 32),
  pdf_made_at timestamptz,
  revoked_because text check (revoked_because in ('annulled', 'regraded', 'mistake', 'dishonesty', 'request',
    'name')),
  -- Its holder lets others look at it and be led from a replaced one to it.
  is_shared boolean not null default false,
  -- Random and shown to nobody: who knows a shared certificate cannot try document numbers against the public register.
  -- Certificates from before have none.
  salt uuid default gen_random_uuid(),
  -- Frozen in a certificate like the number itself.
  document_is_declared boolean not null default false,
  -- A secret of its own and SHA-256(secret ⏎ number): the register knows the number by it, and does not lose its place with it.
  -- Certificates from before this have none: their entries know the number itself.
  document_salt uuid,
  document_commitment bytea check (octet_length(document_commitment) = 32),
  -- Once the number is forgotten: a salt and a slow hash of it, to compare a document that somebody shows.
  document_hash bytea check (octet_length(document_hash) = 48),
  -- The key that signed the file, once the file went with its account.
  signed_by text references signing_certificate(fingerprint),
  search text generated always as (fold(full_name || ' ' || course_title || ' ' || code)) stored not null,
  -- Frozen in a certificate like the name itself.
  name_is_declared boolean not null default false,
  check ((pdf_sha256 is null) = (pdf_made_at is null)),
  check (document_hash is null or document_number is null and document_salt is null)
) with (fillfactor=80);
create unique index certificate_valid on certificate (account_id, course_id)
  where replaced_at is null and revoked_at is null;
create index certificate_attempt on certificate (attempt_id);
create index certificate_issued on certificate (issued_at) where revoked_at is null;
create index certificate_of_course on certificate (course_id, account_id)
  where replaced_at is null and revoked_at is null;
create index certificate_design_used on certificate (design_version);
create index certificate_counted on certificate (course_id, issued_at) where replaced_at is null and revoked_at is null;
create index certificate_listed on certificate (course_id, id);
create index certificate_search on certificate using gin (search gin_trgm_ops);

-- Later forms of a certificate's file: the same bytes with a time stamp ('T') and with what its signature is checked with ('LT')
-- behind them. The first form stands in the certificate, and is what the register knows.
create table certificate_file (
  certificate_id integer references certificate,
  level text check (level in ('T', 'LT')),
  sha256 bytea not null check (octet_length(sha256) = 32),
  made_at timestamptz not null,
  primary key (certificate_id, level)
);

-- Certificates that were earned and wait for a name that can be printed.
create table certificate_hold (
  account_id integer,
  course_id integer,
  since timestamptz not null,
  -- What a certificate waits for: a name that can be printed, or somebody who signs.
  reason text not null check (reason in ('name', 'signature')),
  primary key (account_id, course_id),
  foreign key (account_id, course_id) references enrolment(account_id, course_id) on delete cascade
);
create index certificate_hold_course on certificate_hold (course_id);
create index certificate_hold_reason on certificate_hold (reason, course_id, account_id);

-- Append-only and without personal data: each entry carries the hash of the one before.
create table certificate_register (
  position integer primary key check ("position" > 0),
  certificate_id integer not null,
  kind text not null check (kind in ('issued', 'replaced', 'revoked', 'restored')),
  at timestamptz not null,
  -- SHA-256 of the certificate's fields and file; its secret code keeps it from being guessed.
  digest bytea not null check (octet_length(digest) = 32),
  hash bytea not null check (octet_length(hash) = 32)
);
create index certificate_register_certificate on certificate_register (certificate_id, position);

create table identity_request (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  first_name text not null,
  last_name text not null,
  document_number text,
  reason text not null,
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'granted', 'refused', 'withdrawn')),
  -- What the institute says about it.
  answer text not null default '',
  decided_at timestamptz,
  decided_by integer references account,
  check ((state in ('granted', 'refused')) = (decided_at is not null))
);
create unique index identity_request_waiting on identity_request (account_id) where state = 'waiting';
create index identity_request_of on identity_request (account_id, id desc);
create index identity_request_decided_by on identity_request (decided_by) where decided_by is not null;

-- What is printed never changes (spec 9.2); a document number is forgotten once, and a hash takes its place.
create function keep_certificate() returns trigger language plpgsql as $$
declare
  is_forgotten boolean := old.document_number is not null and old.document_hash is null
    and new.document_number is null and new.document_salt is null and new.document_hash is not null;
begin
  if (new.code, new.account_id, new.course_id, new.attempt_id, new.full_name, new.course_title, new.grade,
      new.lesson_count, new.duration_minutes, new.exam_date, new.issued_at, new.design_version,
      new.language, new.template, new.salt, new.document_commitment)
    is distinct from (old.code, old.account_id, old.course_id, old.attempt_id, old.full_name, old.course_title,
      old.grade, old.lesson_count, old.duration_minutes, old.exam_date, old.issued_at, old.design_version,
      old.language, old.template, old.salt, old.document_commitment)
    or (not is_forgotten and (new.document_number, new.document_salt, new.document_hash)
      is distinct from (old.document_number, old.document_salt, old.document_hash))
    or old.pdf_sha256 is distinct from new.pdf_sha256 and old.pdf_sha256 is not null then
    raise exception 'a certificate is immutable';
  end if;
  return new;
end $$;
create trigger certificate_immutable before update on certificate
  for each row execute function keep_certificate();
create trigger certificate_register_append_only before update or delete on certificate_register
  for each row execute function keep_appended();
create trigger certificate_design_append_only before update or delete on certificate_design
  for each row execute function keep_appended();

create function keep_declared() returns trigger language plpgsql as $$
begin
  raise exception 'a certificate is immutable';
end $$;
create trigger certificate_declared_immutable before update of document_is_declared on certificate
  for each row when (old.document_is_declared is distinct from new.document_is_declared) execute function keep_declared();
create trigger certificate_file_append_only before update or delete on certificate_file
  for each row execute function keep_appended();
create trigger certificate_name_declared_immutable before update of name_is_declared on certificate
  for each row when (old.name_is_declared is distinct from new.name_is_declared) execute function keep_declared();

-- ── tallies of reports ──────────────────────────────────────────────────────────────────────────────────

-- The zone that the days are of. Another one, as at first, and everything is tallied anew.
create table tally_zone (
  is_only boolean primary key default true check (is_only),
  time_zone text not null
);

-- What has to be tallied anew: a course's exams that ended, or people that applied, read or were certified, on the day of
-- an instant; null = on all of its days. Rows are only added and taken away: whoever ends an exam waits for nobody.
create table tally_due (
  id bigint generated always as identity primary key,
  course_id integer not null,
  kind text not null check (kind in ('exams', 'people')),
  at timestamptz
);
create index tally_due_course on tally_due (course_id, kind);

-- Counts that lists show, kept beside the course so that a catalogue never counts a million rows.
create table course_tally (
  course_id integer primary key references course,
  enrolments integer not null default 0,
  stars integer[] not null default '{0,0,0,0,0}'::integer[] constraint course_tally_five_stars
    check (cardinality(stars) = 5),
  -- The mean of the stars (0 without any) and how many gave some: they follow `stars` by themselves.
  rating_count integer generated always as (stars[1] + stars[2] + stars[3] + stars[4] + stars[5]) stored not null,
  rating double precision
    generated always as (coalesce((stars[1] + 2 * stars[2] + 3 * stars[3] + 4 * stars[4] + 5 * stars[5])::double precision / nullif(stars[1] + stars[2] + stars[3] + stars[4] + stars[5], 0)::double precision, 0::double precision)) stored not null
);

create table people_tally (
  course_id integer references course on delete cascade,
  day date,
  -- Those who applied that day, and how far they have come by now.
  applied integer not null,
  applied_read integer not null,
  applied_sat integer not null,
  applied_passed integer not null,
  applied_certified integer not null,
  -- Readings completed and certificates issued that day.
  read integer not null,
  certified integer not null,
  primary key (course_id, day)
);

create table exam_tally (
  course_id integer references course on delete cascade,
  grain text check (grain in ('day', 'month', 'year')),
  since date,
  finished integer not null,
  passed integer not null,
  used_seconds bigint not null,
  -- How many exams had grade 0, 1, … 100, and how many used 0, 1, … 100 per cent of their time.
  grades integer[] not null,
  used integer[] not null,
  -- Answers by what matters of them: the version shown, how many questions the exam had and how many others were right,
  -- and the answer. The n-th of each array belong together: how many, and of how many the time is known, in seconds.
  versions integer[] not null,
  sizes smallint[] not null,
  corrects smallint[] not null,
  answers text[] not null,
  counts integer[] not null,
  timed integer[] not null,
  seconds integer[] not null,
  primary key (course_id, grain, since)
);
-- The pass rates of all courses, and what happened over time, are read from the index alone.
create index exam_tally_day on exam_tally (since, course_id) include (finished, passed) where grain = 'day';

-- Questions at which somebody should look, from all that was tallied: why, and the key by which it seemed so.
create table question_alarm (
  question_id integer primary key references question on delete cascade,
  course_id integer not null references course on delete cascade,
  kind text not null check (kind in ('key', 'reversed', 'failed', 'nobody')),
  key text not null,
  chosen text,
  is_failed boolean not null,
  check (chosen is null or (kind in ('key', 'nobody'))),
  constraint question_alarm_chosen_check check (chosen is not null or kind <> 'key')
);
create index question_alarm_course on question_alarm (course_id);

-- Whoever changes what is counted, in whatever way, says so in the same transaction.
create function attempt_is_due() returns trigger language plpgsql as $$
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
create trigger attempt_added_is_due after insert on attempt
  for each row when (new.finished_at is not null) execute function attempt_is_due();
create trigger attempt_changed_is_due after update on attempt
  for each row when ((old.finished_at is not null or new.finished_at is not null) and old.* is distinct from new.*)
  execute function attempt_is_due();
create trigger attempt_removed_is_due after delete on attempt
  for each row when (old.finished_at is not null) execute function attempt_is_due();

create function enrolment_is_due() returns trigger language plpgsql as $$
begin
  insert into public.tally_due (course_id, kind, at)
  select distinct course_id, 'people', at
  from (values (old.course_id, old.enrolled_at), (new.course_id, new.enrolled_at),
    (old.course_id, old.reading_completed_at), (new.course_id, new.reading_completed_at)) counted (course_id, at)
  where at is not null;
  return null;
end $$;
create trigger enrolment_added_is_due after insert or delete on enrolment
  for each row execute function enrolment_is_due();
-- Reading time moves every few seconds; only its end is counted.
create trigger enrolment_changed_is_due after update on enrolment
  for each row when ((old.enrolled_at, old.reading_completed_at) is distinct from (new.enrolled_at, new.reading_completed_at))
  execute function enrolment_is_due();

-- Another key makes other answers right, in every exam that showed the question.
create function key_is_due() returns trigger language plpgsql as $$
begin
  insert into public.tally_due (course_id, kind)
  select course_id, 'exams' from public.question where id = new.question_id;
  return null;
end $$;
create trigger key_corrected_is_due after update on question_version
  for each row when (old.correct is distinct from new.correct) execute function key_is_due();

create function certificate_is_due() returns trigger language plpgsql as $$
begin
  insert into public.tally_due (course_id, kind, at)
  select coalesce(new.course_id, old.course_id), 'people', at
  from (select coalesce(new.issued_at, old.issued_at) union
    select enrolled_at from public.enrolment
    where account_id = coalesce(new.account_id, old.account_id)
      and course_id = coalesce(new.course_id, old.course_id)) counted (at);
  return null;
end $$;
create trigger certificate_added_is_due after insert or delete on certificate
  for each row execute function certificate_is_due();
create trigger certificate_changed_is_due after update on certificate
  for each row when ((old.replaced_at, old.revoked_at) is distinct from (new.replaced_at, new.revoked_at))
  execute function certificate_is_due();

-- ── messages and mail ───────────────────────────────────────────────────────────────────────────────────

create table mail (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('activation', 'reset', 'contact', 'notice', 'letter', 'summary')),
  account_id integer references account,
  recipient text not null,
  subject text not null,
  -- encrypted; null once sent, used or expired if it held a secret
  body bytea,
  reply_to text,
  has_secret boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  search text generated always as (search_part(recipient || ' ' || subject)) stored not null,
  -- A stored file that goes with a mail, and the name that it gets there.
  attachment text,
  attachment_name text,
  check ((attachment is null) = (attachment_name is null))
);
create index mail_waiting on mail (expires_at) where body is not null and has_secret;
create index mail_account on mail (account_id) where account_id is not null;
create index mail_failed on mail (id) where sent_at is null and last_error is not null and body is not null;
create index mail_search on mail using gin (search gin_trgm_ops);
create index mail_unsent on mail (id desc) where sent_at is null;
-- What goes by age is found without reading the rest.
create index mail_created on mail (created_at);
-- the letters of a day
create index mail_sent on mail (sent_at) where sent_at is not null;

create table contact_message (
  id integer generated always as identity primary key,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null,
  search text generated always as (search_part(name || ' ' || email || ' ' || subject || ' '
    || message)) stored not null,
  -- The desk of messages: a state each, replies with their mails, and who has one open just now.
  state text not null default 'new' check (state in ('new', 'answered', 'archived', 'spam')),
  times integer not null default 1 check (times > 0),
  last_at timestamptz not null,
  digest bytea,
  deleted_at timestamptz,
  deleted_by integer references account
);
create index contact_message_search on contact_message using gin (search gin_trgm_ops);
create index contact_message_created on contact_message (created_at);
create index contact_message_state on contact_message (state, id desc) where deleted_at is null;
create index contact_message_sender on contact_message (lower(email), state);
create index contact_message_digest on contact_message (digest) where digest is not null;
create index contact_message_deleted_by on contact_message (deleted_by) where deleted_by is not null;
create index contact_message_last on contact_message (last_at);
create index contact_message_deleted on contact_message (deleted_at) where deleted_at is not null;

create table contact_reader (
  message_id integer references contact_message on delete cascade,
  account_id integer references account on delete cascade,
  is_writing boolean not null,
  seen_at timestamptz not null,
  primary key (message_id, account_id)
);
create index contact_reader_account on contact_reader (account_id);
create index contact_reader_seen on contact_reader (seen_at);

create table contact_reply (
  id integer generated always as identity primary key,
  message_id integer not null references contact_message on delete cascade,
  -- null = a job or the console
  account_id integer references account,
  text text not null,
  -- null = mails are kept a year
  mail_id integer references mail on delete set null,
  created_at timestamptz not null
);
create index contact_reply_message on contact_reply (message_id, id);
create index contact_reply_account on contact_reply (account_id) where account_id is not null;
create index contact_reply_mail on contact_reply (mail_id) where mail_id is not null;

-- ── importing people ────────────────────────────────────────────────────────────────────────────────────

-- Importing people (spec 5.11): a list lies here with what its columns are, what was mended and what became of each line, so
-- that it can be left and found again, and goes on where it was after a crash.
create table people_import (
  id integer generated always as identity primary key,
  author_id integer not null references account,
  state text not null default 'columns' check (state in ('columns', 'review', 'running', 'done')),
  version integer not null default 1,
  -- That of the file; '' = pasted cells.
  name text not null,
  reading text not null,
  has_headings boolean not null,
  -- Title, field, samples: see contract/calls/people-import.ts.
  columns jsonb not null,
  name_order text not null check (name_order in ('namesFirst', 'surnamesFirst')),
  name_order_is_clear boolean not null,
  notes jsonb not null,
  -- Courses, group, access and letters, once it runs.
  plan jsonb,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- Workbooks of old Macs count days from 1904: a birth date without a format would be four years off.
  is_1904 boolean not null default false,
  check ((plan is null) = (state in ('columns', 'review'))),
  check ((finished_at is null) = (state <> 'done'))
);
create index people_import_author on people_import (author_id);
create index people_import_created on people_import (created_at);

create table people_import_line (
  import_id integer references people_import on delete cascade,
  -- As in the file, from 1.
  line integer,
  cells jsonb not null,
  -- Values by field that count instead of the cells.
  mended jsonb not null default '{}',
  answer text check (answer in ('same', 'other', 'leave')),
  -- The person read from it, with what is wrong; null before the columns are known.
  read jsonb,
  -- The accounts that it may mean.
  known jsonb not null default '[]',
  kind text check (kind in ('problem', 'ask', 'existing', 'new', 'repeated', 'left')),
  judged jsonb,
  -- Set in the transaction that adds the account: no line is added twice.
  outcome text check (outcome in ('added', 'enrolled', 'unchanged', 'failed', 'out')),
  outcome_text text not null default '',
  account_id integer references account on delete set null,
  primary key (import_id, line)
);
create index people_import_line_kind on people_import_line (import_id, kind, line);
create index people_import_line_outcome on people_import_line (import_id, outcome, line);
create index people_import_line_account on people_import_line (account_id) where account_id is not null;

-- A deleted account leaves no trace in the lists from which it came.
create function forget_in_imports() returns trigger language plpgsql as $$
begin
  update public.people_import_line set cells = '[]', mended = '{}', read = null, known = '[]',
    judged = '{"text": "", "problems": [], "accountId": null, "sameAs": null}'
  where account_id = new.id;
  return null;
end $$;
create trigger account_leaves_imports after update of deleted_at, erase_at on account
  for each row when (new.deleted_at is not null and new.erase_at is null) execute function forget_in_imports();

-- ── readers' opinions and searches ──────────────────────────────────────────────────────────────────────

-- '¿Te sirvió?' (spec 6.19): how many say yes and no to a page on a day, and sentences about it, of nobody known. A row a page
-- and day, and a bound of sentences a page, however many answer.
create table feedback_count (
  -- article, subject or calculator; and its id, or the name of the calculator.
  kind text,
  page_key text,
  day date,
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

create table fruitless_search (
  digest bytea,
  day date,
  -- Which 256th of all visitors asked first that day: tells two of them apart, and names nobody.
  visitor_share smallint not null check (visitor_share >= 0 and visitor_share <= 255),
  count integer not null check (count > 0),
  -- null until somebody else has asked for the same on a later day
  words text,
  primary key (digest, day)
);
create index fruitless_search_day on fruitless_search (day, digest);

-- What people open and what they search for in vain, without a name (spec 10.6).
create table content_opening (
  kind text check (kind in ('article', 'course')),
  content_id integer,
  day date,
  count integer not null check (count > 0),
  primary key (day, kind, content_id)
);

-- ── documents and files ─────────────────────────────────────────────────────────────────────────────────

-- The words of PDF and DOCX files of laws and courses (spec 6.14), read by a job. A file never changes under its name; one
-- that cannot be read, or has no words, has a single row without text.
create table document_page (
  file text,
  part integer,
  -- null = a file without pages (DOCX)
  page integer,
  content_text text not null,
  search tsvector generated always as (search_words('', content_text)) stored,
  primary key (file, part)
);
create index document_page_search on document_page using gin (search);
-- The beginnings of documents and laws, in which a common word is looked for before the rest of them.
create index document_page_openings on document_page using gin (search) where part < 2;

create table media (
  id integer generated always as identity primary key,
  file text not null,
  alt text not null default '',
  width integer not null,
  height integer not null,
  size_bytes integer not null,
  created_at timestamptz not null,
  created_by integer references account,
  deleted_at timestamptz,
  deleted_by integer references account,
  file_name text not null default ''
);
create index media_newest on media (id desc) where deleted_at is null;
create index media_created_by on media (created_by) where created_by is not null;
create index media_deleted_by on media (deleted_by) where deleted_by is not null;
-- What the nightly purge and the Papelera look for among pictures.
create index media_deleted on media (deleted_at) where deleted_at is not null;

-- A file on its way: its bytes lie in DATA_DIR/uploads under its id. Durable up to `received_bytes`.
create table upload (
  id uuid primary key,
  account_id integer not null references account,
  kind text not null check (kind in ('document', 'video', 'courseArchive')),
  name text not null,
  size_bytes integer not null check (size_bytes > 0),
  received_bytes integer not null default 0,
  -- hexadecimal, of the whole file, once it has been read back
  sha256 text,
  -- the id of the row that was made of it
  used_as integer,
  created_at timestamptz not null,
  touched_at timestamptz not null,
  check (received_bytes >= 0 and received_bytes <= size_bytes)
);
create index upload_touched on upload (touched_at);
create index upload_account on upload (account_id);

-- The nightly clean-up of files where it would take too many at once: it waits for an administrator (decision 0032).
create table file_clean_up (
  one boolean primary key default true check (one),
  -- The files that no row names, of all that lie in the folders.
  unnamed_count integer not null,
  file_count integer not null,
  held_at timestamptz not null,
  -- As many as an administrator has let it take; null = nobody yet.
  allowed_count integer
);

-- The visible words of texts keep a line for each block (spec 6.5): a heading no longer runs into its sentence. A job
-- writes those stored before anew, some at a time; once the table is empty a later version drops it.
create table text_without_lines (
  kind text,
  id integer,
  primary key (kind, id)
);

-- ── audit ───────────────────────────────────────────────────────────────────────────────────────────────

create table audit_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id integer references account,
  action text not null,
  subject text not null,
  details jsonb not null default '{}',
  -- A keyed hash of the network; null of jobs, the console, and what is from before this.
  network text,
  -- SHA-256 of salt and content of audit_personal: the chain holds it without knowing it.
  personal_digest bytea check (octet_length(personal_digest) = 32),
  -- Its place in the chain, which a job gives it within a minute.
  position bigint unique check ("position" > 0),
  hash bytea check (octet_length(hash) = 32),
  check (("position" is null) = (hash is null))
);
-- What administrators did to somebody, and when somebody signed in.
create index audit_event_subject on audit_event (subject, id desc);
create index audit_event_unchained on audit_event (id) where position is null;
create index audit_event_at on audit_event (at desc, id desc);
create index audit_event_actor on audit_event (actor_id, at desc, id desc) where actor_id is not null;
create index audit_event_action on audit_event (action, at desc, id desc);

-- What it says of people, and what administrators write freely: apart from the trail, because it has an end.
create table audit_personal (
  event_id bigint primary key references audit_event on delete cascade,
  -- Whom it is about: it goes with the account.
  account_id integer references account on delete cascade,
  salt uuid not null,
  content jsonb not null,
  expires_at timestamptz not null
);
create index audit_personal_account on audit_personal (account_id) where account_id is not null;
create index audit_personal_expires on audit_personal (expires_at);

-- Only added to; its place in the chain is given once, and what is over ten years old may go.
create function keep_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '10 years' then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.position is null and to_jsonb(new) - '{position,hash}'::text[] = to_jsonb(old) - '{position,hash}'::text[] then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_event_append_only before update or delete on audit_event for each row execute function keep_audit();
-- What stands here can go, and not become something else.
create trigger audit_personal_unchanged before update on audit_personal for each row execute function keep_appended();
create trigger audit_event_not_emptied before truncate on audit_event for each statement execute function keep_appended();

-- ── the service ─────────────────────────────────────────────────────────────────────────────────────────

create table service_node (
  name text primary key,
  version text not null,
  first_seen_at timestamptz not null,
  seen_at timestamptz not null,
  -- it said that it stops
  stopped_at timestamptz,
  -- The settings that all nodes have to agree on (spec 13.9), as each runs with them; of a secret only a signature.
  settings jsonb not null default '{}'
);

create table service_outage (
  from_at timestamptz primary key,
  until_at timestamptz not null,
  check (until_at > from_at)
);

-- What administrators were written about, until it is over.
create table service_warning (
  name text primary key,
  since timestamptz not null
);

-- The runners of jobs, each with a count that it raises every few seconds (spec 13.7): the jobs of one that falls silent begin again.
create table job_runner (
  name text primary key,
  signs bigint not null default 0
);

create table limit_counter (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null
);
create index limit_counter_window on limit_counter (window_ends_at);

-- Answers of calls that added something, by the key that the caller made for it: who asks again gets the same answer,
-- and nothing is added twice.
create table idempotent_answer (
  -- null = a visitor
  account_id integer references account on delete cascade,
  key uuid not null,
  call text not null,
  digest text not null,
  -- the envelope as it was answered
  body json not null,
  created_at timestamptz not null,
  unique nulls not distinct (account_id, key)
);
create index idempotent_answer_created on idempotent_answer (created_at);

create table backup_run (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('backup', 'rehearsal')),
  started_at timestamptz not null,
  ended_at timestamptz not null,
  -- the bundle; of a backup that failed none
  path text,
  bytes bigint,
  row_count bigint,
  file_count integer,
  -- what the operator reads; null = it succeeded
  failure text,
  -- made by the schedule, which also removes it
  is_scheduled boolean not null default false,
  removed_at timestamptz,
  -- A bundle's file as it was when it was made (SHA-256, hexadecimal): a rehearsal compares it (spec 13.13). Null: made before.
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  check (failure is not null or path is not null)
);
create index backup_run_kind on backup_run (kind, ended_at desc, id desc);

create table disk_use (
  node text,
  day date,
  used_bytes bigint not null,
  primary key (node, day)
);

-- Scripts, styles and fonts of the builds that run or ran within a day (spec 13.4): a page of one version asks for its own,
-- whichever version the node has that it asks.
create table build (
  id text primary key,
  paths text[] not null,
  ran_at timestamptz not null
);
create index build_ran_at on build (ran_at);

create table build_file (
  path text primary key,
  bytes bytea not null,
  is_gzip boolean not null
);
alter table build_file alter bytes set storage external;

create table portal_version (
  version text primary key,
  since timestamptz not null
);

-- ── rows that every portal begins with ──────────────────────────────────────────────────────────────────

insert into tally_zone (time_zone) values
  ('');

insert into certificate_design (institute, heading, lead, achievement, created_at, portal_name, unsigned_because) values
  ('Instituto de Formación Previsional', 'Certificado digital de participación', 'El {instituto} certifica que', 'completó y aprobó el curso', now(), 'Aula Previsional', 'before');

insert into calculator (id, name, title, description, asked) values
  (1, 'cuando-puedo-jubilarme', '¿Cuándo puedo jubilarme?', 'Tu edad y tus años aportados dicen desde qué mes tienes derecho a una pensión.', '¿Cuándo me jubilo?
¿A qué edad me jubilo?
¿Cuántos años tengo que aportar?
¿Cuántos aportes necesito?
Edad de jubilación
Edad de retiro
¿Cuánto me falta para jubilarme?
¿En qué año me jubilo?
cuándo me voy a jubilar
en qué año me toca jubilarme
cuánto me falta para jubilarme
cuántos años me quedan de trabajo antes de jubilarme
nací en 1968, cuándo me jubilo
tengo 54 años y 18 de aportes, cuándo me jubilo
en qué mes puedo retirarme
calcular la fecha de mi jubilación
me falta mucho para retirarme
cuánto tiempo más debo trabajar para jubilarme
decime cuándo me toca
cuándo podrá jubilarse mi mamá si nació en el 62
saber la fecha en que me retiro
empecé a aportar a los 28, cuándo me jubilo
con mis años aportados cuándo me pensiono
calculadora de edad de retiro
qué día cumplo los requisitos para jubilarme
cuándo me puedo jubilar si empecé a aportar tarde
con 20 años de aporte y 58 de edad cuándo me toca
cuánto falta para mi jubilación
me quedan muchos años para jubilarme
cuándo se jubila mi esposo si nació en 1963
fecha en que dejo de trabajar
cuándo me voy a poder retirar'),
  (2, 'cuanto-recibire', '¿Cuánto recibiré?', 'Una pensión estimada en tres escenarios, y lo que más puede subirla.', '¿Cuánto voy a cobrar?
¿Cuánto me toca?
¿Cuánto me toca de jubilación?
Monto de mi pensión
Calcular mi jubilación
Calculadora
Simulador
¿Cuánto, más o menos?
¿Cuánto me van a pagar de jubilación?
Calcular mi pensión
¿Cuánto voy a ganar de jubilado?
cuánto voy a cobrar de pensión
cuánto me van a pagar cuando me jubile
cuánto me darían al mes si me jubilo
de cuánto sería mi pensión
simulador de jubilación
calcular cuánto me toca de renta
si gano 5000 cuánto me queda de jubilación
cuánto cobraría mi esposo al jubilarse
con lo que tengo ahorrado cuánto me pagarían
quiero una idea de lo que voy a recibir de viejo
cuánta plata me dan al mes de jubilado
cómo se calcula la pensión
cómo calculo mi renta
qué monto de pensión me espera
usted me puede sacar la cuenta de mi pensión
me alcanzará la pensión, cuánto será
kuanto cobraré de jubilación
estimar mi mensualidad cuando me retire
cuánto gana un jubilado con mi sueldo
cuánto voy a recibir de pensión si gano 3500
cuánto le toca a mi papá de jubilación
con mi sueldo cuánto me queda de pensión
trabajé 30 años, cuánto cobraré
qué sueldo tendré de jubilado
con 25 años de aportes cuánto me dan
cuánto me pagarán por mes cuando deje de trabajar
lo que me va a quedar de pensión
para saber cuánto voy a tener de viejo'),
  (3, 'cuanto-cuesta-una-laguna', '¿Cuánto me cuesta una laguna?', 'Lo que pierde tu pensión por los meses en que nadie aportó, y cómo recuperarlos.', 'Meses sin aportar
Me faltan aportes
Dejé de aportar
Lagunas
cuánto pierdo por los meses sin aportar
cuánto me cuesta dejar de aportar
dos años sin cotizar cuánto le quitan a mi pensión
me afecta no haber aportado un tiempo
calcular lo que pierdo por una laguna
estuve desempleado y no aporté, cuánto baja mi pensión
tengo huecos en mis aportes, cuánto pierdo
si paro de aportar un año cuánto menos cobro
dejé de cotizar para criar a mis hijos, cuánto pierdo
cuánto baja la jubilación por no aportar
años en blanco, qué me cuestan
precio de una laguna
no coticé tres años, me perjudica mucho
mi hija no aportó un año, le afecta
perjuicio de los meses vacíos'),
  (4, 'cuanto-debo-ahorrar', '¿Cuánto debo ahorrar?', 'Di cuánto quieres recibir y te decimos cuánto apartar cada mes desde hoy.', 'Aporte voluntario
Ahorro para la vejez
¿Cuánto apartar?
¿Cuánto ahorrar para jubilarme?
cuánto debo ahorrar cada mes
cuánto tengo que guardar para mi vejez
cuánto apartar al mes para jubilarme bien
cuánta plata debo juntar para retirarme
quiero recibir 4000 de jubilado, cuánto ahorro
tengo 35 años, cuánto debería guardar
cuánto poner aparte de mi sueldo para la pensión
calcular mi ahorro para el retiro
con cuánto tengo que ahorrar para vivir bien de viejo
cuánto depositar extra para subir mi pensión
qué monto ahorro para llegar a cierta pensión
meta de ahorro para la jubilación
cuánto debe juntar una pareja joven para su vejez
necesito saber qué cantidad ahorrar mensualmente
ahorro para el retiro cuánto'),
  (5, 'cuanto-pago-de-comision', '¿Cuánto pago de comisión?', 'Lo que cobra la administradora en un mes, en un año y hasta que te retires.', 'Comisiones de la administradora
¿Cuánto me descuentan?
cuánto pago de comisión
calcular la comisión que me cobran
cuánto se lleva la administradora de mi plata
cuánto me cobran en toda la vida de comisiones
cuánto pago al año a la afp
lo que me cuesta la administradora
quiero saber cuánto pierdo en comisiones
calculadora de comisiones
cuánto dinero se va en comisión hasta que me jubile
con un sueldo de 3000 cuánto es la comisión
cuánto se queda la gestora cada mes
comparar comisiones en plata
cuánto le cobran a mi marido de comisión
comicion mensual en bolivianos
cuánta comisión sale de mi cuenta');

insert into fact (id, key, title, asked) values
  (1, 'edad-de-jubilacion', 'Edad de jubilación', '¿A qué edad me jubilo?
¿A qué edad me jubilo si soy mujer?
¿A qué edad se jubila un hombre?
¿A qué edad se jubila una mujer?
Edad para jubilarse
Ya cumplí la edad
¿Llego tarde?
¿A qué edad, como mujer, aquí?
Edad para jubilarse de las mujeres
Requisitos de jubilación
qué edad piden para jubilarse
a qué edad se jubila la gente
edad para pensionarse
edad mínima para jubilarse
con cuántos años se jubila un señor
con cuántos años se jubila una señora
desde los cuántos años cobro mi renta
tengo 60, ¿ya es edad de jubilarme?
mi esposo cumplió 65, ¿le toca?
edad de retiro
edad en que me toca la pensión
cuántos años de edad se necesitan para pensionarse
a mis 57 ya puedo pedir la jubilación
cuál es la edad de jubilarse de los hombres
desde qué edad puedo dejar de trabajar y cobrar'),
  (2, 'meses-de-aporte', 'Meses de aporte que se piden', '¿Cuántos aportes necesito?
¿Cuántas cotizaciones necesito?
¿Cuántos años tengo que aportar?
¿Cuántos meses hay que aportar para jubilarse?
Requisitos de jubilación
cuántos aportes
cuántos años hay que aportar para jubilarse
cuántos meses de aporte piden
mínimo de aportes para tener pensión
con 12 años de aportes me jubilo
tengo 9 años aportados, alcanza
no llego a los 15 años de aportes
aporté poco tiempo, tendré pensión
cuántas cotizaciones se necesitan
cuántas cuotas hay que pagar para pensionarse
son 180 meses los que piden
mi mamá solo aportó diez años, le dan jubilación
qué cantidad de años cotizados exigen
cuánto tiempo tengo que cotizar
me faltan aportes para llegar al mínimo
requisito de años de aporte
si no completo los aportes no me jubilo
con pocos años de aporte qué pasa
no junté los aportes que piden
cuánto hay que haber aportado
mínimo de años para tener pensión
me alcanza con 14 años
cuántos años de trabajo piden
qué pasa si no llego a los aportes'),
  (3, 'otras-vias', 'Otras formas de jubilarse', '¿Puedo jubilarme antes?
Jubilación anticipada
Jubilarse antes de la edad
¿Me puedo jubilar a los 60?
otras formas de jubilarse
jubilación anticipada requisitos
a qué edad puedo jubilarme antes
con cuánto saldo me dejan jubilar antes
se puede uno jubilar a los 58
retirarse temprano condiciones
jubilarse sin esperar la edad
puedo pensionarme a los 55
hay otra vía para jubilarme
quiero jubilarme ya, tengo 57 años
existe la jubilación adelantada
otras maneras de pensionarse
qué piden para la jubilación anticipada
jubilarse por saldo
antes de los 65 se puede'),
  (4, 'adelanto-por-hijos', 'Adelanto por hijos', '¿A qué edad me jubilo si soy mujer?
¿Puedo jubilarme antes por mis hijos?
Jubilación por hijos
¿A qué edad, como mujer, aquí?
Maternidad
me adelantan la jubilación por mis hijos
cuántos años descuentan por hijo
por tener hijos me jubilo antes
soy madre de cuatro, cuántos años me rebajan
la mujer con hijos se jubila antes
mi mamá tuvo tres hijos, se puede jubilar antes
crié a mis hijos, eso cuenta para la edad
rebaja de edad por hijos
a qué edad me jubilo si soy mujer y tengo hijos
beneficio de jubilación para madres
adelanto de la edad por maternidad
tuve dos wawas, baja mi edad de jubilación
cuántos años menos por cada hijo
a los hombres también les rebajan por hijos
edad de jubilación de una madre'),
  (5, 'aporte', 'Aporte en total', '¿Cuánto se aporta?
¿Qué porcentaje se aporta?
Porcentaje de aporte
¿Cuánto debo aportar?
¿Cuánto tengo que aportar?
cuánto se aporta en total
porcentaje del aporte
cuánto es el aporte mensual
qué por ciento del sueldo se aporta
tasa de aporte
cuánto se cotiza al mes
de cuánto es la cotización
cuánto suma lo del patrón y lo mío
cuánto se paga a la afp en total
qué parte del sueldo va a la pensión
aporte obligatorio cuánto es
cuánto es el descuento total de pensión
porcentaje de cotización
cuánto hay que aportar cada mes
cuánto entra a mi cuenta cada mes
cuánto se paga de aporte
cuánto aporta uno
cuánto va a mi cuenta
cuánto se descuenta y paga en total
porcentaje que se cotiza'),
  (6, 'aporte-de-quien-trabaja', 'Parte de quien trabaja', '¿Cuánto me descuentan del sueldo?
¿Cuánto aporto yo?
¿Cuánto debo aportar?
¿Cuánto tengo que aportar?
cuánto me descuentan para la pensión
cuánto pongo yo de aporte
cuánto me sacan del sueldo
qué porcentaje me descuentan
de mi sueldo cuánto va a la jubilación
cuánto aporta el trabajador
mi parte del aporte
cuánto paga el empleado
gano 4000, cuánto me descuentan
descuento por afp en mi boleta
qué me quitan del salario para la pensión
cuánto le descuentan a mi hijo
el aporte mío cuánto es
porcentaje del trabajador
cuánto se va de mi quincena a la pensión
de mi salario cuánto va a la pensión
me descuentan mucho para la jubilación
cuánto sale de mi sueldo a la afp
de lo que gano cuánto aporto
por qué me descuentan del sueldo
ese descuento de mi boleta qué es'),
  (7, 'aporte-del-empleador', 'Parte del empleador', '¿Cuánto aporta mi empleador?
Aporte del empleador
cuánto paga el empleador
qué parte pone mi patrón
cuánto aporta la empresa por mí
porcentaje que paga el jefe
tengo una empleada, cuánto debo aportar por ella
cuánto aporta el patrón
aporte patronal
lo que paga la empresa de mi pensión
la parte del empleador
cuánto le toca pagar al dueño
soy empleador, cuánto aporto
si contrato a alguien cuánto pago de pensión
cuánto pone la patrona
el patrón pone algo
contribución de la empresa'),
  (8, 'tope-del-sueldo', 'Tope del sueldo que aporta', '¿Hasta qué sueldo se aporta?
Tope de aporte
hasta qué sueldo se aporta
hay un tope para aportar
gano mucho, me descuentan de todo
máximo de sueldo que cotiza
límite del salario para el aporte
sobre qué monto máximo aporto
sueldo alto cuánto se descuenta
techo de cotización
se aporta sobre todo el sueldo
tope salarial
el sueldo máximo para aportes
gano 50000, aporto por todo
cuál es el límite del aporte
hasta cuánto descuentan'),
  (9, 'sueldo-minimo', 'Sueldo mínimo', '¿Cuánto es el sueldo mínimo?
Salario mínimo
cuánto es el sueldo mínimo
sueldo básico
cuánto es lo menos que me pueden pagar
mínimo nacional
cuánto está el mínimo
salario mínimo de este año
a cuánto subió el sueldo mínimo
de cuánto es el salario mínimo nacional
cuánto gana alguien con el mínimo
sueldo mínimo mensual
mínimo vital
cuánto le deben pagar a mi hija de sueldo mínimo
el básico cuánto es
remuneración mínima'),
  (10, 'comision-sobre-sueldo', 'Comisión sobre el sueldo', '¿Cuánto me cobran de comisión?
¿Cuánto cobra la administradora?
comisión sobre el sueldo
cuánto me cobran de comisión
cuánto cobra la administradora
porcentaje de comisión del sueldo
cuánto se lleva la afp de mi sueldo
qué comisión cobran cada mes
me quitan comisión de mi salario
cuánto es la comisión
lo que me cobra la gestora
cuánto cobra la afp por administrar
descuento de comisión
comisión mensual
cuánto le pagan a la administradora
cobro por administración
comisión por flujo'),
  (11, 'comision-sobre-saldo', 'Comisión sobre el saldo', '¿Cuánto me cobran por mi saldo?
comisión sobre el saldo
cuánto me cobran por lo que tengo ahorrado
comisión por el fondo acumulado
porcentaje que quitan de mi saldo
cuánto descuentan de mi cuenta al año
comisión anual sobre lo juntado
me sacan plata del saldo
cobro sobre mi ahorro
cuánto se llevan de mi cuenta
comisión por mi fondo
qué me cobran por el dinero guardado
comisión por saldo
descuentan de lo acumulado
porcentaje anual de mi ahorro
cuánto cuesta tener mi dinero ahí'),
  (12, 'pension-minima', 'Pensión mínima', '¿Cuánto es la pensión mínima?
pensión mínima
cuánto es la pensión mínima
monto mínimo de jubilación
lo menos que se cobra de pensión
mínimo que pagan de jubilación
la jubilación más baja
la mínima cuánto es
de cuánto es la mínima
jubilación mínima garantizada
piso de pensión
cuánto es lo mínimo
pensión más baja que existe
mínimo legal de pensión
qué mínimo garantizan
con cuánto se jubila el que menos gana'),
  (13, 'pension-solidaria', 'Pensión solidaria', '¿Cuál es la pensión mínima?
¿Cuánto es la pensión solidaria?
¿Y si me toca muy poco?
¿Cuál es el mínimo si es poco?
Renta mínima
Bono para adultos mayores
pensión solidaria
cuánto es la pensión solidaria
renta dignidad
bono dignidad
pensión del estado para pobres
bono para personas mayores
ayuda para los que cobran poco
complemento a la pensión baja
quién recibe la pensión solidaria
mi abuela puede recibir la solidaria
renta mínima del estado
bono de los viejitos
cuánto da el estado a los ancianos
pensión no contributiva
piso solidario
el bono para los viejitos
bono del estado para ancianos
la ayuda para mayores de cuánto es
la plata que da el gobierno a los ancianos
pensión para ancianos pobres
mi mamá recibe la renta dignidad'),
  (14, 'edad-de-pension-solidaria', 'Edad de la pensión solidaria', '¿Desde qué edad se paga la pensión solidaria?
a qué edad se cobra la pensión solidaria
edad para la renta dignidad
desde qué edad dan el bono a los ancianos
con cuántos años recibo la solidaria
edad del bono de la tercera edad
mi mamá de 66 ya cobra la solidaria
cuándo empieza la pensión solidaria
edad mínima para la solidaria
a los 65 dan la solidaria
qué edad piden para la ayuda solidaria
desde los cuántos años pagan la dignidad
edad para la pensión del estado
bono de los viejitos desde qué edad
solidaria edad
a qué años se cobra la renta solidaria'),
  (15, 'parte-de-la-pareja', 'Parte de la pareja al enviudar', '¿Cuánto le toca a mi esposa?
¿Cuánto cobra la viuda?
qué parte cobra la pareja al enviudar
porcentaje de la viuda
cuánto cobra una viuda
cuánto le toca a la esposa
cuánto cobra el viudo
porcentaje de la pensión para el cónyuge
cuánto me queda a mí como esposa
de cuánto es la viudez
cuánto por ciento dan a la viuda
cuánto le dan a mi mamá por mi papá
parte del esposo que queda
cuánto recibe la conviviente
qué parte de su pensión recibo
pensión de viuda cuánto
me queda la mitad de la pensión de mi marido'),
  (16, 'parte-de-cada-hijo', 'Parte de cada hijo', '¿Cuánto le toca a mis hijos?
¿Cuánto cobra un huérfano?
qué parte cobra cada hijo
cuánto le toca a cada huérfano
porcentaje por hijo
cuánto dan a los niños si muere el padre
mis hijos cuánto reciben por su papá
cuánto cobra un huérfano
pensión de orfandad monto
cuánto por ciento a cada hijo
murió la mamá, cuánto les dan a los chicos
tengo tres hijos, cuánto les toca
cuánto recibe mi nieto por su padre muerto
parte de los hijos
cuánto pagan a los hijos del fallecido
pensión de los hijos menores cuánto
lo que cobra cada niño'),
  (17, 'gastos-de-entierro', 'Gastos de entierro', '¿Quién paga el entierro?
ayuda para el entierro
cuánto dan para el funeral
quién paga el entierro
pagan el cajón
gastos de entierro
me devuelven lo del velorio
ayuda para enterrar a mi papá
no tengo plata para el entierro
subsidio por sepelio
cuánto pagan de gastos funerarios
ayuda económica por fallecimiento
se paga el funeral de un jubilado
costo del entierro lo cubre la pensión
quién cubre el sepelio de mi mamá
bono de entierro
pago de la funeraria
hay ayuda para enterrar a mi familiar
me dan plata para el velorio
cómo cobro los gastos del funeral
quién paga los gastos del muerto'),
  (18, 'rendimiento-prudente', 'Rendimiento real, si va mal', ''),
  (19, 'rendimiento-medio', 'Rendimiento real, en medio', 'cuánto rinde mi ahorro
cuánto gana mi fondo al año
qué rendimiento se supone
cuánto crece mi dinero
rendimiento real promedio
cuánto interés da la cuenta de pensión
con qué rendimiento calculan
ganancia anual del fondo
rendimiento en medio
rendimiento que usan las calculadoras'),
  (20, 'rendimiento-favorable', 'Rendimiento real, si va bien', ''),
  (21, 'crecimiento-del-sueldo', 'Crecimiento real del sueldo', ''),
  (22, 'tasa-tecnica', 'Tasa técnica', 'tasa técnica
con qué tasa se calcula la renta
tasa para calcular la pensión
tasa que usan para la renta vitalicia'),
  (23, 'tabla-de-vida', 'Tabla de vida', 'Tabla de mortalidad
tabla de vida que usan
cuántos años suponen que voy a vivir
tablas para calcular la pensión
esperanza de vida que se usa'),
  (24, 'documentos-para-jubilarse', 'Documentos para jubilarse', '¿Qué papeles llevo para jubilarme?
¿Qué documentos necesito para jubilarme?
¿Qué llevo?
Requisitos para jubilarse
Documentos para pensionarse
¿Qué papeles necesito?
qué papeles llevo para jubilarme
documentos para jubilarse
qué necesito llevar para pedir la pensión
requisitos y papeles de la jubilación
qué papeles le piden a mi papá para jubilarse
voy mañana a jubilarme, qué llevo
qué fotocopias piden
qué certificados necesito para la pensión
lista de documentos
papeles que me van a pedir
q documentos pide la administradora para jubilarme
tengo que llevar mi partida de nacimiento
con qué papeles se tramita la renta
qué debo presentar para mi jubilación
qué tengo que tener listo para el trámite
qué tengo que llevar para sacar mi jubilación
qué hay que presentar para jubilarse
con qué papeles voy
me piden fotocopia de qué para jubilarme
papelería para la pensión
llevo mi carnet y qué más para jubilarme'),
  (25, 'documentos-al-enviudar', 'Documentos al enviudar', '¿Qué papeles llevo si enviudé?
Papeles para la pensión de viudez
documentos al enviudar
qué papeles llevo si enviudé
qué documentos piden a una viuda
requisitos de la viudez
papeles cuando muere el esposo
documentos para la pensión de sobrevivencia
qué lleva la viuda al trámite
qué piden si falleció mi marido
certificado de defunción para cobrar
papeles que pide la administradora por un fallecido
documentos de viuda e hijos
mi mamá enviudó, qué papeles
papeles de sobrevivencia
trámite de viudez documentos
qué necesito para tramitar la viudez
qué presento para la pensión de mi difunto esposo
papeles para sobrevivencia
qué certificados llevo como viuda'),
  (26, 'documentos-de-otro-pais', 'Documentos si trabajaste en otro país', '¿Qué papeles llevo si trabajé en otro país?
documentos si trabajaste en otro país
qué papeles piden si trabajé afuera
documentos para sumar años del extranjero
papeles de los que trabajaron en el exterior
qué llevo si aporté en España
requisitos para sumar aportes de otro país
certificado de aportes de otro país
papeles para el convenio
qué documentos de Chile piden
qué necesita mi papá que trabajó en Brasil
documentos del migrante
papeles para pensión de dos países
qué presento de mis años afuera
papeles extranjeros para jubilarme
requisitos de quien trabajó fuera'),
  (27, 'documentos-para-reclamar', 'Documentos para reclamar meses', '¿Qué papeles llevo para reclamar aportes?
qué papeles llevo para reclamar aportes
documentos para reclamar meses
qué presento si faltan aportes
con qué papel reclamo un mes
qué prueba necesito para mis meses que faltan
sirven las boletas para reclamar
papeles para reclamar a mi patrón
qué documentos piden para corregir mi historial
con qué demuestro los meses trabajados
papeles para reclamar cotizaciones
mi esposo reclama meses, qué lleva
documentos del reclamo de aportes
qué piden para el reclamo
comprobantes para reclamar
boletas viejas para reclamar aportes'),
  (28, 'documentos-por-cuenta-propia', 'Documentos si trabajas por tu cuenta', '¿Qué papeles llevo si trabajo por mi cuenta?
qué papeles llevo para aportar por mi cuenta
documentos de un independiente
qué necesito para inscribirme por mi cuenta
papeles para afiliarme como autónomo
requisitos para aportar como independiente
soy comerciante, qué documentos piden
documentos para inscribirme en la administradora
qué lleva mi esposo para afiliarse solo
que papeles piden a un taxista para aportar
papeles del freelance
para cotizar solo qué llevo
qué piden para abrir cuenta de independiente
requisitos de afiliación independiente
documentos para cuenta propia
qué presento si no tengo empleador'),
  (29, 'desde-cuando-se-pide', 'Desde cuándo se puede pedir', '¿Cuándo puedo pedir mi pensión?
¿Cuándo inicio el trámite?
¿Cuándo tengo que empezar el trámite?
desde cuándo puedo pedir mi pensión
cuánto antes puedo iniciar el trámite
con qué anticipación se presenta la solicitud
cuándo empiezo los papeles de mi jubilación
puedo ir antes de cumplir la edad a pedirla
cuántos meses antes se pide
cuándo debo presentarme a pedirla
a partir de cuándo dejan iniciar
puedo adelantar los papeles
cuándo es el momento de pedir la jubilación
mi mamá cumple en junio, cuándo empieza su trámite
desde cuándo se inicia el trámite
con cuántos meses de adelanto voy
se puede hacer la solicitud antes del cumpleaños
cuándo inicio mis papeles'),
  (30, 'plazo-de-respuesta', 'Cuánto tarda la respuesta', '¿Cuánto tarda el trámite?
¿Cuánto tarda el trámite y desde cuándo me pagan?
¿Cuánto tardan en responder?
¿Cuánto tarda y desde cuándo se paga?
¿Cuánto tiempo demora el trámite?
cuánto tarda y desde cuándo se paga
cuánto tardan en responder la solicitud
plazo de respuesta
en cuántos días contestan
cuánto se demoran en aprobar mi pensión
cuánto demora el trámite de jubilación
qué tiempo tienen para responderme
cuántos días hábiles tarda
cuánto espero la respuesta
en cuánto sale la jubilación
cuánto tarda la pensión de mi papá
ya metí los papeles, cuánto falta
el trámite cuánto dura
cuánto tiempo se toma la administradora para contestar
demora del trámite
cuándo me dan respuesta de mi jubilación'),
  (31, 'plazo-del-primer-pago', 'Cuándo llega el primer pago', '¿Desde cuándo me pagan?
¿Cuándo me pagan la primera pensión?
¿Cuánto tarda el trámite y desde cuándo me pagan?
¿Llego tarde?
¿Pierdo meses si llego tarde?
¿Cuánto tarda y desde cuándo se paga?
cuándo me pagan por primera vez
desde cuándo me pagan la pensión
cuándo llega el primer pago
cuándo cobro la primera mensualidad
ya me aprobaron, cuándo me depositan
a partir de qué mes empiezo a cobrar
desde qué fecha me pagan
en qué momento llega la plata
cuánto tardan en pagar la primera vez
mi papá ya se jubiló, cuándo le pagan
cuándo se cobra la primera pensión
me pagan desde el mes que la pedí
primer depósito de mi jubilación
desde qué día corre mi pensión
ya firmé, cuándo me llega la primera renta
cuándo me van a depositar
todavía no me pagan la primera pensión
en qué fecha cobro
desde qué mes pagan
cuándo empiezo a cobrar mi pensión
qué día pagan'),
  (32, 'plazo-de-reclamo', 'Cuánto tarda un reclamo', '¿Cuánto tardan en responder un reclamo?
cuánto tarda un reclamo
plazo de un reclamo
cuántos días tarda en resolverse
cuánto demora el reclamo de meses que faltan
en cuánto tiempo anotan los meses que faltan
cuándo me contestan el reclamo
cuánto tarda reclamar aportes
días para resolver mi reclamo
tiempo del reclamo
cuánto espero por mi reclamo de aportes
reclamo de mi papá cuánto tarda
demora de un reclamo
plazo para corregir mi historial
cuánto tarda en arreglarse
tardanza del reclamo'),
  (33, 'seguro-de-salud', 'Seguro de salud después de jubilarse', '¿Tengo salud después?
¿Tengo seguro de salud si me jubilo?
tengo seguro de salud cuando me jubile
pierdo el seguro médico al jubilarme
quién me atiende si me enfermo de jubilado
los jubilados tienen médico
obra social de los jubilados
sigo en la caja de salud jubilada
cobertura de salud del pensionado
mi papá jubilado tiene hospital
cuánto descuentan de salud a la pensión
seguro médico para jubilados
me atienden en el seguro después de jubilarme
atención médica de los pensionados
qué pasa con mi seguro de salud si me retiro
mi esposa sigue asegurada si me jubilo
salud después de la jubilación
si me jubilo quién paga mi médico
hospital para jubilados
medicinas para pensionados
mi seguro médico se corta al jubilarme
sigo teniendo seguro si me retiro
atención de salud para pensionados'),
  (34, 'trabajar-jubilado', 'Seguir trabajando después de jubilarse', '¿Puedo seguir trabajando si me jubilo?
¿Puedo trabajar jubilado?
Trabajar y cobrar la jubilación
seguir trabajando jubilado
trabajar después de jubilarse
se puede trabajar y cobrar la pensión
cobro mi renta y me salió un trabajo
puedo emplearme estando jubilada
mi abuelo jubilado puede trabajar
un pensionado puede trabajar
me suspenden la pensión si trabajo
volver a trabajar estando jubilado
ganar sueldo y pensión a la vez
jubilado que trabaja pierde algo
compatibilidad de pensión y trabajo
quiero chambear aunque ya soy jubilado
manejar un taxi siendo jubilado
trabajito después de la jubilación'),
  (35, 'impuestos-de-la-pension', 'Impuestos de la pensión', '¿La pensión paga impuestos?
¿Pago impuestos por mi jubilación?
paga impuestos
impuestos de la pensión
la jubilación tributa
mi pensión paga impuesto
pagan impuestos los jubilados
qué se le descuenta a un jubilado por impuestos
descuento de impuestos en mi renta
la renta de jubilación paga algo al estado
exenta de impuestos la pensión
cuánto se lleva el fisco de mi pensión
le cobran impuesto a los viejitos
tengo que pagar impuesto por cobrar mi pensión
declarar mi pensión ante impuestos
impuesto sobre la jubilación
mi papá jubilado debe pagar impuestos
retención de impuesto a mi mensualidad'),
  (36, 'telefono', 'Teléfono de consultas', '¿A quién llamo?
Teléfono
¿A qué número llamo?
a qué número llamo
número de consultas
whatsapp
tienen whatsapp
quiero hablar con una persona
línea gratuita
celular para preguntar
cómo los llamo
número para preguntar por mi pensión
necesito hablar con alguien
a dónde llamo por mi jubilación
call center
atención por teléfono
mi mamá quiere llamar, a qué número
un número para llamar
teléfono de contacto
quiero que me llamen
necesito ayuda de alguien
hablar con un asesor
dónde llamo'),
  (37, 'whatsapp', 'WhatsApp', 'Número de WhatsApp'),
  (38, 'horario', 'Horario', '¿A qué hora atienden?
Horario de atención
a qué hora abren
a qué hora cierran
atienden los sábados
qué días atienden
hasta qué hora atienden
atienden en la tarde
abren los domingos
a qué hora puedo ir
horas de oficina
están abiertos hoy
atienden al mediodía
horario de la oficina
desde qué hora atienden
atienden feriados
a qué hora puedo ir a la oficina
está abierto
qué horario tienen
hasta qué hora puedo ir'),
  (39, 'oficinas', 'Oficinas', '¿Dónde está la oficina?
¿Dónde queda la oficina?
Dirección de la oficina
dónde quedan las oficinas
dónde está la oficina
hay oficina cerca
a qué oficina voy
en qué calle están
oficinas de atención
dónde atienden en persona
sucursales
dirección para ir a preguntar
cómo llego a la oficina
dónde los encuentro
en mi ciudad hay oficina
ubicación
dónde atienden al público
a dónde voy en persona
la oficina más cercana
dónde queda
quiero ir personalmente'),
  (40, 'enlace-estado-de-cuenta', 'Dónde ver tu estado de cuenta', '¿Dónde veo mis aportes?
¿Dónde veo mi estado de cuenta?
Ver mis aportes
¿Dónde veo los míos?
¿Cuántos aportes tengo?
¿Cuántas cotizaciones tengo?
dónde veo mi estado de cuenta
dónde miro mis aportes
cómo saco mi extracto
ver mis aportes por internet
dónde pido mi historial de aportes
cuántos meses tengo aportados
consultar mis cotizaciones
cómo sé cuántos años llevo aportando
bajar mi estado de cuenta
cartola de mi afp
imprimir mi historial
mi papá quiere ver cuántos aportes tiene
no me llega mi extracto
en qué página veo mis aportes
quiero revisar si mis aportes están
reporte de aportes
mi historial de aportes dónde está
quiero ver si aparecen mis aportes
cómo consulto mis aportes
revisar mi cuenta por internet
dónde están mis aportes
tengo registrados mis aportes
cuántos meses me figuran
no entiendo mi extracto'),
  (41, 'enlace-de-tramites', 'Dónde se hacen los trámites', '¿Dónde hago el trámite?
dónde se hacen los trámites
dónde pido mi jubilación
a qué lugar voy para jubilarme
dónde presento la solicitud
dónde tramito mi pensión
en qué parte se entrega la documentación
dónde hace el trámite mi papá
dónde inicio mi jubilación
en qué página se hace el trámite
se puede hacer el trámite por internet
a dónde acudo para la renta
dónde tengo que ir para pensionarme
lugar para pedir la pensión
adónde llevo mis papeles
dónde se solicita la pensión
dónde saco mi jubilación
a quién le entrego mis papeles de jubilación
por internet puedo jubilarme
lugar donde uno se jubila
dónde empiezo el trámite'),
  (42, 'enlace-de-reclamos', 'Dónde se reclama', '¿Dónde reclamo?
¿Dónde hago un reclamo?
dónde se reclama
dónde hago un reclamo
dónde pongo una queja
a quién me quejo
lugar para reclamar
en qué página reclamo
oficina de reclamos
dónde denuncio a la administradora
a dónde llevo mi queja
reclamos por internet
dónde presenta su queja mi papá
libro de reclamaciones
ventanilla de quejas
dónde reclamo por mi pensión mal calculada
a quién le reclamo'),
  (43, 'convenios', 'Países con convenio', '¿Con qué países hay convenio?
con qué países hay convenio
países con convenio
hay acuerdo con España
hay convenio con Chile
lista de países con tratado
con Argentina hay convenio
qué países tienen acuerdo de pensiones
convenio con Italia
tienen trato con Brasil
convenios internacionales
con qué países se suman los años
existe acuerdo con Perú
países que reconocen aportes
tratado de seguridad social
convenio multilateral'),
  (44, 'mortalidad', 'Tabla de vida, edad por edad', 'Tabla de mortalidad
Esperanza de vida por edad'),
  (45, 'cuenta-sin-derecho', 'Tu cuenta, si no llegas a una pensión', '¿Qué pasa con mi plata si no llego a jubilarme?
¿Me devuelven mis aportes?
Devolución de aportes'),
  (46, 'mensualidades', 'Cuántas veces al año se paga la pensión', '¿Hay aguinaldo para jubilados?
Aguinaldo
Treceava pensión
Doble pensión de diciembre'),
  (47, 'descuento-de-salud', 'Parte de la pensión para la salud', '¿Cuánto de mi pensión va a la salud?'),
  (48, 'tabla-de-quien', 'Para quién vale la tabla de vida', ''),
  (49, 'dias-de-los-plazos', 'Cómo se cuentan los días de los plazos', '¿Son días hábiles?
¿Los plazos son en días hábiles o corridos?'),
  (50, 'plazo-de-meses-que-faltan', 'Cuánto tarda un reclamo de meses que faltan', '¿Cuánto tardan en anotar los meses que faltan?');

insert into portal_page (id, name, title, description, href, asked) values
  (1, 'contrasena', 'Recupera tu contraseña', 'Escribe tu usuario y tu correo: te mandamos un enlace para poner una contraseña nueva.', '/forgetpassword', 'olvidé mi contraseña
perdí mi clave
no recuerdo mi contraseña
no me acuerdo de mi clave para entrar
recuperar contraseña
mi contraseña no funciona
no puedo entrar porque olvidé la clave
se me olvidó con qué clave entraba
quiero una contraseña nueva
me bloquearon la cuenta
puse mal la clave muchas veces
mi mamá olvidó su contraseña del portal
restablecer contraseña
olvide el password
me dice contraseña incorrecta
ya no sé mi clave
cómo recupero el acceso
clave olvidada
no puedo ingresar a mi cuenta
no me deja entrar con mi clave
mi clave está mal
me bloquearon por poner mal la clave
no sé mi contraseña
contraseña perdida
cómo saco otra contraseña
me olvidé de la contraseña del portal'),
  (2, 'entrar', 'Iniciar sesión', 'Entra con tu usuario y tu contraseña para seguir tus cursos.', '/login', 'iniciar sesión
cómo entro a mi cuenta
dónde entro
no puedo entrar al portal
ingresar con mi usuario
entrar
login
dónde pongo mi usuario y clave
acceder a mi cuenta
quiero entrar a mis cursos
ingreso al portal
cómo ingreso
abrir mi sesión
mi papá no puede ingresar
entrar como miembro
olvidé mi usuario'),
  (3, 'cuenta-nueva', 'Crea tu cuenta', 'Es gratis y se hace en un minuto: con una cuenta haces los cursos y rindes sus exámenes.', '/register', 'crear cuenta
cómo me registro
quiero registrarme
cómo saco un usuario
abrir una cuenta en el portal
darme de alta
inscribirme en el portal
registrarme en esta página
quiero ser miembro
cómo me hago usuario
mi hija quiere crear su cuenta
necesito cuenta para hacer cursos
registro
crear usuario
es gratis registrarse
cuesta registrarse
quiero una cuenta
cómo creo mi usuario
registrar a mi papá
no tengo cuenta
cómo me inscribo en el portal'),
  (4, 'activar', 'Activa tu cuenta', 'Abre el enlace del correo que te mandamos. Si no llegó o venció, entra con tu usuario y te lo mandamos otra vez.', '/ayuda/visitante/crear-tu-cuenta', 'activar mi cuenta
no me llegó el correo de activación
cómo activo mi cuenta
no llega el correo
me registré y no recibí nada
el enlace venció
mi cuenta no está activada
reenviar el correo de activación
no me llegó el link
confirmar mi correo
me dice que la cuenta está inactiva
mi correo de confirmación no aparece
no encuentro el correo para activar
activación
enlace de activación no funciona
el mensaje de registro no llega a mi bandeja
no encuentro el correo para confirmar mi cuenta
el correo de la cuenta no llega
me inscribí y no llegó nada
cuenta inactiva
no puedo activar
se venció el enlace de mi correo'),
  (5, 'cambiar-contrasena', 'Cambia tu contraseña o tus datos', 'En tu perfil cambias tu nombre, tu correo y tu contraseña.', '/profile?tab=datos', 'cambiar mi contraseña
cambiar mi correo
actualizar mis datos
mi nombre está mal
corregir mi nombre
cambiar de email
editar mi perfil
quiero poner otra clave
mi fecha de nacimiento está mal
cambiar mis datos personales
tengo otro correo ahora
modificar mi perfil
cambié de correo electrónico
mi perfil
poner mi carnet en mi perfil
cambiar la clave
mi apellido está mal
quiero cambiar mi clave
cambié de correo
poner mi nuevo correo
arreglar mis datos'),
  (6, 'mis-cursos', 'Mis cursos', 'En tu perfil están los cursos en los que te inscribiste, y por dónde vas. Ahí también puedes dejar un curso.', '/profile?tab=cursos', 'mis cursos
dónde están mis cursos
en qué cursos estoy
quiero dejar un curso
salir de un curso
continuar mi curso
dónde sigo el curso que empecé
ver los cursos que tomé
abandonar un curso
me inscribí y no encuentro el curso
retirarme de un curso
seguir leyendo mi curso
dónde está el curso al que apliqué
cursos en los que me inscribí
no quiero seguir el curso
dejar un curso
me quiero salir del curso
dónde continúo el curso
no encuentro mi curso
retomar mi curso'),
  (7, 'examen', 'Cómo se rinde el examen', 'Cuántas preguntas son, cuántos minutos tienes, con qué nota se aprueba y qué pasa si se corta internet.', '/ayuda/miembro/rendir-el-examen', 'examen
cómo rindo el examen
cómo doy la prueba
cuántas preguntas tiene el examen
con qué nota se aprueba
cuánto dura el examen
se cortó internet en el examen
dónde doy el examen
necesito más tiempo en el examen
qué nota necesito para pasar
se me apagó la computadora durante la prueba
es difícil el examen
puedo dar el examen en el celular
cómo es la prueba final
tomar examen
evaluación del curso
se acabó el tiempo del examen
cuánto tiempo dura la prueba
qué pasa si se va la luz en el examen
nota mínima para pasar
cómo funciona el examen
quiero dar el examen
dónde está el examen'),
  (8, 'otro-intento', 'Rendir el examen otra vez', 'Puedes repetirlo hasta pasar de 80 con la nota mínima alcanzada; cuenta tu mejor nota.', '/ayuda/miembro/rendir-el-examen', 'repetir el examen
no aprobé, puedo darlo otra vez
reprobé
cuántas veces puedo rendir
otro intento
me fue mal en la prueba, hay otra oportunidad
volver a dar el examen
saqué 50 y quiero repetir
perdí el examen
quiero subir mi nota
segundo intento
cuántos intentos tengo
me aplacé
desaprobé el examen
jalé la prueba
suspendí
cuándo puedo intentarlo de nuevo
no pasé el curso, puedo repetir
perdí la prueba, qué hago
quiero otra oportunidad en el examen
cuándo puedo dar otra vez el examen
puedo mejorar mi nota
salí mal en el examen'),
  (9, 'certificado', 'Tu certificado de un curso', 'Sale solo al aprobar: lo ves y lo descargas en tu perfil.', '/profile?tab=certificados', 'certificado del curso
dónde está mi certificado
cómo descargo mi diploma
ya aprobé, dónde está mi certificado
bajar certificado
imprimir mi certificado
quiero mi diploma
no me dieron certificado
mi certificado no aparece
me dan un título al terminar
mi nombre está mal en el certificado
cómo consigo el certificado
certificado
diploma
constancia del curso
mandar mi certificado a mi trabajo
terminé el curso y quiero el cartón
dónde veo mi diploma
cuándo me dan el certificado
quiero imprimir mi diploma
terminé el curso, y el certificado
me falta mi certificado
cómo saco el certificado del curso
necesito el certificado en pdf'),
  (10, 'comprobar', 'Comprueba un certificado', 'Escribe el código o suelta el PDF, y te decimos si es auténtico.', '/verificar', 'comprobar un certificado
verificar si un certificado es auténtico
es verdadero este certificado
validar diploma
me trajeron un certificado, cómo sé si es real
código del certificado
certificado falso
verificar código
revisar un certificado de un empleado
autenticidad de certificado
el qr del certificado
comprobar el título de un postulante
certificado válido
confirmar certificado
soy de recursos humanos y quiero verificar un diploma
este diploma es de verdad
cómo verifico un certificado
me llegó un certificado y dudo
ver si el código es válido'),
  (11, 'borrar-cuenta', 'Copia o borra tu cuenta', 'Pide una copia de tus datos, o que borremos tu cuenta.', '/ayuda/miembro/tu-cuenta', 'borrar mi cuenta
eliminar mi cuenta
darme de baja
cerrar mi cuenta del portal
quiero que borren mis datos
copia de mis datos
ya no quiero tener cuenta
eliminar mi usuario
salirme del portal
borrarme de la página
bajar mis datos
quiero irme del portal
desactivar mi cuenta
cómo elimino mi registro
que borren mi información
dejar de ser miembro
descargar mis datos
ya no quiero esta cuenta
quiero salir del portal
quiten mis datos
elimínenme
no quiero seguir registrado
borrar mi usuario'),
  (12, 'cursos', 'Los cursos', 'Todos los cursos son gratis. Elige uno y pulsa «Aplicar».', '/vercursos', 'cursos
qué cursos hay
cursos gratis
cuánto cuestan los cursos
quiero hacer un curso
lista de cursos
cómo me inscribo a un curso
quiero aprender
clases de pensiones
hay que pagar por los cursos
capacitación
cursos en línea
estudiar sobre jubilación
anotarme en un curso
tomar un curso
cursos para mi mamá
curso con certificado
aplicar a un curso
cursos online
quiero estudiar pensiones
hay cursos gratuitos
clases
dónde me inscribo en el curso
qué puedo estudiar aquí
cursos disponibles'),
  (13, 'leer-un-curso', 'Cómo se lee un curso', 'El tiempo de lectura se cuenta solo mientras lees; el examen se abre cuando lo alcanzas.', '/ayuda/miembro/leer-un-curso', 'cómo leo un curso
no me cuenta el tiempo de lectura
cuánto hay que leer para dar el examen
no me deja tomar el examen
el botón del examen está bloqueado
por qué no se abre el examen
tiempo de lectura
ya leí todo y no avanza
cuántos minutos tengo que leer
me faltan minutos de lectura
cómo avanzo en el curso
leer los módulos
no me suma el tiempo
se perdió lo que leí
cuándo se habilita el examen'),
  (14, 'contacto', 'Escríbenos', 'Escribe al instituto: te contestamos al correo que dejes.', '/contact', 'contacto
escribirles
quiero mandar un mensaje
a qué correo escribo
hacer una consulta
tengo una duda
cómo los contacto
enviar una pregunta
correo electrónico de ustedes
formulario de contacto
contactarme con ustedes
dónde pregunto
dejar un mensaje
quiero preguntar algo
sugerencias
escribir al instituto
dónde les escribo
tengo una pregunta
quiero preguntarles algo
cómo me comunico
mandar correo'),
  (15, 'privacidad', 'Qué hacemos con tus datos', 'Qué guardamos de ti, para qué, y cómo lo borras.', '/privacidad', 'qué hacen con mis datos
privacidad
es seguro dar mis datos
venden mi información
política de privacidad
protección de datos
quién ve mis datos
guardan lo que escribo
mis datos personales están seguros
para qué piden mi fecha de nacimiento
comparten mis datos
confidencialidad
cookies
me espían
qué guardan de mí'),
  (16, 'letra-y-voz', 'Letra grande, voz y teclado', 'Cómo agrandar la letra, escuchar un texto, y usar el portal con el teclado.', '/ayuda/visitante/letra-voz-y-teclado', 'letra grande
agrandar la letra
no veo bien
letra muy chica
escuchar el texto
leer en voz alta
que me lean
no puedo leer, quiero oír
audio de los artículos
aumentar tamaño
soy ciego y uso lector de pantalla
accesibilidad
modo oscuro
mi abuela no ve bien la pantalla
usar con teclado'),
  (17, 'glosario', 'Glosario', 'Las palabras de las pensiones, explicadas con palabras simples.', '/glosario', 'glosario
diccionario
palabras difíciles
no entiendo estas palabras
qué significan las palabras
vocabulario de pensiones
términos de pensiones
explicar palabras
significado de los términos
lista de palabras
diccionario de jubilación
no entiendo los términos
lenguaje difícil
definiciones
palabras técnicas'),
  (18, 'calculadoras', 'Calculadoras', 'Cuándo puedes jubilarte, cuánto recibirías y cuánto ahorrar.', '/calculadoras', 'calculadoras
todas las calculadoras
dónde están las calculadoras
herramientas para calcular
simuladores
calculadora
lista de calculadoras
quiero usar la calculadora
simulador
hacer cuentas
calcular en el portal
calculadora de pensiones
herramientas
ver calculadoras
qué puedo calcular aquí'),
  (19, 'ayuda', 'Ayuda', 'Cómo se usa este portal, capítulo por capítulo.', '/ayuda', 'ayuda
cómo se usa este portal
manual
instrucciones
no entiendo esta página
cómo funciona esta página
tutorial
guía del portal
qué puedo hacer aquí
cómo busco aquí
preguntas frecuentes
manual de uso
ayuda para usar la página
no sé usar esto
cómo navego'),
  (20, 'calificaciones', 'Mis calificaciones', 'Las notas de tus exámenes y tus intentos, en tu perfil.', '/profile?tab=certificados', 'mis calificaciones
dónde veo mi nota
qué nota saqué
ver mis notas
mis intentos
resultado de mi examen
cuánto saqué en la prueba
ver mi puntaje
notas de mis cursos
aprobé o no
quiero ver mis respuestas
ver lo que respondí mal
historial de exámenes
mi resultado
calificación del examen'),
  (21, 'videos', 'Videos', 'Las pensiones en videos cortos, con subtítulos.', '/vervideo', 'videos
quiero ver videos
videos de pensiones
hay videos
películas
aprender con videos
prefiero ver a leer
videos con subtítulos
ver un video
videos cortos
dónde están los videos
video
material en video
quiero mirar un video sobre jubilación
videos explicativos'),
  (22, 'leyes', 'Leyes y reglamentos', 'Las leyes de pensiones, para leer artículo por artículo o descargar.', '/leerleyreglamento', 'leyes
leyes de pensiones
descargar la ley
reglamentos
leer la ley
dónde está la ley
normativa
decretos
ley en pdf
lista de leyes
texto de la ley
qué leyes hay
bajar el reglamento
legislación de pensiones
normas');

insert into untreated (title, answer, asked, product_key) values
  ('Divorcio y separación', 'Aquí no tratamos el divorcio. Pregunta en un juzgado de familia o en un consultorio jurídico gratuito.', 'me quiero divorciar
divorcio
me estoy separando de mi esposo
mi marido me pide el divorcio
cuánto cuesta un divorcio
papeles de divorcio
separación de bienes
mi esposa me dejó
trámite de divorcio
cómo me separo legalmente
quién se queda con los hijos
tenencia de los niños
mi marido me engaña
custodia
divorciarse
mi esposo se fue con otra
separarme de mi marido
quiero separarme
nos vamos a divorciar', 'divorcio'),
  ('Pensión de alimentos', 'La pensión de alimentos la fija un juez de familia: aquí no la tratamos. Pregunta en un juzgado de familia o en la defensoría de la niñez.', 'pensión de alimentos
el padre de mi hijo no me da plata
pensión alimenticia
demandar al papá por alimentos
mi ex no paga la manutención
asistencia familiar
cuánto debe pasar de pensión el padre
cuota alimentaria
no me pasa la pensión de los chicos
juicio de alimentos
pensión para mi bebé, el papá no ayuda
mi ex no cumple con la pensión de los niños
reclamar alimentos
el papá de mi hija no quiere reconocerla
pensión de mi ex marido para mis hijos
el papá no mantiene a su hijo
cuánto tiene que dar el papá
mi ex no me pasa plata
manutención de mi hija
pensión para mis hijos de su padre que se fue', 'alimentos'),
  ('Despido e indemnización', 'El despido, el finiquito y la indemnización los ve el ministerio de trabajo. Aquí tratamos qué pasa con tus aportes.', 'me despidieron
me botaron del trabajo
despido injustificado
me echaron sin pagarme
indemnización
cuánto me toca por despido
finiquito
me quieren despedir
beneficios sociales por despido
liquidación
desahucio
me sacaron de mi trabajo por embarazo
me corrieron
carta de despido
me hicieron renunciar a la fuerza
seguro de desempleo
perdí mi trabajo injustamente
no me pagaron mi liquidación
mi jefe me botó
me despidieron estando enferma
me deben la indemnización', 'despido'),
  ('Préstamos y deudas', 'Aquí no damos préstamos ni tratamos deudas. Pregunta en tu banco o cooperativa, y compara antes de firmar.', 'necesito un préstamo
crédito
préstamo para jubilados
me prestan plata
no puedo pagar mi deuda
deudas del banco
dan créditos
préstamo con mi pensión
quiero plata prestada
tarjeta de crédito
refinanciar mi deuda
me cobran intereses muy altos
préstamo rápido
empeñar
prestamista
quiero sacar un crédito
debo plata al banco
préstamo para mi negocio
no puedo pagar mis cuotas', 'prestamos'),
  ('Militares y policías', 'Militares y policías tienen su propio régimen: pregunta en su caja o comando.', 'militares
pensión militar
soy policía
mi esposo es militar
jubilación de policías
fuerzas armadas
ejército
soldado
retiro militar
caja militar
mi hijo está en el cuartel
servicio militar
marino
carabineros
viuda de militar
soy sargento
jubilación de militares
viuda de policía
mi papá fue militar', 'militares'),
  ('Régimen propio de maestros y mineros', 'Algunos oficios tienen reglas propias que aquí no tratamos. Pregunta en tu sindicato o en tu administradora.', 'soy maestra
jubilación de profesores
docentes
régimen de maestros
soy minero
jubilación de mineros
magisterio
profesor rural
me jubilo de maestro
trabajo en una mina
docente jubilado
trabajos insalubres
soy enfermera, tengo otro régimen
maestra jubilada
jubilación minera
soy profesor
pensión de los maestros
jubilación en el magisterio
trabajé en la mina', 'maestros'),
  ('Documentos del Estado', 'La cédula, el pasaporte y las partidas los da el registro civil: aquí no los tramitamos.', 'renovar mi cédula
sacar carnet
perdí mi carnet de identidad
pasaporte
certificado de nacimiento
dni
partida de nacimiento
corregir mi nombre en el registro civil
licencia de conducir
sacar mi documento
registro civil
cédula de identidad
certificado de antecedentes
acta de matrimonio, dónde la saco
carnet vencido
se me perdió el carnet
cómo saco mi pasaporte
mi cédula venció
certificado de matrimonio
partida de defunción, dónde la saco', 'documentos-del-estado'),
  ('Citas médicas y hospitales', 'Las citas, los medicamentos y los hospitales los ve tu seguro de salud. Aquí decimos si lo tienes después de jubilarte.', 'sacar una cita médica
ficha en el hospital
dónde hay un doctor
comprar medicamentos
vacuna
cita en el seguro
hospital
operación gratis
ambulancia
necesito un médico
remedios
consulta con el especialista
dentista
lentes gratis
farmacia
quiero un turno con el médico
no hay camas en el hospital
me duele la cabeza
necesito una operación
remedio para la presión', 'seguro-medico'),
  ('Seguros de vehículo, de vida y de hogar', 'Aquí no tratamos esos seguros. Pregunta en una aseguradora o a quien las supervisa.', 'seguro de auto
soat
seguro de vida
seguro de mi casa
seguro de moto
choqué mi carro
asegurar mi vehículo
seguro contra incendios
comprar un seguro
seguro de viaje
póliza
seguro del coche
aseguradora
mi auto chocó
seguro escolar', 'seguro-de-vehiculos'),
  ('Vivienda y alquiler', 'Aquí no tratamos vivienda, alquileres ni créditos de casa. Pregunta en tu municipio o en tu banco.', 'comprar una casa
alquiler
bono de vivienda
crédito para vivienda
no puedo pagar el alquiler
busco departamento
terreno
casa propia
me desalojan
arriendo
plan de vivienda
construir mi casa
vivienda social
hipoteca
anticrético
casa para pobres
me quieren sacar de mi casa
lote
crédito para casa', 'vivienda'),
  ('Buscar trabajo', 'Aquí no ofrecemos empleo. Pregunta en la bolsa de trabajo de tu municipio o del ministerio de trabajo.', 'busco trabajo
dónde hay trabajo
necesito empleo
ofertas de trabajo
están contratando
mandar mi currículum
trabajo para personas mayores
trabajo desde casa
vacantes
bolsa de trabajo
quiero trabajar con ustedes
empleo para jóvenes
cómo consigo trabajo
hoja de vida
trabajo para mi hijo
no tengo trabajo, dónde busco
quiero un empleo
alguien me da trabajo
busco chamba', 'empleo'),
  ('Declarar impuestos y facturas', 'Las declaraciones y las facturas las ve la oficina de impuestos. Aquí decimos si la pensión paga impuestos.', 'declarar impuestos
factura
cómo saco mi nit
declaración de impuestos
ruc
pagar impuestos de mi negocio
impuesto de mi casa
facturación electrónica
iva
multa de impuestos
abrir un negocio
impuesto del auto
contador
formulario de impuestos
registro tributario
cómo facturo
tengo que declarar
impuestos de mi tienda
pagar mi impuesto', 'impuestos'),
  ('Bonos de escuela y de embarazo', 'Esos bonos los paga el Estado por otra vía: pregunta en tu municipio, en la escuela o en el centro de salud.', 'bono escolar
bono de embarazo
bono para mi bebé
bono para estudiantes
subsidio prenatal
bono de la escuela
ayuda para útiles
lactancia
bono por hijo
desayuno escolar
bono madre niño
ayuda para embarazadas
cobrar el bono del colegio
asignación por hijo
bono de las guaguas', 'bonos-escolares'),
  ('Vacaciones, aguinaldo y sueldo de quien trabaja', 'Lo que te debe tu empleador en sueldo, vacaciones o aguinaldo lo ve el ministerio de trabajo.', 'no me pagan mi sueldo
me deben sueldos
vacaciones
cuántos días de vacaciones
horas extras
aguinaldo
mi jefe no me paga
me bajaron el sueldo
licencia por maternidad
feriados
me pagan menos del mínimo
aumento de sueldo
bono de antigüedad
descanso
trabajo más de ocho horas', 'vacaciones'),
  ('Herencias, testamentos y terrenos', 'Las herencias de casas, terrenos y bienes las ve un notario o un juez. Aquí tratamos el saldo de la cuenta de pensión.', 'testamento
herencia de la casa
repartir los bienes de mi papá
mis hermanos no quieren dividir la herencia
herencia de un terreno
declaratoria de herederos de la casa
dejar mi casa a mi hijo
heredar tierras
sucesión de bienes
mi papá murió y dejó una casa
pleito por herencia
traspasar la casa a mi nombre
cómo hago mi testamento
desheredar
título de propiedad', 'herencias'),
  ('Visas y residencia', 'Visas y residencia las ve la oficina de migración. Aquí tratamos los aportes de otro país.', 'visa
residencia
permiso para trabajar
sacar visa
papeles de residencia
nacionalidad
refugiado
migración
quiero ir a trabajar a Estados Unidos
permiso de residencia
pasaporte y visa
me van a deportar
cómo me hago ciudadano
visa de trabajo
legalizar mi estadía
quiero irme a España
papeles para vivir en otro país
residencia permanente', 'migracion'),
  ('Inversiones por tu cuenta', 'Aquí no aconsejamos acciones, monedas digitales ni negocios. Pregunta a quien supervisa los valores, y desconfía de ganancias seguras.', 'invertir en bitcoin
criptomonedas
acciones
bolsa de valores
forex
invertir mi plata en un negocio
dónde invierto
trading
comprar dólares
depósito a plazo fijo
negocio seguro
multinivel
ganar dinero en internet
comprar oro
hacer crecer mi dinero', 'criptomonedas'),
  ('Becas y estudios', 'Aquí no damos becas. Pregunta en la universidad o en el ministerio de educación.', 'becas
beca para la universidad
estudiar gratis en la universidad
beca para mi hijo
ayuda para estudios
becas en el extranjero
inscripción a la universidad
crédito educativo
carrera
instituto técnico
terminar el colegio
bachillerato
beca
estudios superiores
matrícula', 'becas'),
  ('Robos y denuncias penales', 'Un robo o una amenaza se denuncia ante la policía o la fiscalía. Aquí tratamos los engaños con tu pensión.', 'me robaron
robo
ir a la policía
me asaltaron
me amenazan
violencia en mi casa
mi marido me pega
acoso
maltrato
extorsión
me robaron el celular
perdí mi billetera
delito
abuso
llamar a la policía', 'denuncias-policiales'),
  ('Luz, agua y teléfono', 'Los servicios de la casa los ve su empresa: aquí no los tratamos.', 'pagar la luz
factura de agua
me cortaron la luz
descuento de luz para ancianos
internet para mi casa
gas
recibo del agua
se fue la luz
servicio de agua
tarifa de luz
cable
alcantarillado
descuento de agua para la tercera edad
saldo de mi celular
recarga', 'servicios');

insert into lexicon_entry (kind, product_key, product_words, added_words, removed_words) values
  ('equals', 'empleador', array['empleador', 'empleadora', 'patrón', 'patrona', 'patronal', 'jefe', 'jefa', 'empresa', 'firma', 'compañía', 'dueño', 'dueña', 'fábrica', 'taller', 'contratante', 'quien me contrató'], '{}', '{}'),
  ('equals', 'trabajador', array['trabajador', 'trabajadora', 'empleado', 'obrero', 'dependiente', 'asalariado', 'peón'], '{}', '{}'),
  ('equals', 'trabajar', array['trabajar', 'trabajo', 'laburo', 'laburar', 'chamba', 'chambear', 'pega', 'camello', 'empleo', 'emplearse', 'labor', 'trabajito', 'currar', 'puesto de trabajo', 'oficio'], '{}', '{}'),
  ('equals', 'cesante', array['cesante', 'cesantía', 'desempleado', 'desempleo', 'parado', 'sin trabajo', 'sin empleo', 'sin laburo', 'perdí mi trabajo', 'perdí mi empleo', 'me quedé sin trabajo', 'desocupado', 'en paro'], '{}', '{}'),
  ('equals', 'cambio-de-empleo', array['cambio de empleo', 'cambié de trabajo', 'cambiar de trabajo', 'cambio de trabajo', 'otra empresa', 'otro trabajo', 'nuevo trabajo', 'otro empleo', 'cambio de empresa'], '{}', '{}'),
  ('equals', 'renunciar', array['renunciar', 'renuncia', 'renuncié', 'dejar mi trabajo', 'dejar el trabajo', 'irme de mi trabajo', 'dejar de trabajar'], '{}', '{}'),
  ('equals', 'despedir', array['despedir', 'despido', 'despidieron', 'botaron', 'echaron', 'corrieron', 'finiquito', 'indemnización', 'liquidación', 'desahucio', 'me sacaron del trabajo', 'me rajaron'], '{}', '{}'),
  ('equals', 'sueldo', array['sueldo', 'salario', 'remuneración', 'haber', 'paga', 'jornal', 'quincena', 'ingreso', 'lo que gano'], '{}', '{}'),
  ('equals', 'ganar', array['ganar', 'gano', 'ganaba', 'ganancia'], '{}', '{}'),
  ('equals', 'aporte', array['aporte', 'aportar', 'aportación', 'cotización', 'cotizar', 'cuota', 'contribución', 'imposición', 'cotizado'], '{}', '{}'),
  ('equals', 'aportar-no', array['no aportó', 'no aporta', 'no pagó', 'no deposita', 'no depositan', 'no paga', 'no aportaron', 'no pagaron', 'no depositó', 'debe aportes', 'deben aportes', 'me debe', 'no me tiene inscrita', 'no me inscribió', 'no figura', 'no figuran', 'no aparecen', 'no aparece'], '{}', '{}'),
  ('equals', 'descontar', array['descontar', 'descuento', 'quitar', 'quita', 'rebajar', 'rebaja', 'retener', 'retención', 'sacan del sueldo', 'deducir'], '{}', '{}'),
  ('equals', 'depositar', array['depositar', 'depósito', 'abonar', 'abono', 'ingresar dinero', 'consignar'], '{}', '{}'),
  ('equals', 'pagar', array['pagar', 'pago', 'cancelar', 'desembolsar'], '{}', '{}'),
  ('equals', 'cobrar', array['cobrar', 'cobro', 'recibir', 'percibir', 'me dan', 'me pagan', 'me toca', 'me corresponde', 'me darán', 'me pagarán', 'me van a pagar', 'me van a dar', 'cobraré', 'recibiré', 'le toca', 'le pagan', 'le dan'], '{}', '{}'),
  ('equals', 'monto', array['monto', 'cuánto', 'cantidad', 'suma', 'importe', 'de cuánto', 'valor'], '{}', '{}'),
  ('equals', 'calcular', array['calcular', 'cálculo', 'calculadora', 'simulador', 'simular', 'estimar', 'sacar la cuenta', 'hacer la cuenta', 'cuenta aproximada', 'aproximado', 'más o menos'], '{}', '{}'),
  ('equals', 'jubilar', array['jubilar', 'jubilación', 'jubilarse', 'jubilarme', 'jubilado', 'retiro', 'retirarse', 'retirarme', 'pensionarse', 'pensionarme', 'retirado', 'dejar de trabajar'], '{}', '{}'),
  ('equals', 'pension', array['pensión', 'renta', 'jubilación', 'mensualidad', 'haber mensual', 'mesada', 'pensión de vejez', 'pensión de jubilación'], '{}', '{}'),
  ('equals', 'pensionado', array['pensionado', 'jubilado', 'rentista', 'pensionista'], '{}', '{}'),
  ('equals', 'edad', array['edad', 'años de edad', 'a los cuántos años', 'cuántos años tengo que tener', 'años cumplidos', 'qué edad'], '{}', '{}'),
  ('equals', 'nacer', array['nacer', 'nací', 'nacimiento', 'nacida', 'nacido', 'fecha de nacimiento'], '{}', '{}'),
  ('equals', 'viejo', array['viejo', 'vieja', 'anciano', 'anciana', 'adulto mayor', 'adultos mayores', 'tercera edad', 'mayores', 'persona mayor', 'vejez', 'viejito', 'abuelito', 'de viejo'], '{}', '{}'),
  ('equals', 'joven', array['joven', 'juventud', 'chico'], '{}', '{}'),
  ('equals', 'mujer', array['mujer', 'señora', 'femenino', 'mujeres', 'dama', 'chica'], '{}', '{}'),
  ('equals', 'hombre', array['hombre', 'varón', 'masculino', 'señor', 'caballero'], '{}', '{}'),
  ('equals', 'morir', array['morir', 'murió', 'muerte', 'muerto', 'muere', 'muero', 'falleció', 'fallecer', 'fallecimiento', 'fallecido', 'fallezca', 'difunto', 'finado', 'deceso', 'se fue', 'en paz descanse', 'perdí a mi', 'se nos fue', 'defunción', 'muriera'], '{}', '{}'),
  ('equals', 'viudo', array['viudo', 'viuda', 'viudez', 'enviudar', 'enviudé', 'enviudó', 'murió mi esposo', 'murió mi marido', 'falleció mi esposo', 'falleció mi marido', 'se murió mi esposo', 'mi finado', 'mi difunto', 'esposo fallecido', 'marido muerto', 'sobrevivencia'], '{}', '{}'),
  ('equals', 'huerfano', array['huérfano', 'huérfana', 'orfandad', 'hijos del fallecido', 'sobrevivencia'], '{}', '{}'),
  ('equals', 'sobrevivencia', array['sobrevivencia', 'sobreviviente', 'derechohabiente', 'beneficiario'], '{}', '{}'),
  ('equals', 'heredar', array['heredar', 'herencia', 'heredero', 'hereda', 'sucesión', 'le queda', 'se queda con'], '{}', '{}'),
  ('equals', 'beneficiario', array['beneficiario', 'beneficiaria', 'con derecho', 'derechohabiente'], '{}', '{}'),
  ('equals', 'esposo', array['esposo', 'marido', 'cónyuge', 'esposa', 'señora', 'mujer mía', 'mi mujer', 'mi señora', 'pareja', 'mi viejo'], '{}', '{}'),
  ('equals', 'conviviente', array['conviviente', 'concubina', 'concubino', 'concubinato', 'convivencia', 'unión libre', 'juntados', 'juntada', 'juntados sin casarnos', 'no estábamos casados', 'no nos casamos', 'sin casarnos', 'pareja de hecho', 'vivíamos juntos', 'vivir juntos', 'compañero de vida', 'arrimados', 'amancebados'], '{}', '{}'),
  ('equals', 'casarse', array['casar', 'casarse', 'casarme', 'casamiento', 'matrimonio', 'boda', 'otra vez casada', 'volver a casar', 'casé'], '{}', '{}'),
  ('equals', 'novio', array['novio', 'novia', 'nueva pareja', 'junto con otro'], '{}', '{}'),
  ('equals', 'hijo', array['hijo', 'hija', 'niño', 'niña', 'wawa', 'guagua', 'chico', 'bebé', 'criatura', 'chiquillo', 'pibe', 'menor'], '{}', '{}'),
  ('equals', 'criar', array['criar', 'crianza', 'crié', 'maternidad', 'madre', 'embarazo', 'parto'], '{}', '{}'),
  ('equals', 'madre', array['madre', 'mamá', 'mami', 'vieja'], '{}', '{}'),
  ('equals', 'padre', array['padre', 'papá', 'papi', 'viejo'], '{}', '{}'),
  ('equals', 'hermano', array['hermano', 'hermana'], '{}', '{}'),
  ('equals', 'abuelo', array['abuelo', 'abuela', 'abuelito', 'abuelita', 'tata', 'nona'], '{}', '{}'),
  ('equals', 'pariente', array['tío', 'tía', 'suegro', 'suegra', 'cuñado', 'cuñada', 'primo', 'sobrino', 'pariente', 'familiar'], '{}', '{}'),
  ('equals', 'familia', array['familia', 'familiares', 'parientes', 'los míos'], '{}', '{}'),
  ('equals', 'soltero', array['soltero', 'soltera', 'sin hijos', 'sin familia', 'no tengo a nadie', 'nadie con derecho', 'solo en la vida'], '{}', '{}'),
  ('equals', 'entierro', array['entierro', 'enterrar', 'funeral', 'funerario', 'sepelio', 'velorio', 'cajón', 'ataúd', 'mortuorio', 'exequias', 'cremación', 'sepultura'], '{}', '{}'),
  ('equals', 'enfermedad', array['enfermedad', 'enfermo', 'enferma', 'enfermé', 'cáncer', 'diálisis', 'derrame', 'infarto', 'diabetes', 'tumor', 'mal de salud', 'salud quebrantada', 'delicado de salud', 'mal de la columna', 'dolencia', 'padezco', 'sufro'], '{}', '{}'),
  ('equals', 'invalidez', array['invalidez', 'inválido', 'discapacidad', 'discapacitado', 'incapacidad', 'minusválido', 'impedido', 'ciego', 'ceguera', 'sordo', 'paralítico', 'silla de ruedas', 'amputado', 'lisiado', 'perdí una mano', 'perdí un brazo', 'perdí una pierna', 'perdí la vista', 'no puedo trabajar', 'ya no puedo trabajar'], '{}', '{}'),
  ('equals', 'dictamen', array['dictamen', 'calificación médica', 'tribunal médico', 'junta médica', 'evaluación médica', 'comisión médica', 'evaluar', 'revisión médica'], '{}', '{}'),
  ('equals', 'medico', array['médico', 'doctor', 'doctora', 'galeno', 'especialista'], '{}', '{}'),
  ('equals', 'accidente', array['accidente', 'accidentarse', 'accidenté', 'lastimé', 'caí', 'golpe', 'lesión', 'quemé', 'atropelló', 'siniestro', 'andamio', 'me caí'], '{}', '{}'),
  ('equals', 'laboral', array['laboral', 'del trabajo', 'en el trabajo', 'en la obra', 'trabajando', 'ocupacional'], '{}', '{}'),
  ('equals', 'rechazar', array['rechazar', 'rechazo', 'rechazaron', 'negaron', 'negar', 'denegar', 'dijeron que no', 'me dicen que no', 'no me aprobaron', 'salió negativo', 'no aceptaron', 'desaprobaron', 'negativa'], '{}', '{}'),
  ('equals', 'apelar', array['apelar', 'apelación', 'impugnar', 'no estoy de acuerdo', 'recurrir', 'revisión', 'no conforme', 'reconsiderar'], '{}', '{}'),
  ('equals', 'siempre', array['para siempre', 'de por vida', 'permanente', 'definitivo'], '{}', '{}'),
  ('equals', 'mejorar', array['mejorar', 'sanar', 'curarse', 'recuperarse', 'me curo'], '{}', '{}'),
  ('equals', 'porcentaje', array['porcentaje', 'por ciento', 'tanto por ciento', 'tasa', 'proporción', 'qué parte'], '{}', '{}'),
  ('equals', 'documento', array['documento', 'papel', 'papeles', 'papeleo', 'requisito', 'certificado', 'fotocopia', 'copia', 'documentación', 'acta', 'partida', 'constancia', 'comprobante'], '{}', '{}'),
  ('equals', 'llevar', array['llevar', 'llevo', 'presentar', 'juntar papeles', 'piden', 'pide'], '{}', '{}'),
  ('equals', 'requisito', array['requisito', 'condición', 'exigencia', 'se pide', 'se necesita', 'hace falta'], '{}', '{}'),
  ('equals', 'tramite', array['trámite', 'tramitar', 'gestión', 'solicitud', 'solicitar', 'pedir', 'iniciar', 'expediente', 'presentar', 'sacar la jubilación', 'proceso'], '{}', '{}'),
  ('equals', 'paso', array['paso', 'pasos', 'paso a paso', 'procedimiento', 'cómo hago', 'cómo se hace', 'qué hago', 'qué hacer', 'qué tengo que hacer', 'qué debo hacer', 'por dónde empiezo'], '{}', '{}'),
  ('equals', 'oficina', array['oficina', 'sucursal', 'agencia', 'dirección', 'ventanilla', 'local', 'sede', 'domicilio', 'dónde quedan', 'en qué calle'], '{}', '{}'),
  ('equals', 'telefono', array['teléfono', 'celular', 'whatsapp', 'wasap', 'guasap', 'número', 'fono', 'línea gratuita', 'call center', 'hablar con alguien', 'llamar', 'móvil'], '{}', '{}'),
  ('equals', 'horario', array['horario', 'hora', 'abren', 'atienden', 'cierran', 'sábado', 'domingo', 'abierto', 'qué días'], '{}', '{}'),
  ('equals', 'preguntar', array['preguntar', 'consulta', 'consultar', 'duda', 'pregunta', 'averiguar', 'informarse'], '{}', '{}'),
  ('equals', 'contacto', array['contacto', 'escribirles', 'mensaje', 'escríbanos', 'contactar', 'mandarles', 'escribir', 'correo de contacto'], '{}', '{}'),
  ('equals', 'reclamo', array['reclamo', 'reclamar', 'queja', 'quejarse', 'reclamación', 'protesta', 'inconformidad', 'disconforme', 'me atendieron mal', 'pésimo'], '{}', '{}'),
  ('equals', 'denuncia', array['denuncia', 'denunciar', 'acusar', 'acusación'], '{}', '{}'),
  ('equals', 'contestar', array['contestar', 'responder', 'respuesta', 'contestación', 'resolver', 'resolución', 'me dicen', 'dicen algo'], '{}', '{}'),
  ('equals', 'demora', array['demora', 'demorar', 'tarda', 'tardar', 'plazo', 'esperar', 'cuánto tiempo', 'días', 'lento', 'atraso del trámite', 'se demoran', 'en cuánto sale'], '{}', '{}'),
  ('equals', 'vencer', array['vencer', 'vence', 'vencimiento', 'caduca', 'prescribe', 'prescripción', 'expira', 'se pasa el plazo', 'hasta cuándo', 'pierdo el derecho'], '{}', '{}'),
  ('equals', 'tarde', array['tarde', 'se me pasó', 'pasada de edad', 'atrasado', 'retroactivo', 'ya cumplí la edad', 'después de la edad', 'pasé la edad', 'lo de atrás', 'años atrasados'], '{}', '{}'),
  ('equals', 'antes', array['antes', 'anticipado', 'adelantar', 'adelanto', 'anticipada', 'temprano', 'antes de tiempo', 'adelantado', 'por adelantado', 'prematuro'], '{}', '{}'),
  ('equals', 'adelanto-pension', array['adelantar mi pensión', 'adelantar la jubilación', 'adelanto de pensión'], '{}', '{}'),
  ('equals', 'esperar-mas', array['esperar un año', 'un año más', 'otro año', 'dos años más', 'aguantar', 'seguir un tiempo', 'postergar', 'más tarde', 'seguir aportando'], '{}', '{}'),
  ('equals', 'convenir', array['conviene', 'me conviene', 'mejor', 'vale la pena', 'es bueno', 'es mejor', 'conveniente', 'recomienda'], '{}', '{}'),
  ('equals', 'fraude', array['fraude', 'estafa', 'engaño', 'timo', 'robo', 'mentira', 'suplantación', 'estafador', 'engañar', 'estafar', 'se hace pasar', 'tramitador', 'gané un bono', 'gané un premio', 'mensaje sospechoso', 'link sospechoso', 'trucho'], '{}', '{}'),
  ('equals', 'clave', array['clave', 'contraseña', 'password', 'pin', 'código secreto', 'pass', 'palabra clave'], '{}', '{}'),
  ('equals', 'olvidar', array['olvidar', 'olvidé', 'no recuerdo', 'no me acuerdo', 'perdí mi clave', 'se me olvidó', 'extravié', 'perdí la contraseña'], '{}', '{}'),
  ('equals', 'llamaron', array['me llamaron', 'llamada', 'me llamó', 'por teléfono me', 'me escribieron'], '{}', '{}'),
  ('equals', 'vendedor', array['vendedor', 'promotor', 'asesor', 'agente', 'ejecutivo', 'corredor', 'visitador'], '{}', '{}'),
  ('equals', 'dinero', array['dinero', 'plata', 'pisto', 'guita', 'efectivo', 'lana', 'billete', 'platita', 'fondos', 'capital'], '{}', '{}'),
  ('equals', 'cua', array['cua', 'cuenta individual', 'cuenta de capitalización'], '{}', '{}'),
  ('equals', 'libreta', array['cuenta', 'libreta'], '{}', '{}'),
  ('equals', 'estado-de-cuenta', array['estado de cuenta', 'extracto', 'cartola', 'estado de ahorro', 'historial', 'reporte de aportes', 'historia de aportes', 'resumen de cuenta'], '{}', '{}'),
  ('equals', 'saldo', array['saldo', 'acumulado', 'cuánto tengo', 'cuánto hay', 'cuánto junté', 'cuánto ahorré', 'cuánto llevo', 'cuánto he juntado', 'cuánto he ahorrado', 'lo que tengo', 'lo que junté', 'cuánta plata tengo', 'cuánto dinero hay', 'cuánto dinero tengo', 'tengo ahorrado', 'tengo juntado'], '{}', '{}'),
  ('equals', 'ver', array['ver', 'veo', 'mirar', 'consultar', 'revisar', 'chequear', 'averiguar', 'dónde está'], '{}', '{}'),
  ('equals', 'ahorro', array['ahorro', 'ahorrar', 'guardar', 'juntar', 'apartar', 'reservar', 'alcancía'], '{}', '{}'),
  ('equals', 'ahorrar-cuanto', array['cuánto ahorrar', 'cuánto guardar', 'cuánto juntar', 'cuánto apartar', 'cuánto debo ahorrar', 'cuánto tengo que guardar'], '{}', '{}'),
  ('equals', 'voluntario', array['voluntario', 'extra', 'adicional', 'más de lo que me descuentan', 'por mi cuenta más', 'aporte extra', 'poner más plata'], '{}', '{}'),
  ('equals', 'fondo', array['fondo', 'multifondo', 'multifondos', 'fondo de pensiones'], '{}', '{}'),
  ('equals', 'invertir', array['invertir', 'inversión', 'invierten', 'se invierte', 'meten', 'ponen mi dinero', 'qué hacen con mi plata', 'colocan'], '{}', '{}'),
  ('equals', 'riesgo', array['riesgo', 'riesgoso', 'seguro', 'segura', 'peligro', 'conservador', 'agresivo', 'arriesgar'], '{}', '{}'),
  ('equals', 'rentabilidad', array['rentabilidad', 'rendimiento', 'ganancia', 'rinde', 'interés', 'crece', 'utilidad'], '{}', '{}'),
  ('equals', 'inflacion', array['inflación', 'precios', 'suben los precios', 'carestía', 'costo de vida', 'desvalorización'], '{}', '{}'),
  ('equals', 'bajar', array['bajar', 'bajó', 'bajaron', 'disminuyó', 'perdió', 'perdí dinero', 'perdí plata', 'menos que antes', 'desapareció', 'más bajo', 'cayó', 'mermó', 'pérdida', 'menos plata'], '{}', '{}'),
  ('equals', 'subir', array['subir', 'sube', 'aumento', 'aumentar', 'incremento', 'reajuste', 'mejora', 'ajuste', 'actualización'], '{}', '{}'),
  ('equals', 'comision', array['comisión', 'comisiones', 'cobran', 'cobro de la administradora', 'me quita la administradora', 'tarifa', 'se queda la administradora', 'cuesta', 'precio por manejar', 'por cuidar'], '{}', '{}'),
  ('equals', 'administradora', array['administradora', 'afp', 'gestora', 'aseguradora de pensiones', 'fondo de pensión', 'afore', 'previsora', 'entidad que cuida'], '{}', '{}'),
  ('equals', 'cambiar-administradora', array['cambiar de administradora', 'cambiarme de afp', 'pasarme', 'traspaso', 'traspasar', 'otra administradora', 'otra afp', 'me paso', 'pasarse', 'cambio de afp', 'cambiarme', 'irme de mi administradora', 'irme a otra'], '{}', '{}'),
  ('equals', 'quebrar', array['quebrar', 'quiebra', 'quebró', 'fundirse', 'fundió', 'funde', 'bancarrota', 'insolvente', 'desaparece', 'se hunde'], '{}', '{}'),
  ('equals', 'cerrar', array['cerrar', 'cerró', 'cerraron', 'clausuró', 'ya no existe', 'desapareció', 'quebró', 'se fundió', 'se fue a la quiebra', 'quebraron'], '{}', '{}'),
  ('equals', 'laguna', array['laguna', 'hueco', 'vacío', 'meses sin aportar', 'sin aportes', 'años en blanco', 'sin cotizar', 'dejé de aportar', 'dejé de cotizar', 'no aporté', 'paréntesis', 'interrupción', 'tiempo sin aportes', 'no junté', 'meses que no aporté'], '{}', '{}'),
  ('equals', 'faltar', array['faltar', 'faltan', 'falta', 'me faltan', 'no aparecen', 'faltante', 'no figuran', 'sin registrar', 'no están'], '{}', '{}'),
  ('equals', 'pagar-faltante', array['ponerme al día', 'pagar lo atrasado', 'comprar años', 'pagar los meses', 'completar los años', 'de mi bolsillo', 'recuperar años', 'rellenar'], '{}', '{}'),
  ('equals', 'retirar', array['retirar', 'sacar', 'devolver', 'devolución', 'devuelvan', 'usar mi ahorro', 'sacar mi plata', 'disponer', 'rescatar', 'recuperar mi dinero', 'retiro de fondos'], '{}', '{}'),
  ('equals', 'todo-junto', array['todo junto', 'de una vez', 'de golpe', 'un solo pago', 'una sola vez', 'de una', 'total', 'entero', 'todo mi dinero'], '{}', '{}'),
  ('equals', 'historial', array['historial', 'registro', 'figura', 'aparece', 'registrado', 'consta'], '{}', '{}'),
  ('equals', 'afiliar', array['afiliar', 'afiliarse', 'afiliación', 'inscribir', 'inscribirse', 'inscribo', 'inscripción', 'anotarse', 'anoto', 'registrarme', 'empadronar', 'abrir cuenta', 'abro mi cuenta'], '{}', '{}'),
  ('equals', 'contrato', array['contrato', 'contratar', 'contratado', 'en planilla', 'en blanco', 'formal'], '{}', '{}'),
  ('equals', 'sin-contrato', array['sin contrato', 'informal', 'en negro', 'sin papeles', 'sin recibo', 'en mano', 'por fuera', 'no tengo contrato', 'trabajo informal', 'nunca me inscribieron', 'sin boleta', 'de palabra'], '{}', '{}'),
  ('equals', 'probar', array['probar', 'demostrar', 'prueba', 'demuestro', 'comprobar', 'testigo', 'acreditar', 'justificar'], '{}', '{}'),
  ('equals', 'boleta', array['boleta', 'papeleta', 'recibo', 'colilla', 'planilla', 'comprobante de sueldo'], '{}', '{}'),
  ('equals', 'domestica', array['empleada doméstica', 'trabajadora del hogar', 'niñera', 'muchacha', 'casa particular', 'limpiadora', 'doméstica', 'mucama', 'cocinera'], '{}', '{}'),
  ('equals', 'ama-de-casa', array['ama de casa', 'dueña de casa', 'en mi casa', 'en la casa', 'hogar', 'me dediqué al hogar', 'cuidé mi casa', 'quehaceres', 'no trabajó afuera', 'cuidé a mis hijos', 'labores de casa'], '{}', '{}'),
  ('equals', 'campo', array['campo', 'campesino', 'agricultor', 'agricultura', 'chacra', 'cosecha', 'parcela', 'ganadero', 'jornalero', 'finca', 'siembra'], '{}', '{}'),
  ('equals', 'independiente', array['independiente', 'cuenta propia', 'por mi cuenta', 'por tu cuenta', 'autónomo', 'freelance', 'monotributo', 'monotributista', 'sin patrón', 'sin jefe', 'mi propio jefe', 'cuentapropista', 'negocio propio', 'mi negocio', 'tengo mi negocio', 'tengo una tienda', 'tienda', 'puesto en el mercado', 'comerciante', 'vendedor ambulante', 'taxista', 'chofer', 'plomero', 'albañil', 'peluquera', 'costurera', 'vendo comida', 'vendo', 'clases particulares', 'consultor', 'artesano', 'gano distinto', 'gano variable', 'por honorarios'], '{}', '{}'),
  ('equals', 'variable', array['variable', 'distinto cada mes', 'irregular', 'a veces gano', 'cambia cada mes', 'según el mes'], '{}', '{}'),
  ('equals', 'obligatorio', array['obligatorio', 'obligado', 'obligar', 'obligación', 'a la fuerza', 'sí o sí', 'forzoso', 'exigen', 'tengo que'], '{}', '{}'),
  ('equals', 'anual', array['una vez al año', 'todo el año', 'anual', 'cada año', 'doce meses', 'año completo', 'año junto'], '{}', '{}'),
  ('equals', 'no-alcanza', array['no me alcanza', 'no puedo pagar', 'no puedo', 'este mes no', 'me atraso', 'me salteé', 'no gano nada'], '{}', '{}'),
  ('equals', 'medio-tiempo', array['medio tiempo', 'media jornada', 'por horas', 'pocas horas', 'tiempo parcial', 'medio turno', 'parcial'], '{}', '{}'),
  ('equals', 'dos-trabajos', array['dos trabajos', 'dos empleos', 'dos lugares', 'dos colegios', 'dos sueldos', 'ambos trabajos', 'varios empleos', 'otro empleo además', 'además'], '{}', '{}'),
  ('equals', 'nunca-aporte', array['nunca aporté', 'nunca coticé', 'jamás aporté', 'no aporté nunca', 'sin ningún aporte', 'no tengo aportes', 'no tengo ningún aporte', 'nunca aportó', 'nunca cotizó', 'jamás pagué', 'no aportamos', 'ni un mes', 'cero aportes', 'no he aportado nada en mi vida'], '{}', '{}'),
  ('equals', 'ayuda', array['ayuda', 'bono', 'subsidio', 'beneficio', 'asistencia', 'apoyo', 'auxilio'], '{}', '{}'),
  ('equals', 'municipio', array['municipio', 'alcaldía', 'intendencia', 'municipal', 'comuna'], '{}', '{}'),
  ('equals', 'solidaria', array['solidaria', 'solidario', 'dignidad', 'no contributiva', 'renta dignidad', 'bono dignidad', 'renta mínima', 'del estado', 'bono para ancianos', 'bono de la tercera edad', 'bono para los viejitos'], '{}', '{}'),
  ('equals', 'minimo', array['mínimo', 'mínima', 'lo menos', 'más bajo', 'más baja', 'piso', 'por lo menos', 'aunque sea'], '{}', '{}'),
  ('equals', 'poco', array['poco', 'poca', 'poquito', 'miseria', 'muy bajo', 'no alcanza', 'escaso', 'poquita', 'una pobreza', 'insuficiente'], '{}', '{}'),
  ('equals', 'maximo', array['máximo', 'tope', 'límite', 'techo', 'lo más'], '{}', '{}'),
  ('equals', 'vecino', array['vecina', 'vecino', 'compañero', 'amiga', 'amigo', 'colega', 'otros ganan'], '{}', '{}'),
  ('equals', 'igual', array['igual', 'lo mismo', 'mismo', 'iguales'], '{}', '{}'),
  ('equals', 'vivir-mucho', array['vivo muchos años', 'vivir hasta los', 'duro mucho', 'se acaba la plata', 'se termina', 'se acaba', 'se me termina', 'se agota', 'cien años'], '{}', '{}'),
  ('equals', 'vitalicia', array['vitalicia', 'renta vitalicia', 'fijo', 'monto fijo'], '{}', '{}'),
  ('equals', 'retiro-programado', array['retiro programado', 'se va gastando', 'programado'], '{}', '{}'),
  ('equals', 'modalidad', array['modalidad', 'forma de cobrar', 'formas de cobro', 'forma de cobro', 'cómo cobrar', 'opción de pago', 'escoger'], '{}', '{}'),
  ('equals', 'salud', array['salud', 'seguro médico', 'seguro de salud', 'obra social', 'caja de salud', 'atención médica', 'médico cuando me jubile', 'quién me atiende', 'eps', 'essalud', 'cobertura médica'], '{}', '{}'),
  ('equals', 'impuesto', array['impuesto', 'impuestos', 'tributo', 'tributa', 'tributar', 'fisco', 'sat', 'iva', 'retención de impuestos', 'declaración', 'hacienda'], '{}', '{}'),
  ('equals', 'embargar', array['embargar', 'embargo', 'retener por deudas', 'quitar por deudas'], '{}', '{}'),
  ('equals', 'aguinaldo', array['aguinaldo', 'treceava', 'décimo tercero', 'décimo', 'catorceavo', 'doble', 'prima de navidad', 'pago doble', 'gratificación', 'trece pagos', 'decimotercera'], '{}', '{}'),
  ('equals', 'extranjero', array['extranjero', 'exterior', 'otro país', 'afuera', 'fuera', 'migrante', 'emigré', 'emigrar', 'emigrante', 'inmigrante', 'allá', 'país de origen', 'fuera del país', 'españa', 'argentina', 'chile', 'brasil', 'perú', 'estados unidos', 'italia', 'méxico', 'colombia', 'ecuador', 'uruguay', 'paraguay', 'venezuela', 'alemania', 'francia'], '{}', '{}'),
  ('equals', 'dos-paises', array['dos países', 'ambos países', 'sumar años', 'sumar mis años', 'se suman', 'sumen', 'suma'], '{}', '{}'),
  ('equals', 'convenio', array['convenio', 'acuerdo', 'trato', 'tratado', 'pacto'], '{}', '{}'),
  ('equals', 'viajar', array['viajar', 'viaje', 'vivir a', 'me mudo', 'radicar', 'mudarse', 'irme a vivir'], '{}', '{}'),
  ('equals', 'traer', array['traer', 'traigo', 'transferir', 'pasar mi plata', 'repatriar', 'enviar'], '{}', '{}'),
  ('equals', 'vivo-prueba', array['fe de vida', 'certificado de vida', 'certificado de supervivencia', 'supervivencia', 'demostrar que estoy viva', 'estoy vivo', 'control de vida'], '{}', '{}'),
  ('equals', 'otra-persona', array['otra persona', 'en mi lugar', 'en lugar de', 'voy yo', 'por mí', 'ir yo', 'poder', 'carta poder', 'apoderado', 'representante', 'no puede ir', 'no puedo ir', 'no camina', 'está en cama', 'tramitar por', 'cobrar por mi', 'encargado', 'autorización', 'hacerle el trámite'], '{}', '{}'),
  ('equals', 'abogado', array['abogado', 'jurista', 'licenciado', 'doctor en leyes', 'legal', 'notario', 'bufete'], '{}', '{}'),
  ('equals', 'firmar', array['firmar', 'firma', 'firmé', 'firmado', 'suscribir'], '{}', '{}'),
  ('equals', 'arrepentirse', array['arrepentí', 'arrepentirse', 'volver atrás', 'anular', 'echar atrás', 'deshacer', 'retractarme', 'no quiero ya', 'dar marcha atrás', 'desistir', 'cancelar la solicitud'], '{}', '{}'),
  ('equals', 'entender', array['entender', 'entiendo', 'comprender', 'no entendí'], '{}', '{}'),
  ('equals', 'derecho', array['derecho', 'derechos', 'corresponde', 'me corresponde', 'tengo derecho', 'da derecho'], '{}', '{}'),
  ('equals', 'ley', array['ley', 'norma', 'legislación', 'decreto', 'reglamento', 'artículo'], '{}', '{}'),
  ('equals', 'supervisar', array['supervisar', 'supervisor', 'regulador', 'vigilar', 'vigila', 'controlar', 'fiscalizar', 'superintendencia', 'quién controla'], '{}', '{}'),
  ('equals', 'tipos', array['tipo', 'clase', 'variedad', 'qué pensiones hay', 'qué clases'], '{}', '{}'),
  ('equals', 'definicion', array['qué es', 'qué significa', 'qué quiere decir', 'definición', 'significado', 'a qué le llaman', 'qué viene a ser'], '{}', '{}'),
  ('equals', 'sumar', array['sumar', 'agregar', 'juntar años'], '{}', '{}'),
  ('equals', 'convenir-edad', array['tarde para empezar', 'empezar a aportar', 'empezar a los', 'empezar', 'comenzar'], '{}', '{}'),
  ('equals', 'mes', array['mes', 'meses', 'mensual', 'mensualmente', 'mensualidad'], '{}', '{}'),
  ('equals', 'anio', array['año', 'años'], '{}', '{}'),
  ('equals', 'primer-pago', array['primer pago', 'primera pensión', 'primera vez', 'primera mensualidad', 'empiezan a pagar', 'me empiezan a pagar', 'me depositan', 'desde cuándo me pagan', 'desde qué día'], '{}', '{}'),
  ('equals', 'seguir-trabajando', array['seguir trabajando', 'seguir laburando', 'trabajar jubilado', 'jubilado trabajar', 'trabajo siendo jubilado', 'emplearme de nuevo', 'volver a trabajar', 'jubilado que trabaja', 'trabajar a la vez', 'trabajar y cobrar'], '{}', '{}'),
  ('equals', 'preparar', array['preparar', 'preparo', 'prepararse', 'planificar', 'organizar', 'alistar'], '{}', '{}'),
  ('equals', 'este-mes', array['este mes', 'ya me toca', 'me toca ya', 'mañana', 'ahora mismo', 'esta semana'], '{}', '{}'),
  ('equals', 'falta-un-anio', array['me falta un año', 'falta poco', 'falta poquito', 'el año que viene', 'a un año de', 'próximo año', 'pronto me jubilo'], '{}', '{}'),
  ('equals', 'cuanto-falta', array['cuánto me falta', 'cuántos años me faltan', 'falta mucho', 'cuánto tiempo más', 'cuándo me toca', 'en qué fecha', 'en qué año'], '{}', '{}'),
  ('equals', 'entrar', array['entrar', 'ingresar', 'iniciar sesión', 'acceder', 'loguearme', 'login', 'abrir sesión', 'ingreso', 'acceso'], '{}', '{}'),
  ('equals', 'registrarse', array['registrarse', 'crear cuenta', 'crear una cuenta', 'darme de alta', 'hacerme usuario', 'cuenta nueva', 'sacar un usuario', 'abrir cuenta en el portal', 'nuevo usuario', 'registro', 'registrarme en el portal', 'registrarme'], '{}', '{}'),
  ('equals', 'usuario', array['usuario', 'nombre de usuario', 'user'], '{}', '{}'),
  ('equals', 'activar', array['activar', 'activación', 'confirmar', 'confirmación', 'verificar mi correo', 'habilitar', 'activa'], '{}', '{}'),
  ('equals', 'correo', array['correo', 'email', 'mail', 'e-mail', 'gmail', 'correo electrónico'], '{}', '{}'),
  ('equals', 'no-llega', array['no me llega', 'no llegó', 'no recibí', 'no me llegó', 'no ha llegado'], '{}', '{}'),
  ('equals', 'perfil', array['perfil', 'mis datos', 'mi información', 'datos personales', 'actualizar mis datos', 'cambiar mi nombre'], '{}', '{}'),
  ('equals', 'nombre', array['nombre', 'apellido', 'mal escrito', 'salió mal'], '{}', '{}'),
  ('equals', 'curso', array['curso', 'capacitación', 'lección', 'aprender', 'cursillo'], '{}', '{}'),
  ('equals', 'gratis', array['gratis', 'gratuito', 'sin costo', 'cuánto cuesta', 'precio', 'hay que pagar'], '{}', '{}'),
  ('equals', 'inscribirse-curso', array['anoto a un curso', 'inscribirme en un curso', 'aplicar', 'tomar un curso', 'empezar un curso'], '{}', '{}'),
  ('equals', 'examen', array['examen', 'prueba', 'test', 'evaluación del curso', 'cuestionario', 'rendir', 'doy el examen'], '{}', '{}'),
  ('equals', 'nota', array['nota', 'calificación', 'puntaje', 'puntos', 'calificaciones'], '{}', '{}'),
  ('equals', 'aprobar', array['aprobar', 'aprobé', 'pasar', 'pasé', 'nota mínima'], '{}', '{}'),
  ('equals', 'reprobar', array['reprobar', 'reprobé', 'no aprobé', 'aplazar', 'aplazaron', 'suspendí', 'desaprobé', 'no pasé', 'perdí el examen', 'jalé', 'me fue mal'], '{}', '{}'),
  ('equals', 'repetir', array['repetir', 'otra vez', 'de nuevo', 'otro intento', 'otra oportunidad', 'intento', 'volver a dar', 'segunda vez', 'nuevamente', 'cuántas veces', 'volver a rendir'], '{}', '{}'),
  ('equals', 'internet', array['internet', 'conexión', 'wifi', 'señal', 'se cortó', 'se me cortó', 'red'], '{}', '{}'),
  ('equals', 'certificado-curso', array['certificado', 'diploma', 'cartón', 'título', 'constancia del curso', 'certificado del curso', 'mi certificado'], '{}', '{}'),
  ('equals', 'descargar', array['descargar', 'bajar el pdf', 'bajar', 'imprimir', 'pdf', 'obtener', 'conseguir'], '{}', '{}'),
  ('equals', 'verificar', array['verificar', 'comprobar', 'auténtico', 'verdadero', 'falso', 'legítimo', 'validar', 'válido', 'verdadero un certificado'], '{}', '{}'),
  ('equals', 'borrar-cuenta', array['borrar mi cuenta', 'eliminar mi cuenta', 'darme de baja', 'dar de baja', 'cerrar mi cuenta', 'eliminen mis datos', 'borrar mis datos', 'ya no quiero estar', 'borrarme', 'salir del portal'], '{}', '{}'),
  ('equals', 'dejar-curso', array['salirme de un curso', 'dejar el curso', 'abandonar el curso', 'salir del curso'], '{}', '{}'),
  ('equals', 'tiempo-lectura', array['tiempo de lectura', 'leer el curso', 'no me cuenta el tiempo', 'minutos de lectura', 'no me deja dar el examen'], '{}', '{}'),
  ('equals', 'privacidad', array['privacidad', 'mis datos', 'qué hacen con mis datos', 'venden mi información', 'datos personales', 'protección de datos', 'confidencial', 'espían'], '{}', '{}'),
  ('equals', 'letra', array['letra', 'letra grande', 'agrandar', 'letra chica', 'no veo bien', 'tamaño', 'ver mejor'], '{}', '{}'),
  ('equals', 'escuchar', array['escuchar', 'oír', 'voz', 'voz alta', 'que me lo lea', 'audio', 'hablado'], '{}', '{}'),
  ('equals', 'ayuda-portal', array['ayuda', 'manual', 'cómo se usa', 'instrucciones', 'tutorial'], '{}', '{}'),
  ('equals', 'glosario', array['glosario', 'diccionario', 'vocabulario', 'palabras difíciles', 'no entiendo las palabras'], '{}', '{}'),
  ('equals', 'video', array['video', 'videos', 'película', 'filmación'], '{}', '{}'),
  ('equals', 'divorcio', array['divorcio', 'divorciar', 'divorciarse', 'divorciada', 'separarse legalmente', 'separación', 'divorciando'], '{}', '{}'),
  ('equals', 'alimentos', array['pensión de alimentos', 'alimenticia', 'alimentos', 'manutención', 'no me pasa pensión', 'asistencia familiar', 'cuota alimentaria'], '{}', '{}'),
  ('equals', 'prestamo', array['préstamo', 'prestar', 'crédito', 'prestan', 'hipoteca', 'fiado', 'empeñar'], '{}', '{}'),
  ('equals', 'deuda', array['deuda', 'deudas', 'debo al banco', 'adeudo'], '{}', '{}'),
  ('equals', 'militar', array['militar', 'policía', 'ejército', 'soldado', 'fuerzas armadas', 'marina', 'carabinero', 'cuartel', 'uniformado'], '{}', '{}'),
  ('equals', 'maestro', array['maestro', 'maestra', 'docente', 'profesor', 'profesora', 'magisterio', 'educador'], '{}', '{}'),
  ('equals', 'minero', array['minero', 'mina', 'minería', 'mineros'], '{}', '{}'),
  ('equals', 'cedula', array['cédula', 'carnet', 'dni', 'identidad', 'ci', 'carné', 'documento de identidad'], '{}', '{}'),
  ('equals', 'pasaporte', array['pasaporte'], '{}', '{}'),
  ('equals', 'partida', array['partida de nacimiento', 'certificado de nacimiento', 'acta de nacimiento', 'registro civil'], '{}', '{}'),
  ('equals', 'hospital', array['hospital', 'ficha', 'cita médica', 'consulta médica', 'clínica', 'posta', 'cita con el médico', 'medicamento', 'remedio', 'medicina', 'farmacia'], '{}', '{}'),
  ('equals', 'vehiculo', array['auto', 'carro', 'coche', 'vehículo', 'moto', 'soat', 'camioneta'], '{}', '{}'),
  ('equals', 'seguro-vida', array['seguro de vida'], '{}', '{}'),
  ('equals', 'vivienda', array['vivienda', 'casa propia', 'alquiler', 'arriendo', 'departamento', 'comprar una casa', 'terreno', 'lote'], '{}', '{}'),
  ('equals', 'buscar-empleo', array['busco empleo', 'busco trabajo', 'encontrar trabajo', 'vacante', 'contratando', 'bolsa de trabajo', 'currículum', 'están contratando'], '{}', '{}'),
  ('equals', 'factura', array['factura', 'facturación', 'ruc', 'nit', 'rut', 'boleta de venta', 'declaración de impuestos'], '{}', '{}'),
  ('equals', 'escuela', array['escuela', 'colegio', 'escolar', 'universidad', 'estudia', 'estudiar en', 'estudiante'], '{}', '{}'),
  ('equals', 'embarazada', array['embarazada', 'embarazo', 'prenatal', 'lactancia'], '{}', '{}'),
  ('equals', 'vacaciones', array['vacaciones', 'vacación', 'feriado', 'horas extras', 'sobretiempo'], '{}', '{}'),
  ('equals', 'no-pagan-sueldo', array['no me pagan el sueldo', 'sueldo atrasado', 'me deben sueldos', 'salarios atrasados'], '{}', '{}'),
  ('equals', 'testamento', array['testamento', 'herencia de la casa', 'repartir la herencia', 'bienes', 'herencia de mis padres'], '{}', '{}'),
  ('equals', 'visa', array['visa', 'residencia', 'permiso de trabajo', 'migración', 'papeles de residencia'], '{}', '{}'),
  ('equals', 'cripto', array['bitcoin', 'cripto', 'criptomoneda', 'acciones', 'bolsa de valores', 'trading', 'forex'], '{}', '{}'),
  ('equals', 'beca', array['beca', 'becas'], '{}', '{}'),
  ('equals', 'robo-celular', array['me robaron', 'asalto', 'hurto', 'ladrón', 'robaron el celular'], '{}', '{}'),
  ('equals', 'servicios', array['luz', 'electricidad', 'agua potable', 'gas', 'factura de luz', 'descuento de agua'], '{}', '{}'),
  ('equals', 'tener-que', array['tengo que', 'hay que', 'debo', 'necesito', 'debería', 'tendría que', 'hace falta', 'tenemos que', 'se debe'], '{}', '{}'),
  ('equals', 'poder-verbo', array['puedo', 'se puede', 'puede', 'podría', 'es posible', 'permiten', 'dejan', 'permitido', 'hay forma de'], '{}', '{}'),
  ('equals', 'querer', array['quiero', 'quisiera', 'deseo', 'me gustaría', 'necesito saber'], '{}', '{}'),
  ('equals', 'donde', array['dónde', 'adónde', 'en qué lugar', 'en dónde', 'a dónde'], '{}', '{}'),
  ('equals', 'cuando', array['cuándo', 'qué día', 'qué fecha', 'en qué momento'], '{}', '{}'),
  ('equals', 'quien', array['quién', 'quiénes', 'a quién'], '{}', '{}'),
  ('equals', 'por-que', array['por qué', 'porque motivo', 'cuál es la razón'], '{}', '{}'),
  ('equals', 'regulador', array['regulador', 'superintendencia', 'autoridad', 'ministerio'], '{}', '{}'),
  ('equals', 'perder', array['perder', 'pierdo', 'pierde', 'quitan', 'me quitan', 'quitar', 'se pierde', 'pierden'], '{}', '{}'),
  ('equals', 'contar', array['cuenta para', 'cuentan', 'sirve', 'sirven', 'vale para', 'valen', 'se toma en cuenta'], '{}', '{}'),
  ('equals', 'deber-plata', array['debe', 'deben', 'deuda del empleador', 'mora', 'moroso'], '{}', '{}'),
  ('equals', 'interes-compuesto', array['interés compuesto', 'interés sobre interés'], '{}', '{}'),
  ('equals', 'leer-estado', array['leer mi estado de cuenta', 'entender mi estado de cuenta', 'no entiendo mi estado de cuenta', 'números de mi estado'], '{}', '{}'),
  ('equals', 'mitos', array['mitos', 'mito', 'creencias', 'mentiras sobre'], '{}', '{}'),
  ('equals', 'achicar', array['achicar', 'reducir', 'disminuir', 'mermar', 'perder valor'], '{}', '{}'),
  ('equals', 'agotado', array['agotado', 'cansado', 'harto', 'fatigado', 'no aguanto'], '{}', '{}'),
  ('equals', 'alguien-cuida', array['cuida', 'cuidar', 'custodia', 'resguarda', 'guarda', 'protege', 'garantiza'], '{}', '{}'),
  ('equals', 'asesorar', array['orientar', 'orientación', 'asesoría', 'asesorar', 'guiar', 'informar'], '{}', '{}'),
  ('equals', 'atencion', array['atención', 'atender', 'atienden', 'atendieron', 'servicio'], '{}', '{}'),
  ('equals', 'aumento-sueldo', array['aumento de sueldo', 'me subieron el sueldo', 'ascenso'], '{}', '{}'),
  ('equals', 'banco', array['banco', 'cooperativa', 'financiera', 'entidad bancaria'], '{}', '{}'),
  ('equals', 'bloquear', array['bloquear', 'bloquearon', 'bloqueada', 'suspendida', 'inhabilitada'], '{}', '{}'),
  ('equals', 'cama', array['en cama', 'postrado', 'encamado', 'no se levanta'], '{}', '{}'),
  ('equals', 'cansancio', array['vejez avanzada', 'muy mayor', 'muy viejo'], '{}', '{}'),
  ('equals', 'celular', array['celular', 'móvil', 'teléfono inteligente', 'smartphone'], '{}', '{}'),
  ('equals', 'chofer', array['chofer', 'conductor', 'taxista', 'camionero', 'mototaxista', 'transportista'], '{}', '{}'),
  ('equals', 'codigo', array['código', 'qr', 'número de certificado'], '{}', '{}'),
  ('equals', 'comparar', array['comparar', 'diferencia', 'diferencias', 'cuál es mejor', 'ventajas'], '{}', '{}'),
  ('equals', 'completar', array['completar', 'rellenar', 'llenar', 'cubrir'], '{}', '{}'),
  ('equals', 'computadora', array['computadora', 'ordenador', 'pc', 'laptop', 'portátil'], '{}', '{}'),
  ('equals', 'construccion', array['albañil', 'construcción', 'obrero de construcción', 'maestro de obra'], '{}', '{}'),
  ('equals', 'corregir-error', array['error', 'equivocación', 'se equivocaron', 'mal calculado', 'calcularon mal', 'está mal'], '{}', '{}'),
  ('equals', 'costurera', array['costurera', 'modista', 'sastre', 'tejedora', 'artesana'], '{}', '{}'),
  ('equals', 'cuidar-enfermo', array['cuidar a mi mamá', 'cuidar a un enfermo', 'cuidado de familiares'], '{}', '{}'),
  ('equals', 'demostrar-vida', array['estoy viva', 'sigo viva', 'sigo vivo', 'estoy con vida'], '{}', '{}'),
  ('equals', 'desaparecer', array['desapareció', 'desaparecer', 'ya no está', 'se esfumó', 'no existe'], '{}', '{}'),
  ('equals', 'descuento-boleta', array['descuento de mi boleta', 'me descuentan del sueldo', 'descuentos de planilla'], '{}', '{}'),
  ('equals', 'dolor', array['duele', 'dolor', 'dolores', 'molestia'], '{}', '{}'),
  ('equals', 'dudar', array['dudo', 'será cierto', 'será verdad', 'es verdad', 'es cierto', 'es real'], '{}', '{}'),
  ('equals', 'elegir', array['elegir', 'escoger', 'optar', 'decidir', 'selecciono', 'elijo'], '{}', '{}'),
  ('equals', 'empezar-aportar', array['empezar a aportar', 'comenzar a cotizar', 'primera vez que aporto'], '{}', '{}'),
  ('equals', 'enterarse', array['me entero', 'recién me entero', 'no sabía', 'nadie me avisó'], '{}', '{}'),
  ('equals', 'error-clave', array['contraseña incorrecta', 'clave incorrecta', 'puse mal la clave', 'no funciona mi clave'], '{}', '{}'),
  ('equals', 'estudiar', array['estudia', 'estudios', 'universidad', 'universitario', 'estudiante'], '{}', '{}'),
  ('equals', 'extra', array['adicional', 'extra', 'suplementario', 'más de lo normal'], '{}', '{}'),
  ('equals', 'funcionar', array['funciona', 'funcionar', 'opera', 'trabaja el sistema'], '{}', '{}'),
  ('equals', 'gobierno', array['gobierno', 'estado', 'ministerio', 'nación'], '{}', '{}'),
  ('equals', 'hijo-estudia', array['mi hijo estudia', 'mi hija estudia', 'sigue estudiando'], '{}', '{}'),
  ('equals', 'honorarios', array['honorarios', 'boleta de honorarios', 'contrato civil', 'prestación de servicios'], '{}', '{}'),
  ('equals', 'impedir', array['no me deja', 'no deja', 'impide', 'bloqueado'], '{}', '{}'),
  ('equals', 'insistir', array['insiste', 'insisten', 'presiona', 'presionan', 'apuran'], '{}', '{}'),
  ('equals', 'juntar-papeles', array['juntar papeles', 'reunir documentos', 'preparar papeles'], '{}', '{}'),
  ('equals', 'lejos', array['lejos', 'vivo lejos', 'otra ciudad', 'provincia', 'campo adentro'], '{}', '{}'),
  ('equals', 'lentes', array['lentes', 'vista', 'vista cansada', 'baja visión'], '{}', '{}'),
  ('equals', 'mentira', array['mentira', 'mentiras', 'falsedad', 'mito'], '{}', '{}'),
  ('equals', 'miedo', array['miedo', 'temor', 'preocupación', 'me preocupa', 'desconfianza'], '{}', '{}'),
  ('equals', 'moverse', array['caminar', 'camina', 'moverse', 'movilidad', 'desplazarse'], '{}', '{}'),
  ('equals', 'mucho-tiempo', array['hace mucho', 'hace años', 'hace tiempo', 'pasaron años'], '{}', '{}'),
  ('equals', 'multa', array['multa', 'sanción', 'castigo', 'recargo'], '{}', '{}'),
  ('equals', 'negocio', array['negocio', 'tienda', 'emprendimiento', 'puesto', 'kiosco', 'bodega', 'almacén', 'local comercial'], '{}', '{}'),
  ('equals', 'nieto', array['nieto', 'nieta', 'sobrino', 'ahijado'], '{}', '{}'),
  ('equals', 'oportunidad', array['oportunidad', 'chance', 'posibilidad'], '{}', '{}'),
  ('equals', 'pandemia', array['pandemia', 'covid', 'coronavirus', 'cuarentena'], '{}', '{}'),
  ('equals', 'peluquera', array['peluquera', 'estilista', 'barbero', 'manicurista'], '{}', '{}'),
  ('equals', 'pobre', array['pobre', 'necesitado', 'sin recursos', 'humilde'], '{}', '{}'),
  ('equals', 'regresar', array['regresar', 'volver', 'retornar', 'de vuelta', 'volví'], '{}', '{}'),
  ('equals', 'saltar-mes', array['me salté un mes', 'olvidé pagar', 'fallé un mes', 'no pagué un mes'], '{}', '{}'),
  ('equals', 'sospecha', array['sospecho', 'sospechoso', 'raro', 'extraño', 'mensaje raro'], '{}', '{}');

import type pg from 'pg';

/** How much there is to search in; of the laws, `read` are published as text, with their articles. */
export interface Library {
  articles: number;
  laws: number;
  pagesOfLaw: number;
  read: number;
  articlesOfLaw: number;
}

const paragraphs = 5000;
const anyParagraph = `floor(random() * ${paragraphs})::int + 1`;

/**
 * Fills the portal with articles and laws whose titles and texts are made of the demonstration's sentences, some of them often
 * and some of them seldom. Their words are joined from those of the paragraphs: to reckon each text anew would take minutes.
 */
export async function seedTexts(client: pg.Client, size: Library): Promise<void> {
  const run = (text: string, values: unknown[] = []) => client.query(text, values);
  await run(`create temp table sentence as
    select row_number() over (order by md5(text)) as n, text
    from (select distinct trim(part) as text
      from (select content_text as text from article union all select description_text from course
        union all select content_text from pension_item union all select content_text from law_wording
        union all select answer from subject_answer union all select definition from term) texts,
        regexp_split_to_table(text, '(?<=[.?!])\\s+') part
      where length(trim(part)) between 40 and 300) parts`);
  await run(`create temp table paragraph as
    select picked.n, string_agg(text, ' ') as text, search_words('', string_agg(text, ' ')) as search
    from (select n, 1 + floor(random() ^ 2 * (select count(*) from sentence))::int as pick
      from generate_series(1, ${paragraphs}) n, generate_series(1, 8)) picked join sentence on sentence.n = pick
    group by picked.n`);
  await run('create unique index on paragraph (n)');
  await run(`create temp table title as
    select row_number() over () as n, upper(left(words, 1)) || substr(words, 2) as text
    from (select (regexp_match(text, '(?:[[:alpha:]]+ ){3}(?:[[:alpha:]]+ ){1,4}[[:alpha:]]{4,}'))[1] as words from sentence) parts
    where words is not null`);
  for (const table of ['article', 'law_wording', 'document_page'])
    await run(`alter table ${table} alter column search drop expression`);
  /** Four paragraphs and a title each, for `count` rows. */
  const made = `select g as n, title.text || ' ' || g as title,
      a.text || ' ' || b.text || ' ' || c.text || ' ' || d.text as text,
      setweight(search_words(title.text, ''), 'A') || a.search || b.search || c.search || d.search as search
    from (select g, ${anyParagraph} as a, ${anyParagraph} as b, ${anyParagraph} as c, ${anyParagraph} as d,
        1 + floor(random() * (select count(*) from title))::int as t
      from generate_series(1, $1::int) g) picked
    join paragraph a on a.n = picked.a join paragraph b on b.n = picked.b
    join paragraph c on c.n = picked.c join paragraph d on d.n = picked.d join title on title.n = picked.t`;
  await run(
    `insert into article (title, content_html, content_text, search, category_id, created_at, published_at, updated_at, is_published)
     select title, '', text, search, (select min(id) from category), now() - n * interval '1 minute',
       now() - n * interval '1 minute', now(), true from (${made}) made`,
    [size.articles],
  );
  await run(
    `insert into law (title, description, file, file_type, size_bytes, position)
     select 'Ley ' || 5000 + n || ': ' || title, left(text, 150), 'bench-' || n || '.pdf', 'pdf', 1, 1000 + n from (${made}) made`,
    [size.laws],
  );
  await run(
    `insert into document_page (file, part, page, content_text, search)
     select 'bench-' || 1 + (n - 1) / ${size.pagesOfLaw} || '.pdf', (n - 1) % ${size.pagesOfLaw}, 1 + (n - 1) % ${size.pagesOfLaw}, text, search
     from (${made}) made`,
    [size.laws * size.pagesOfLaw],
  );
  await run(
    `insert into law_text (id, title, number, gazette, content, is_published, created_at, updated_at)
     select id, title, split_part(title, ':', 1), '', '{}', true, now(), now()
     from law where file like 'bench-%' order by id limit $1`,
    [size.read],
  );
  await run(
    `insert into law_wording (law_id, anchor, number, title, content_text, holds, search)
     select (select min(id) from law where file like 'bench-%') + (n - 1) / ${size.articlesOfLaw}, 'art-' || 1 + (n - 1) % ${size.articlesOfLaw},
       1 + (n - 1) % ${size.articlesOfLaw}, title, text, daterange('2000-01-01', null), search from (${made}) made`,
    [size.read * size.articlesOfLaw],
  );
  await run('vacuum (analyze)');
}

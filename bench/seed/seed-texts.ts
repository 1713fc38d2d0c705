import type pg from 'pg';

const paragraphs = 5000;
const anyParagraph = `floor(random() * ${paragraphs})::int + 1`;

/** A title and four paragraphs, with their words, for the rows 1 to $1. */
const made = `select g as n, title.text || ' ' || g as title,
    a.text || ' ' || b.text || ' ' || c.text || ' ' || d.text as text,
    setweight(search_words(title.text, ''), 'A') || a.search || b.search || c.search || d.search as search
  from (select g, ${anyParagraph} as a, ${anyParagraph} as b, ${anyParagraph} as c, ${anyParagraph} as d,
      1 + floor(random() * (select count(*) from title))::int as t
    from generate_series(1, $1::int) g) picked
  join paragraph a on a.n = picked.a join paragraph b on b.n = picked.b
  join paragraph c on c.n = picked.c join paragraph d on d.n = picked.d join title on title.n = picked.t`;

/**
 * Makes paragraphs and titles from the demonstration's sentences, with frequent and rare ones, for texts whose search
 * words are joined from those of their paragraphs, because computing them for each text would take minutes.
 */
export async function prepareTexts(client: pg.Client): Promise<void> {
  await client.query(`create temp table sentence as
    select row_number() over (order by md5(text)) as n, text
    from (select distinct trim(part) as text
      from (select content_text as text from article union all select description_text from course
        union all select content_text from pension_item union all select content_text from law_wording
        union all select answer from subject_answer union all select definition from term) texts,
        regexp_split_to_table(text, '(?<=[.?!])\\s+') part
      where length(trim(part)) between 40 and 300) parts`);
  await client.query(`create temp table paragraph as
    select picked.n, string_agg(text, ' ') as text, search_words('', string_agg(text, ' ')) as search
    from (select n, 1 + floor(random() ^ 2 * (select count(*) from sentence))::int as pick
      from generate_series(1, ${paragraphs}) n, generate_series(1, 8)) picked join sentence on sentence.n = pick
    group by picked.n`);
  await client.query('create unique index on paragraph (n)');
  await client.query(`create temp table title as
    select row_number() over () as n, upper(left(words, 1)) || substr(words, 2) as text
    from (select (regexp_match(text, '(?:[[:alpha:]]+ ){3}(?:[[:alpha:]]+ ){1,4}[[:alpha:]]{4,}'))[1] as words
      from sentence) parts
    where words is not null`);
  for (const table of ['article', 'law_wording', 'document_page'])
    await client.query(`alter table ${table} alter column search drop expression`);
}

/** Adds published articles; needs `prepareTexts`. */
export async function seedArticles(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into article (title, content_html, content_text, search, category_id, created_at, published_at, updated_at, is_published)
     select title, '', text, search, (select min(id) from category), now() - n * interval '1 minute',
       now() - n * interval '1 minute', now(), true from (${made}) made`,
    [count],
  );
  await client.query('vacuum (analyze)');
}

/** Adds laws with a PDF of this many pages, the first `read` of which also have a text; needs `prepareTexts`. */
export async function seedLaws(
  client: pg.Client,
  { laws, pages, read, articles }: { laws: number; pages: number; read: number; articles: number },
): Promise<void> {
  // pages first: the portal reads the file of a law that has none
  await client.query(
    `insert into document_page (file, part, page, content_text, search)
     select 'bench-' || 1 + (n - 1) / ${pages} || '.pdf', (n - 1) % ${pages}, 1 + (n - 1) % ${pages}, text, search
     from (${made}) made`,
    [laws * pages],
  );
  await client.query(
    `insert into law (title, description, file, file_type, size_bytes, position)
     select 'Ley ' || 5000 + n || ': ' || title, left(text, 150), 'bench-' || n || '.pdf', 'pdf', 1, 1000 + n from (${made}) made`,
    [laws],
  );
  await client.query(
    `insert into law_text (id, title, number, gazette, content, is_published, created_at, updated_at)
     select id, title, split_part(title, ':', 1), '', '{}', true, now(), now()
     from law where file like 'bench-%' order by id limit $1`,
    [read],
  );
  await client.query(
    `insert into law_wording (law_id, anchor, number, title, content_text, holds, search)
     select (select min(id) from law where file like 'bench-%') + (n - 1) / ${articles}, 'art-' || 1 + (n - 1) % ${articles},
       1 + (n - 1) % ${articles}, title, text, daterange('2000-01-01', null), search from (${made}) made`,
    [read * articles],
  );
  await client.query('vacuum (analyze)');
}

import type pg from 'pg';
import { vocabulary } from './vocabulary.ts';

const batch = 5000;
const categories = 12;
const titlesKept = 5000;
const paragraphsKept = 600;
const wordsInParagraph = 75;
const paragraphsInArticle = 8;
const minutesApart = 50;

/** A fixed sequence of pseudo-random numbers from 0 to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Articles as numbers of `seed_text`: what they say is put together in the database. */
const insertArticles = `
  insert into article (title, content_html, content_text, category_id, years_range, published_at, created_at, updated_at)
  select title, html, said.text, category, years, at, at, at
  from unnest($1::int[], $2::text[], $3::int[], $4::int[]) with ordinality as made (title_id, picks, category, years, n),
    lateral (select text as title from seed_text where id = title_id) titled,
    lateral (select now() - make_interval(mins => (($5 + n) * ${minutesApart})::int) as at) dated,
    lateral (select string_agg('<p>' || text || '.</p>', '' order by place) || '<p>unico' || $5 + n - 1 || '</p>' as html,
        string_agg(text, '. ' order by place) || '. unico' || $5 + n - 1 as text
      from unnest(picks::int[]) with ordinality as picked (id, place) join seed_text using (id)) said`;

/** How the portal makes an article's words for search: milliseconds of regular expressions for each. */
const portalsOwn = "select pg_get_functiondef('search_words(text, text)'::regprocedure) as made";

/** The same words: those of a title and of a paragraph are known, and are put together for each article. */
const fromKnown = `
  create aggregate seed_joined (tsvector) (sfunc = tsvector_concat, stype = tsvector);
  create or replace function search_words(title text, body text) returns tsvector language sql immutable parallel safe as $$
    select coalesce((select words from seed_text where text = title), seed_words(title, '')) || coalesce((
      select seed_joined(coalesce(words, setweight(to_tsvector('simple', search_sound(part)), 'B')) order by n)
      from string_to_table(body, '. ') with ordinality as parts (part, n) left join seed_text on text = part), '') $$`;

/** Runs `fill` with quick words for search, and makes their index afterwards, in one go. */
async function withQuickWords(client: pg.Client, { titles, paragraphs }: Known, fill: () => Promise<void>) {
  const { rows } = await client.query<{ made: string }>(portalsOwn);
  const own = rows[0]?.made ?? '';
  await client.query(own.replace('search_words', 'seed_words'));
  await client.query(
    `create table seed_text as
       select n - 1 as id, text, case when n <= $2 then seed_words(text, '') else seed_words('', text) end as words
       from unnest($1::text[]) with ordinality as made (text, n)`,
    [[...titles, ...paragraphs], titles.length],
  );
  await client.query(
    'create index on seed_text using hash (text); create index on seed_text (id); analyze seed_text',
  );
  await client.query(`${fromKnown}; set maintenance_work_mem = '256MB'; drop index article_search`);
  await fill();
  await client.query(`${own}; create index article_search on article using gin (search)`);
  await client.query('drop function seed_words; drop aggregate seed_joined (tsvector); drop table seed_text');
}

/** Titles and paragraphs that articles are made of. */
interface Known {
  titles: readonly string[];
  paragraphs: readonly string[];
}

/**
 * Adds `count` published articles of about 4 kB of text, dated over years, older than the `before` that are there. Their words
 * are as frequent as in a language (first those of the demonstration content, then made-up ones), with all recommended ages
 * and twelve categories.
 */
export async function seedArticles(client: pg.Client, count: number, before = 0): Promise<void> {
  const next = numbersFrom(7 + before);
  const below = (most: number) => Math.floor(next() * most);
  const words = vocabulary(next);
  const word = () => words[Math.floor(words.length ** next()) - 1] ?? 'pensión'; // the n-th as often as 1/n
  const phrase = (length: number) => Array.from({ length }, word).join(' ');
  const titles = [...new Set(Array.from({ length: titlesKept }, () => phrase(3 + below(5))))];
  const paragraphs = Array.from({ length: paragraphsKept }, () => phrase(wordsInParagraph));
  const { rows } = await client.query<{ id: number }>(
    `insert into category (name) select 'Tema ' || $2::int + n from generate_series(1, $1::int) n returning id`,
    [categories, before],
  );
  const picks = () =>
    Array.from({ length: paragraphsInArticle }, () => titles.length + below(paragraphsKept));
  await withQuickWords(client, { titles, paragraphs }, async () => {
    for (let from = before; from < before + count; from += batch) {
      const made = Array.from({ length: Math.min(batch, before + count - from) }, () => ({
        titleId: below(titles.length),
        picks: `{${picks().join()}}`,
        category: rows[below(categories)]?.id,
        years: next() < 0.6 ? 1 : 1 + below(100),
      }));
      await client.query(insertArticles, [
        made.map(({ titleId }) => titleId),
        made.map((row) => row.picks),
        made.map(({ category }) => category),
        made.map(({ years }) => years),
        from,
      ]);
    }
  });
  await client.query('vacuum (analyze) article');
  await client.query(`notify content_changed, 'article'`); // as a save would: what portals keep of lists is stale
}

import type pg from 'pg';
import { articles } from '../../database/seed/articles/index.ts';
import { visibleText } from '../../server/platform/html/html.ts';

const batch = 1000;
const categories = 12;
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

/**
 * Adds `count` published articles of about 4 kB of text, dated over years. Their words are as frequent as in a language
 * (first those of the demonstration content, then made-up ones), with all recommended ages and twelve categories.
 */
export async function seedArticles(client: pg.Client, count: number): Promise<void> {
  const next = numbersFrom(7);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const words = vocabulary(next);
  const word = () => words[Math.floor(words.length ** next()) - 1] ?? 'pensión'; // the n-th as often as 1/n
  const phrase = (length: number) => Array.from({ length }, word).join(' ');
  const paragraphs = Array.from({ length: paragraphsKept }, () => `${phrase(wordsInParagraph)}.`);
  const { rows } = await client.query<{ id: number }>(
    `insert into category (name) select 'Tema ' || n from generate_series(1, $1::int) n returning id`,
    [categories],
  );
  for (let from = 0; from < count; from += batch) {
    const made = Array.from({ length: Math.min(batch, count - from) }, (_, n) => ({
      title: phrase(3 + Math.floor(next() * 5)),
      paragraphs: [
        ...Array.from({ length: paragraphsInArticle }, () => pick(paragraphs)),
        `unico${from + n}`,
      ],
      category: pick(rows).id,
      years: next() < 0.6 ? 1 : 1 + Math.floor(next() * 100),
    }));
    await client.query(
      `insert into article (title, content_html, content_text, category_id, years_range, published_at, created_at, updated_at)
       select title, html, text, category, years, at, at, at
       from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::int[]) with ordinality
         as made (title, html, text, category, years, n),
         lateral (select now() - make_interval(mins => ((${from} + n) * ${minutesApart})::int) as at) dated`,
      [
        made.map(({ title }) => title),
        made.map((row) => row.paragraphs.map((text) => `<p>${text}</p>`).join('')),
        made.map((row) => row.paragraphs.join(' ')),
        made.map(({ category }) => category),
        made.map(({ years }) => years),
      ],
    );
  }
  await client.query('vacuum (analyze) article');
}

function vocabulary(next: () => number): string[] {
  const times = new Map<string, number>();
  for (const { html } of articles)
    for (const [found] of visibleText(html)
      .toLowerCase()
      .matchAll(/\p{L}+/gu))
      times.set(found, (times.get(found) ?? 0) + 1);
  const known = [...times].sort(([, a], [, b]) => b - a).map(([found]) => found);
  const syllables = ['ca', 'ro', 'mi', 'ten', 'sal', 'do', 'vi', 'lar', 'pe', 'ño', 'tra', 'gui', 'es', 'bo'];
  const invented = Array.from({ length: 12_000 }, () =>
    Array.from({ length: 4 }, () => syllables[Math.floor(next() * syllables.length)]).join(''),
  );
  return [...known, ...new Set(invented)];
}

import { pathOfCalculator } from '../../contract/calculators/calculator-placeholders.ts';
import { anchorOf, lawHref } from '../../contract/laws/anchors.ts';
import { calculatorNames, calculatorTitles } from '../../contract/pension/calculator-names.ts';
import { askedLines } from '../../contract/search/ways-of-asking.ts';
import { answersOf, withIds } from '../../contract/subjects/texts.ts';
import { termHref } from '../../contract/terms/mark-terms.ts';
import type { SeedSubject } from '../../database/seed/seed-types.ts';
import { toldWaysToAnswers, toldWaysToSubjects } from '../../database/seed/told-ways-of-asking.ts';
import { waysToAnswers, waysToSubjects } from '../../database/seed/ways-of-asking.ts';
import type { Context } from '../context/context.ts';
import { storeAnswers } from '../features/subjects/subjects.ts';
import { sql } from '../platform/database/database.ts';

const hrefs: Readonly<Record<string, (id: number) => string>> = {
  article: (id) => `/leerarticulo?id=${id}`,
  course: (id) => `/leercurso?id=${id}`,
  route: (id) => `/ruta?id=${id}`,
  video: (id) => `/vervideo?id=${id}#video-${id}`,
  subject: (id) => `/tema?id=${id}`,
  term: termHref,
};

/** Adds the demonstration's subjects, after everything that they link to. */
export async function addDemoSubjects(inside: Context, seeds: readonly SeedSubject[]): Promise<void> {
  const at = inside.clock.now();
  const lawIds = await idsOfLaws(inside);
  for (const [index, { links, ...texts }] of seeds.entries()) {
    const lines: string[] = [];
    for (const link of links) lines.push(await addressOf(inside, link, lawIds));
    const answers = withWays(texts.answers).replace(
      citedBetweenBraces,
      (_, cited: string) => `{${citationOf(cited, lawIds)}}`,
    );
    const { id } = await inside.db
      .insertInto('subject')
      .values({
        title: texts.title,
        asked: askedLines(
          `${waysToSubjects[texts.title] ?? ''}\n${toldWaysToSubjects[texts.title] ?? ''}`,
        ).join('\n'),
        summary: texts.summary,
        first_things: texts.firstThings,
        answers,
        links: lines.join('\n'),
        position: index + 1,
        created_at: at,
        updated_at: at,
        is_demo: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await storeAnswers(inside.db, id, withIds([], answersOf(answers)));
  }
}

/** The answers as administrators write them, below each question the ways of asking it. */
const withWays = (answers: string): string =>
  answersOf(answers)
    .map(({ question, answer, asked }) => {
      const ways = askedLines(
        [...asked, waysToAnswers[question] ?? '', toldWaysToAnswers[question] ?? ''].join('\n'),
      );
      return [
        question,
        ...(ways.length === 0 ? [] : [`También se pregunta: ${ways.join('; ')}`]),
        answer,
      ].join('\n');
    })
    .join('\n\n');

const citedBetweenBraces = /\{([^{}]+, artículo [^{}]+)\}/g;

/** The ids of the laws as text by their numbers: 'Ley 214'. */
export async function idsOfLaws({ db }: Context): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('law_text').select(['id', 'number']).execute();
  return new Map(rows.map(({ id, number }) => [number, id]));
}

/** The page of 'Ley 214, artículo 12'. */
export function hrefOfCited(cited: string, lawIds: ReadonlyMap<string, number>): string {
  const [, law = '', number = ''] = /^(.+), artículo (.+)$/.exec(cited) ?? [];
  const id = lawIds.get(law);
  if (id === undefined) throw new Error(`unknown law in the demonstration content: ${cited}`);
  return lawHref(id, { anchor: anchorOf(number) });
}

const citationOf = (cited: string, lawIds: ReadonlyMap<string, number>) =>
  `${hrefOfCited(cited, lawIds)} | ${cited}`;

/** The page of the demonstration that a kind and a title name: 'route Me falta un año'. */
export async function addressOf(
  { db }: Context,
  link: string,
  lawIds: ReadonlyMap<string, number>,
): Promise<string> {
  const [, table = '', title = ''] = /^(\w+) (.+)$/.exec(link) ?? [];
  const calculator = calculatorNames.find((name) => link === `calculator ${name}`);
  if (calculator !== undefined) return `${pathOfCalculator(calculator)} | ${calculatorTitles[calculator]}`;
  if (table === 'law') {
    const href = hrefOfCited(title, lawIds);
    const [, id, anchor = ''] = /id=(\d+)#(.+)$/.exec(href) ?? [];
    const article = await db
      .selectFrom('law_wording')
      .select('title')
      .where('law_id', '=', Number(id))
      .where('anchor', '=', anchor)
      .orderBy('holds', 'desc')
      .executeTakeFirstOrThrow();
    return `${href} | ${title}. ${article.title}`;
  }
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where title = ${title} and is_demo`.execute(db);
  const [row] = rows;
  const href = hrefs[table];
  if (row === undefined || href === undefined)
    throw new Error(`unknown link in the demonstration content: ${link}`);
  return href(row.id);
}

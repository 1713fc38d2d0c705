import { pathOfCalculator } from '../../contract/content/calculator-marks.ts';
import { termHref } from '../../contract/content/mark-terms.ts';
import { answersOf, withIds } from '../../contract/content/subject-texts.ts';
import { calculatorNames, calculatorTitles } from '../../contract/pension/calculator-names.ts';
import type { SeedSubject } from '../../database/seed/seed-types.ts';
import type { Context } from '../context/context.ts';
import { storeAnswers } from '../features/subjects/subjects.ts';
import { sql } from '../platform/database/database.ts';

const hrefs: Readonly<Record<string, (id: number) => string>> = {
  article: (id) => `/leerarticulo?id=${id}`,
  video: (id) => `/vervideo?id=${id}#video-${id}`,
  term: termHref,
};

/** Adds the subjects of the demonstration, after everything that they lead to. */
export async function addDemoSubjects(inside: Context, seeds: readonly SeedSubject[]): Promise<void> {
  const at = inside.clock.now();
  for (const [index, { links, ...texts }] of seeds.entries()) {
    const lines: string[] = [];
    for (const link of links) lines.push(await addressOf(inside, link));
    const { id } = await inside.db
      .insertInto('subject')
      .values({
        title: texts.title,
        summary: texts.summary,
        first_things: texts.firstThings,
        answers: texts.answers,
        links: lines.join('\n'),
        position: index + 1,
        created_at: at,
        updated_at: at,
        is_demo: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await storeAnswers(inside.db, id, withIds([], answersOf(texts.answers)));
  }
}

async function addressOf({ db }: Context, link: string): Promise<string> {
  const [, table = '', title = ''] = /^(\w+) (.+)$/.exec(link) ?? [];
  const calculator = calculatorNames.find((name) => link === `calculator ${name}`);
  if (calculator !== undefined) return `${pathOfCalculator(calculator)} | ${calculatorTitles[calculator]}`;
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where title = ${title} and is_demo`.execute(db);
  const [row] = rows;
  const href = hrefs[table];
  if (row === undefined || href === undefined)
    throw new Error(`unknown link in the demonstration content: ${link}`);
  return href(row.id);
}

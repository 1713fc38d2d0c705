import type { LinkKind } from '../../../contract/content/link-kinds.ts';
import type { WrittenAnswer } from '../../../contract/content/subject-texts.ts';
import { type Database, sql } from '../../platform/database/database.ts';

/** The subjects, to be narrowed to a list. */
export const subjectCards = (db: Database) =>
  db
    .selectFrom('subject')
    .select(['id', 'title', 'summary', 'version'])
    .select(
      sql<number>`(select count(*)::int from subject_answer where subject_id = subject.id)`.as('answerCount'),
    );

export function findSubject(db: Database, id: number) {
  return db
    .selectFrom('subject')
    .select(['id', 'title', 'summary', 'first_things as firstThings', 'answers', 'links', 'version'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function findSubjectOfAnswer(db: Database, answerId: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('subject_answer')
    .select('subject_id')
    .where('id', '=', answerId)
    .executeTakeFirst();
  return found?.subject_id;
}

export function listAnswers(db: Database, subjectId: number) {
  return db
    .selectFrom('subject_answer')
    .select(['id', 'title as question', 'answer'])
    .where('subject_id', '=', subjectId)
    .orderBy('position')
    .execute();
}

/** Replaces the answers of a subject: those with an id stay in their rows, the others are new, the rest go. */
export async function storeAnswers(
  db: Database,
  subjectId: number,
  answers: readonly (WrittenAnswer & { id: number | undefined })[],
): Promise<void> {
  const kept = answers.flatMap(({ id }) => id ?? []);
  await db
    .deleteFrom('subject_answer')
    .where('subject_id', '=', subjectId)
    .where('id', 'not in', [0, ...kept])
    .execute();
  for (const [index, { id, question, answer, asked }] of answers.entries()) {
    const values = { position: index + 1, title: question, answer, asked: asked.join('\n') };
    await (id === undefined
      ? db
          .insertInto('subject_answer')
          .values({ subject_id: subjectId, ...values })
          .execute()
      : db.updateTable('subject_answer').set(values).where('id', '=', id).execute());
  }
}

/** The tables of what a subject leads to, and the rows that readers of any page may be told of. */
const shown: Partial<Record<LinkKind, { table: string; when: string }>> = {
  article: { table: 'article', when: 'is_published' },
  course: { table: 'course', when: 'is_published and archived_at is null' },
  video: { table: 'video', when: 'true' },
  law: { table: 'law', when: 'true' },
  term: { table: 'term', when: 'true' },
};

/** The titles of the rows that links name, as 'article 5'. */
export async function listTitles(
  db: Database,
  links: readonly { kind: LinkKind; id: number | undefined }[],
): Promise<Map<string, string>> {
  const each = Object.entries(shown).flatMap(([kind, { table, when }]) => {
    const ids = links.flatMap((link) => (link.kind === kind ? (link.id ?? []) : []));
    if (ids.length === 0) return [];
    return [
      sql`select ${sql.lit(kind)} || ' ' || id as key, title from ${sql.table(table)}
        where id = any(${ids}::int[]) and deleted_at is null and ${sql.raw(when)}`,
    ];
  });
  if (each.length === 0) return new Map();
  const { rows } = await sql<{ key: string; title: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ key, title }) => [key, title]));
}

export const isOfRows = (kind: LinkKind): boolean => shown[kind] !== undefined;

/** All subjects in their order with their links: there are some dozens at most. */
export function listLinks(db: Database) {
  return db
    .selectFrom('subject')
    .select(['id', 'title', 'links'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id', 'desc')
    .execute();
}

import type { LinkKind } from '../../../contract/subjects/link-kinds.ts';
import type { WrittenAnswer } from '../../../contract/subjects/texts.ts';
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
    .select(sql<boolean>`is_demo and version = 1`.as('isExample'))
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

/** Replaces the answers of a subject: those with an id keep their rows, others are new, missing ones are deleted. */
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

interface Shown {
  table: string;
  /** The rows that readers of any page may be told of. */
  when: string;
  /** The words that the line about a row begins with. */
  text: string;
  image: string;
  minutes?: string;
  modules?: string;
  seconds?: string;
}

/** As `readingMinutes` counts them. */
const readingTime = `greatest(1, round(array_length(regexp_split_to_array(content_text, '\\s+'), 1) / 200.0))::int`;
const cover = 'coalesce(cover_image, detail_image)';
/** The tables of what a subject leads to. */
const shown: Partial<Record<LinkKind, Shown>> = {
  article: {
    table: 'article',
    when: 'is_published',
    text: 'content_text',
    image: cover,
    minutes: readingTime,
  },
  course: {
    table: 'course',
    when: 'is_published and archived_at is null',
    text: 'description_text',
    image: cover,
    minutes: 'duration_minutes',
    modules: 'lesson_count',
  },
  video: { table: 'video', when: 'true', text: 'description', image: 'url', seconds: 'seconds' },
  law: { table: 'law', when: 'true', text: 'title', image: 'null' },
  term: { table: 'term', when: 'true', text: 'definition', image: 'null' },
  route: { table: 'route', when: 'true', text: 'lead', image: 'null' },
};

export interface LinkedRow {
  title: string;
  text: string;
  image: string | null;
  minutes: number | null;
  modules: number | null;
  seconds: number | null;
}

/** The rows that links name, as 'article 5'. */
export async function listLinked(
  db: Database,
  links: readonly { kind: LinkKind; id: number | undefined }[],
): Promise<Map<string, LinkedRow>> {
  const each = Object.entries(shown).flatMap(([kind, { table, when, text, image, ...numbers }]) => {
    const ids = links.flatMap((link) => (link.kind === kind ? (link.id ?? []) : []));
    if (ids.length === 0) return [];
    return [
      sql`select ${sql.lit(kind)} || ' ' || id as key, title, left(${sql.raw(text)}, 300) as text, ${sql.raw(image)} as image,
          ${sql.raw(numbers.minutes ?? 'null::int')} as minutes, ${sql.raw(numbers.modules ?? 'null::int')} as modules,
          ${sql.raw(numbers.seconds ?? 'null::int')} as seconds
        from ${sql.table(table)}
        where id = any(${ids}::int[]) and deleted_at is null and ${sql.raw(when)}`,
    ];
  });
  if (each.length === 0) return new Map();
  const { rows } = await sql<LinkedRow & { key: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

/**
 * The articles of laws in force on a day, as '3 art-12', each with the year since when it says something else than before.
 */
export async function listInForce(
  db: Database,
  articles: readonly { id: number; anchor: string }[],
  day: string,
): Promise<Map<string, { changedIn: number | null }>> {
  if (articles.length === 0) return new Map();
  const { rows } = await sql<{ key: string; changedIn: number | null }>`
    select law_id || ' ' || anchor as key, case when exists (
        select from law_wording before where before.law_id = wording.law_id and before.anchor = wording.anchor
          and upper(before.holds) <= lower(wording.holds))
      then extract(year from lower(holds))::int end as "changedIn"
    from law_wording wording
    where holds @> ${day}::date and (law_id, anchor) in (${sql.join(
      articles.map(({ id, anchor }) => sql`(${id}::int, ${anchor}::text)`),
    )})`.execute(db);
  return new Map(rows.map(({ key, changedIn }) => [key, { changedIn }]));
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

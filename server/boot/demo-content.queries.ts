import { setTimeout as delay } from 'node:timers/promises';
import { questionTypes } from '../../contract/constants.ts';
import type { SeedCategory, SeedCourse, SeedLawText, SeedTerm } from '../../database/seed/seed-types.ts';
import { type Database, sql } from '../platform/database/database.ts';

const demo = { is_demo: true } as const;

/** True for a portal with content, or whose demonstration content was removed. */
export async function hasContent(db: Database): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from category) or exists (select from course)
      or exists (select from audit_event where subject = 'portal' and action = 'demo.remove') as has`.execute(
    db,
  );
  return rows[0]?.has === true;
}

const lookAgainMilliseconds = 100;

/**
 * Locks until the end of the transaction: the second of two concurrent starts sees the first one's content. It asks again
 * and again, because the first may write for longer than a statement may wait.
 */
export async function lockContent(db: Database): Promise<void> {
  const isLocked = async () => {
    const { rows } = await sql<{ isLocked: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('demonstration content')) as "isLocked"`.execute(db);
    return rows[0]?.isLocked === true;
  };
  while (!(await isLocked())) await delay(lookAgainMilliseconds);
}

export async function insertCategories(
  db: Database,
  seeds: readonly SeedCategory[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { key, name, description } of seeds) {
    const { id } = await db
      .insertInto('category')
      .values({ name, description, ...demo })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(key, id);
  }
  return ids;
}

interface ArticleSeed {
  title: string;
  html: string;
  text: string;
  categoryId: number;
  yearsRange: number;
  image: string;
  imageAlt: string;
  at: Date;
}

export async function insertArticle(db: Database, seed: ArticleSeed): Promise<void> {
  await db
    .insertInto('article')
    .values({
      title: seed.title,
      content_html: seed.html,
      content_text: seed.text,
      category_id: seed.categoryId,
      years_range: seed.yearsRange,
      cover_image: seed.image,
      detail_image: seed.image,
      cover_alt: seed.imageAlt,
      detail_alt: seed.imageAlt,
      published_at: seed.at,
      created_at: seed.at,
      updated_at: seed.at,
      ...demo,
    })
    .execute();
}

interface CourseSeed {
  title: string;
  descriptionHtml: string;
  descriptionText: string;
  modules: { title: string; html: string }[];
  language: string;
  durationMinutes: number;
  hasCertificate: boolean;
  examMinutes: number;
  questionsPerExam: number;
  minimumGrade: number;
  image: string;
  imageAlt: string;
  at: Date;
}

export async function insertCourse(db: Database, seed: CourseSeed): Promise<number> {
  const { id } = await db
    .insertInto('course')
    .values({
      title: seed.title,
      description_html: seed.descriptionHtml,
      description_text: seed.descriptionText,
      language: seed.language,
      lesson_count: seed.modules.length,
      duration_minutes: seed.durationMinutes,
      has_certificate: seed.hasCertificate,
      exam_minutes: seed.examMinutes,
      questions_per_exam: seed.questionsPerExam,
      minimum_grade: seed.minimumGrade,
      cover_image: seed.image,
      detail_image: seed.image,
      cover_alt: seed.imageAlt,
      detail_alt: seed.imageAlt,
      created_at: seed.at,
      updated_at: seed.at,
      ...demo,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('course_tally').values({ course_id: id }).execute();
  const modules = seed.modules.map((module, index) => ({ course_id: id, position: index + 1, ...module }));
  await db.insertInto('course_module').values(modules).execute();
  return id;
}

export async function insertQuestions(
  db: Database,
  courseId: number,
  { questions, modules }: Pick<SeedCourse, 'questions' | 'modules'>,
  at: Date,
): Promise<void> {
  for (const seed of questions) {
    const { id } = await db
      .insertInto('question')
      .values({
        course_id: courseId,
        created_at: at,
        module_title: modules[seed.module - 1]?.title ?? '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('question_version')
      .values({
        question_id: id,
        version: 1,
        type: seed.type === 'multiple' ? questionTypes.multipleChoice : questionTypes.trueFalse,
        description: seed.text,
        options: seed.type === 'multiple' ? [...seed.options] : [],
        correct: seed.correct,
        asks_several: seed.correct.includes(','),
        created_at: at,
      })
      .execute();
  }
}

interface LibrarySeed {
  videos: { title: string; description: string; url: string; seconds: number }[];
  laws: { title: string; description: string; file: string; sizeBytes: number }[];
  pensionItems: { title: string; html: string; text: string }[];
  slides: { image: string; alt: string; link: string }[];
}

export async function insertLibrary(
  db: Database,
  { videos, laws, pensionItems, slides }: LibrarySeed,
  at: Date,
): Promise<void> {
  const placed = <T>(rows: T[]) => rows.map((row, index) => ({ ...row, position: index + 1, ...demo }));
  await db
    .insertInto('video')
    .values(placed(videos).map((row) => ({ ...row, created_at: at })))
    .execute();
  await db
    .insertInto('law')
    .values(
      placed(
        laws.map(({ sizeBytes, ...law }) => ({
          ...law,
          file_type: 'pdf',
          size_bytes: sizeBytes,
          updated_at: at,
        })),
      ),
    )
    .execute();
  await db
    .insertInto('pension_item')
    .values(
      placed(
        pensionItems.map(({ html, text, title }) => ({
          title,
          content_html: html,
          content_text: text,
          updated_at: at,
        })),
      ),
    )
    .execute();
  await db.insertInto('slide').values(placed(slides)).execute();
}

type LawTextSeed = Omit<SeedLawText, 'parts' | 'amendments'> & { content: object };

/** Stores the text of the law with the file of that key; returns the law's id. */
export async function insertLawText(db: Database, seed: LawTextSeed, at: Date): Promise<number> {
  const { id } = await db
    .insertInto('law_text')
    .values({
      id: sql<number>`(select id from law where file = ${`${seed.key}.pdf`} and is_demo)`,
      title: seed.title,
      number: seed.number,
      gazette: seed.gazette,
      promulgated_on: seed.promulgatedOn,
      in_force_from: seed.inForceFrom,
      content: JSON.stringify(seed.content),
      is_published: true,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds the glossary; a term leads to others by their names. */
export async function insertTerms(
  db: Database,
  seeds: readonly (SeedTerm & { lawLink: string })[],
  at: Date,
): Promise<void> {
  const values = seeds.map(({ term, definition, otherNames = [], law = '', lawLink }) => ({
    title: term,
    definition,
    other_names: otherNames.join('\n'),
    law,
    law_link: lawLink,
    created_at: at,
    updated_at: at,
    ...demo,
  }));
  const added = await db.insertInto('term').values(values).returning(['id', 'title']).execute();
  const ids = new Map(added.map(({ id, title }) => [title, id]));
  for (const { term, seeAlso = [] } of seeds) {
    const others = seeAlso.map((name) => {
      const id = ids.get(name);
      if (id === undefined) throw new Error(`unknown term in the demonstration content: ${name}`);
      return id;
    });
    await db.updateTable('term').set({ see_also: others }).where('title', '=', term).execute();
  }
}

interface RouteSeed {
  title: string;
  door: string;
  /** How people ask for it, one way a line. */
  asked: string;
  lead: string;
  html: string;
  text: string;
}

/** Adds routes in their order. */
export async function insertRoutes(db: Database, seeds: readonly RouteSeed[], at: Date): Promise<void> {
  await db
    .insertInto('route')
    .values(
      seeds.map(({ html, text, ...seed }, place) => ({
        ...seed,
        content_html: html,
        content_text: text,
        position: place + 1,
        created_at: at,
        updated_at: at,
        ...demo,
      })),
    )
    .execute();
}

import type { Database } from '../../../platform/database/database.ts';

const versionsOf = (db: Database, versionIds: readonly number[]) =>
  db
    .selectFrom('question_version')
    .innerJoin('question', 'question.id', 'question_version.question_id')
    .select([
      'question_version.id as versionId',
      'question.id',
      'question_version.description',
      'question_version.type',
      'question_version.options',
    ])
    .where('question_version.id', 'in', versionIds.length === 0 ? [0] : versionIds);

/** The questions of a trial as a member sees them; the query never reads the key. */
export const listTrialQuestions = (db: Database, versionIds: readonly number[]) =>
  versionsOf(db, versionIds).select('question_version.asks_several as several').execute();

/** The same with their key and module, for grading. */
export const listTrialKeys = (db: Database, versionIds: readonly number[]) =>
  versionsOf(db, versionIds)
    .select(['question_version.correct', 'question.module_title as module'])
    .execute();

/** The titles of a course's modules in their order. */
export async function listModuleTitles(db: Database, courseId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('course_module')
    .select('title')
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute();
  return rows.map(({ title }) => title);
}

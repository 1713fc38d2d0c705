import type { Database } from '../../platform/database.ts';
import type { QuestionType } from './answers.rules.ts';
import type { QuestionWritten } from './questions.rules.ts';

/** The newest version of every question of a course, key included, the newest question first. */
export function listQuestions(db: Database, courseId: number) {
  return db
    .selectFrom('question')
    .innerJoin('question_version', 'question_version.question_id', 'question.id')
    .distinctOn('question.id')
    .select([
      'question.id',
      'question_version.description',
      'question_version.type',
      'question_version.options',
      'question_version.correct',
    ])
    .$narrowType<{ type: QuestionType }>() // the column's own check
    .where('question.course_id', '=', courseId)
    .where('question.deleted_at', 'is', null)
    .orderBy('question.id', 'desc')
    .orderBy('question_version.version', 'desc')
    .execute();
}

/** Undefined if the course is not there; held, so that it is not deleted meanwhile. */
export function lockCourse(db: Database, courseId: number) {
  return db
    .selectFrom('course')
    .select('id')
    .where('id', '=', courseId)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
}

export async function insertQuestion(db: Database, courseId: number, question: QuestionWritten, now: Date) {
  const added = await db
    .insertInto('question')
    .values({ course_id: courseId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('question_version')
    .values({ ...question, question_id: added.id, version: 1, created_at: now })
    .execute();
  return added;
}

/** Undefined if it is not there or was deleted before. */
export function trashQuestion(db: Database, id: number, now: Date) {
  return db
    .updateTable('question')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

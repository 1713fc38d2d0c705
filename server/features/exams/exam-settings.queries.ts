import { type Database, sql } from '../../platform/database.ts';

/** Minutes, count and grade of the exam of a course; `isEnrolled` for the account (null = nobody). */
export function findExamSettings(db: Database, courseId: number, accountId: number | null) {
  return db
    .selectFrom('course')
    .select([
      'exam_minutes as examMinutes',
      'questions_per_exam as questionsPerExam',
      'minimum_grade as minimumGrade',
      sql<boolean>`exists (select from enrolment
        where enrolment.course_id = course.id and enrolment.account_id = ${accountId})`.as('isEnrolled'),
    ])
    .where('id', '=', courseId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export interface ExamSettingChange {
  exam_minutes?: number;
  questions_per_exam?: number;
  minimum_grade?: number;
}

/** Undefined if the course is not there. Its version rises, so that an older open form of the course is told. */
export function updateExamSettings(db: Database, courseId: number, change: ExamSettingChange, now: Date) {
  return db
    .updateTable('course')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', courseId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

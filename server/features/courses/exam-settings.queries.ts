import type { ExamDraw } from '../../../contract/exams/draw.ts';
import { type Database, sql } from '../../platform/database/database.ts';

/** Minutes, number of questions and grade of a course's exam; `isEnrolled` for the account (null = nobody). */
export function findExamSettings(db: Database, courseId: number, accountId: number | null) {
  return db
    .selectFrom('course')
    .select([
      'title as courseTitle',
      'exam_minutes as examMinutes',
      'questions_per_exam as questionsPerExam',
      'minimum_grade as minimumGrade',
      'exam_wait_hours as examWaitHours',
      'exam_attempt_limit as examAttemptLimit',
      sql<ExamDraw>`exam_draw`.as('examDraw'),
      sql<boolean>`exists (select from enrolment
        where enrolment.course_id = course.id and enrolment.account_id = ${accountId} and closed_at is null)`.as(
        'isEnrolled',
      ),
    ])
    .where('id', '=', courseId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

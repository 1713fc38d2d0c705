import type { Database } from '../../platform/database/database.ts';

/** Revokes an attempt's valid certificate; undefined if it has none. */
export function revokeValidCertificate(db: Database, attemptId: number, now: Date) {
  return db
    .updateTable('certificate')
    .set({ revoked_at: now })
    .where('attempt_id', '=', attemptId)
    .where('replaced_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

export interface NewCertificate {
  code: string;
  account_id: number;
  course_id: number;
  attempt_id: number;
  full_name: string;
  course_title: string;
  grade: number;
  lesson_count: number;
  duration_minutes: number;
  exam_date: string;
  issued_at: Date;
}

export function findValidCertificate(db: Database, accountId: number, courseId: number) {
  return db
    .selectFrom('certificate')
    .select([
      'code',
      'full_name as fullName',
      'course_title as courseTitle',
      'grade',
      'lesson_count as lessonCount',
      'duration_minutes as durationMinutes',
      'exam_date as examDate',
      'issued_at as issuedAt',
    ])
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .where('replaced_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

import { grade } from '../exams/exams.rules.ts';

/** A finished, not annulled attempt in which another key changes an answer from right to wrong or back. */
export interface AffectedAttempt {
  gradeBefore: number;
  correctBefore: number;
  /** The number of right answers in the attempt, by the new key. */
  correctAfter: number;
  questionCount: number;
}

export interface NewGrade {
  gradeAfter: number;
  /** The grade would be lower, but lowering was not asked for: grade and count stay. */
  isKept: boolean;
}

/** The grade by a corrected key; it is only lowered on the administrator's request (spec 8.15). */
export function correctedGrade(attempt: AffectedAttempt, lowersGrades: boolean): NewGrade {
  return {
    gradeAfter: grade(attempt.correctAfter, attempt.questionCount),
    isKept: !lowersGrades && attempt.correctAfter < attempt.correctBefore,
  };
}

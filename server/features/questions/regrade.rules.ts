import { grade } from '../exams/exams.rules.ts';

/** A finished, not annulled attempt in which another key turns an answer from right to wrong or back. */
export interface AffectedAttempt {
  gradeBefore: number;
  correctBefore: number;
  /** Of all its questions, by the keys as they would be. */
  correctAfter: number;
  questionCount: number;
}

export interface NewGrade {
  gradeAfter: number;
  /** It would be lower, and nobody is lowered: grade and count stay. */
  isKept: boolean;
}

/** What a corrected key makes of a grade; it lowers one only where the administrator has ticked that (spec 8.15). */
export function correctedGrade(attempt: AffectedAttempt, lowersGrades: boolean): NewGrade {
  return {
    gradeAfter: grade(attempt.correctAfter, attempt.questionCount),
    isKept: !lowersGrades && attempt.correctAfter < attempt.correctBefore,
  };
}

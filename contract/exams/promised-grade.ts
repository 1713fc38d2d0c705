import { gradeRange } from '../constants.ts';

/**
 * The grade that a sentence of the institute promises something for, its first number from 1 to 100: 'Con una nota final
 * de 60 …'; null = it names none.
 */
export function promisedGrade(text: string): number | null {
  for (const [written] of text.matchAll(/\d+/g)) {
    const grade = Number(written);
    if (grade >= 1 && grade <= gradeRange.max) return grade;
  }
  return null;
}

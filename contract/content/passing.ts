/**
 * True where a grade, stored or assumed, passes an exam. The column `attempt.passed` says the same of stored ones.
 */
export const isPassing = ({ grade, minimumGrade }: { grade: number | null; minimumGrade: number }): boolean =>
  grade !== null && grade >= minimumGrade;

/**
 * True if a stored or assumed grade passes an exam. The generated column `attempt.passed` does the same for stored
 * ones.
 */
export const isPassing = ({ grade, minimumGrade }: { grade: number | null; minimumGrade: number }): boolean =>
  grade !== null && grade >= minimumGrade;

import { isReadingComplete, type Reading } from '../reading/reading-time.rules.ts';

/** A finished, not annulled attempt, by its grade as it is now, or as it would be. */
export interface GradedAttempt {
  id: number;
  grade: number;
  minimumGrade: number;
}

/** A member of a course: the certificate that stands, and the attempts that it could rest on. */
export interface CertificateStanding extends Reading {
  hasCertificate: boolean;
  /** There is no name left to print. */
  isDeleted: boolean;
  valid: { attemptId: number; grade: number } | null;
  attempts: readonly GradedAttempt[];
}

export type CertificateChange =
  | { kind: 'none' | 'revoke' }
  | { kind: 'issue' | 'replace'; attemptId: number };

/**
 * What becomes of a member's certificate once grades have changed (spec 9.2): a better grade replaces it, a grade
 * below what it prints replaces it by the best that is left, and without any that passes it is revoked. What the
 * course has switched off since takes a certificate from nobody whose attempt still passes.
 */
export function certificateChange(standing: CertificateStanding): CertificateChange {
  const { valid, attempts, isDeleted } = standing;
  const best = attempts
    .filter(({ grade, minimumGrade }) => grade >= minimumGrade)
    .reduce<GradedAttempt | undefined>(
      (top, each) => (top && top.grade >= each.grade ? top : each),
      undefined,
    );
  const holder = attempts.find(({ id }) => id === valid?.attemptId);
  const isDue = !isDeleted && standing.hasCertificate && isReadingComplete(standing);
  if (valid === null) return best && isDue ? { kind: 'issue', attemptId: best.id } : { kind: 'none' };
  if (holder !== undefined && holder.grade >= valid.grade)
    return best && isDue && best.grade > valid.grade
      ? { kind: 'replace', attemptId: best.id }
      : { kind: 'none' };
  const stillPasses = holder !== undefined && holder.grade >= holder.minimumGrade;
  if (best === undefined || isDeleted || !(isDue || stillPasses)) return { kind: 'revoke' };
  return { kind: 'replace', attemptId: best.id };
}

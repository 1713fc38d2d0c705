import { isReadingComplete, type Reading } from '../reading/reading-credit.rules.ts';

/** A finished, not annulled attempt with its grade, stored or assumed. */
export interface GradedAttempt {
  id: number;
  grade: number;
  minimumGrade: number;
}

/** A member of a course: the valid certificate, and the attempts that could earn one. */
export interface CertificateStanding extends Reading {
  hasCertificate: boolean;
  /** A deleted account: there is no name left to print. */
  isDeleted: boolean;
  valid: { attemptId: number; grade: number } | null;
  attempts: readonly GradedAttempt[];
}

export type CertificateChange =
  | { kind: 'none' | 'revoke' }
  | { kind: 'issue' | 'replace'; attemptId: number };

/**
 * The change of a member's certificate after grades have changed (spec 9.2). A better grade replaces it. A grade below
 * the printed one replaces it by the best that is left; without a passing one it is revoked. A certificate whose
 * attempt still passes stays, even if the course gives none any more.
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

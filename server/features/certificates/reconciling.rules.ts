import type { CertificateObstacle } from '../../../contract/certificates/obstacles.ts';
import { isPassing } from '../../../contract/exams/passing.ts';
import { isReadingComplete, type Reading } from '../reading/reading-credit.rules.ts';

/** A finished, not annulled attempt with its grade, stored or assumed. */
export interface GradedAttempt {
  id: number;
  grade: number;
  minimumGrade: number;
  /** Given by an administrator: the reading counts as complete, as the institute says (spec 17.7). */
  isByHand: boolean;
}

/** A member of a course: the valid certificate, and the attempts that could earn one. */
export interface CertificateStanding extends Reading {
  hasCertificate: boolean;
  /** The account was deleted: there is no name left to print. */
  isDeleted: boolean;
  /** The obstacle to a new certificate; null = none. */
  obstacle: CertificateObstacle | null;
  valid: { attemptId: number; grade: number } | null;
  attempts: readonly GradedAttempt[];
}

export type CertificateChange =
  | { kind: 'none' | 'revoke' }
  /** A certificate was earned but waits; `isOver` ends the valid one. */
  | { kind: 'hold'; reason: CertificateObstacle; isOver: boolean }
  | { kind: 'issue' | 'replace'; attemptId: number };

/**
 * Decides the change of a member's certificate after grades changed (spec 9.2). A better grade replaces it. If the
 * grade falls below the printed one, the best remaining attempt replaces it; without a passing one it is revoked. A
 * certificate whose attempt still passes stays, even if the course gives none any more. None is issued while there is
 * an obstacle.
 */
export function certificateChange(standing: CertificateStanding): CertificateChange {
  const change = changeOfGrades(standing);
  const { obstacle: reason, valid, attempts } = standing;
  if (reason === null || !('attemptId' in change)) return change;
  const holder = attempts.find(({ id }) => id === valid?.attemptId);
  return {
    kind: 'hold',
    reason,
    isOver: valid !== null && (holder === undefined || holder.grade < valid.grade),
  };
}

function changeOfGrades(standing: CertificateStanding): CertificateChange {
  const { valid, attempts, isDeleted } = standing;
  const best = attempts
    .filter(isPassing)
    .reduce<GradedAttempt | undefined>(
      (top, each) => (top && top.grade >= each.grade ? top : each),
      undefined,
    );
  const holder = attempts.find(({ id }) => id === valid?.attemptId);
  const hasRead = best?.isByHand || isReadingComplete(standing);
  const isDue = !isDeleted && standing.hasCertificate && hasRead;
  if (valid === null) return best && isDue ? { kind: 'issue', attemptId: best.id } : { kind: 'none' };
  if (holder !== undefined && holder.grade >= valid.grade)
    return best && isDue && best.grade > valid.grade
      ? { kind: 'replace', attemptId: best.id }
      : { kind: 'none' };
  const stillPasses = holder !== undefined && isPassing(holder);
  if (best === undefined || isDeleted || !(isDue || stillPasses)) return { kind: 'revoke' };
  return { kind: 'replace', attemptId: best.id };
}

/** The visible part of a change: while a certificate waits, the valid one ends or stays. */
export function kindSeen(change: CertificateChange): 'none' | 'revoke' | 'issue' | 'replace' {
  if (change.kind !== 'hold') return change.kind;
  return change.isOver ? 'revoke' : 'none';
}

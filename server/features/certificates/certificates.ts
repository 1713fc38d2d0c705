import { randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import { calendarDate } from '../../platform/calendar.ts';
import * as queries from './certificates.queries.ts';
import { certificateCode, isCertificateDue, printedName } from './certificates.rules.ts';
import { settleCertificates } from './settle-certificates.ts';

type Claim = Awaited<ReturnType<typeof queries.listClaims>>[number];

/**
 * Issues what is due, in the caller's transaction: for an attempt that has just ended, or for all of a course when it
 * begins to give certificates. Name, title, grade and dates are frozen; a better grade replaces the certificate that
 * stood (decisions §5). Gives how many were issued.
 */
export async function issueCertificates(inside: Context, of: queries.ClaimsOf): Promise<number> {
  if ('attemptId' in of) await queries.holdForIssue(inside.db, of.attemptId);
  const due = (await queries.listClaims(inside.db, of)).filter(isCertificateDue);
  for (const claim of due) await issue(inside, claim);
  return due.length;
}

/**
 * Takes back the valid certificate that an attempt earned, because it is annulled; what the member's next best attempt
 * earns is issued (decisions §5). In the caller's transaction, which holds the course, the attempt and its enrolment.
 */
export async function revokeCertificate(
  inside: Context,
  attempt: { id: number; accountId: number; courseId: number },
): Promise<void> {
  const { accountId, courseId } = attempt;
  const revoked = await queries.revokeValidCertificate(inside.db, attempt.id, inside.clock.now());
  if (revoked !== undefined) await settleCertificates(inside, { courseId, accountIds: [accountId] });
}

async function issue(inside: Context, claim: Claim): Promise<void> {
  const now = inside.clock.now();
  await queries.replaceValidCertificate(inside.db, claim.accountId, claim.courseId, now);
  const frozen = {
    account_id: claim.accountId,
    course_id: claim.courseId,
    attempt_id: claim.attemptId,
    full_name: printedName(claim.firstName, claim.lastName),
    course_title: claim.courseTitle,
    grade: claim.grade,
    lesson_count: claim.lessonCount,
    duration_minutes: claim.durationMinutes,
    exam_date: calendarDate(claim.finishedAt, inside.config.timeZone),
    issued_at: now,
  };
  let stored: unknown;
  while (stored === undefined) {
    stored = await queries.insertCertificate(inside.db, { ...frozen, code: certificateCode(randomBytes(8)) });
  }
}

/** The certificate that stands for a member and course, neither replaced nor revoked; undefined without one. */
export function findValidCertificate(context: Context, accountId: number, courseId: number) {
  return queries.findValidCertificate(context.db, accountId, courseId);
}

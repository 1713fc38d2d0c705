import { createHash } from 'node:crypto';
import type { RegradeChange, RegradePreview } from '../../../contract/attempts/calls.ts';
import { accountIdOf } from '../../../contract/caller.ts';
import { Refusal, sentence } from '../../../contract/refusal.ts';
import { type Context, transaction, withoutIdempotency } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { fullName } from '../accounts/accounts.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import {
  lockForReconciling,
  previewCertificates,
  reconcileCertificates,
} from '../certificates/reconcile-certificates.ts';
import { kindSeen } from '../certificates/reconciling.rules.ts';
import { normaliseAnswer } from '../exams/answer-letters.rules.ts';
import { closeOverdueWithQuestion } from '../exams/close-attempt.ts';
import { tellAdministrators } from '../mail/administrator-notices.ts';
import { putMails } from '../mail/outbox.ts';
import { findQuestion, getQuestion, lockQuestion } from './questions.queries.ts';
import { lockBank } from './questions.ts';
import * as queries from './regrade.queries.ts';
import { correctedGrade } from './regrade.rules.ts';
import { regradeLetters, toldPeople } from './regrade-letters.ts';

export interface KeyCorrection {
  questionId: number;
  /** Letters or V/F, in any form. */
  correct: string;
  lowersGrades: boolean;
}

/**
 * The grades and certificates that another key would change; nothing changes yet, but attempts that are over by time are
 * closed first, by the key in force. The key is for every version of the question with the type and options of its newest.
 * Refuses (404) an unknown question, (400) an invalid key, (409) the key that it already has.
 */
export async function previewRegrade(context: Context, given: KeyCorrection): Promise<RegradePreview> {
  const question = foundRow(await findQuestion(context.db, given.questionId));
  const { courseId } = question;
  const of = { courseId, questionId: given.questionId };
  await transaction(withoutIdempotency(context), (inside) => closeOverdueWithQuestion(inside, of));
  const { fingerprint, counts, changes, moved } = await planOf(context, courseId, given);
  return { fingerprint, ...counts, changes, toldCount: toldPeople(moved).length };
}

/**
 * Corrects a key and regrades the attempts with the question (spec 8.15): grades, certificates, and an event with the wrong
 * key and the reason on every attempt, all in one transaction. Grades are only lowered on request. What is over by time and
 * not closed yet is closed first, by the key in force at its end; running attempts get the new key at theirs. Everybody
 * whose grade changed gets a letter with the old and the new one. Refuses like previewRegrade, and (409) when the effect is
 * no longer the one that `fingerprint` names.
 */
export function regrade(
  context: Context,
  given: KeyCorrection & { reason: string; fingerprint: string },
): Promise<{ changedCount: number; keptCount: number; toldCount: number }> {
  return transaction(context, async (inside) => {
    const { db } = inside;
    const found = foundRow(await findQuestion(db, given.questionId));
    const { courseId } = found;
    // saves of a course that issue its certificates lock the course first and the attempts after it; no attempt starts
    // now
    await lockBank(inside, courseId);
    if ((await lockQuestion(db, given.questionId)) === undefined) throw new Refusal('notFound');
    const of = { courseId, questionId: given.questionId };
    await queries.lockAskedAttempts(db, of);
    await closeOverdueWithQuestion(inside, of);
    const plan = await planOf(inside, courseId, given);
    if (plan.fingerprint !== given.fingerprint) throw new Refusal('previewOutdated');
    const how = { reason: given.reason, actorId: accountIdOf(inside.caller), at: inside.clock.now() };
    await queries.correctKey(db, plan.versions, { ...how, correct: plan.correct });
    const reconciled = { courseId, accountIds: plan.accountIds };
    await lockForReconciling(inside, reconciled);
    await queries.storeGrades(db, plan.graded, how);
    await reconcileCertificates(inside, reconciled);
    const keptCount = plan.changes.filter(({ isKept }) => isKept).length;
    const changedCount = plan.changes.length - keptCount;
    const { correct } = plan;
    const before = plan.versions.map((version) => version.correct);
    const details = { before: { correct: before }, after: { correct }, changedCount, keptCount };
    const personal = { accountId: null, content: { reason: given.reason } };
    await recordAudit(inside, 'question.regrade', `question:${given.questionId}`, details, personal);
    await tellAdministrators(inside, 'question.regrade');
    const course = { id: courseId, title: await queries.findCourseTitle(db, courseId) };
    const letters = regradeLetters(inside, course, plan.moved);
    await putMails(inside, letters);
    return { changedCount, keptCount, toldCount: letters.length };
  });
}

async function planOf(
  context: Context,
  courseId: number,
  { questionId, correct, lowersGrades }: KeyCorrection,
) {
  const { db } = context;
  const question = await getQuestion(db, questionId);
  const key = normaliseAnswer(question.type, question.options.length, correct);
  if (key === null || key === '') {
    const message = sentence('noCorrectAnswer');
    throw new Refusal('noCorrectAnswer', { errors: [{ field: 'Correct', message }] });
  }
  const versions = await queries.listLikeNewest(db, questionId);
  if (versions.every((version) => version.correct === key)) throw new Refusal('sameKey');
  const asked = { courseId, questionId, versionIds: versions.map(({ id }) => id) };
  const counts = await queries.countAsked(db, asked);
  const affected = (await queries.listAffected(db, { ...asked, correct: key })).map((row) => ({
    ...row,
    ...correctedGrade(row, lowersGrades),
  }));
  const moved = affected.filter(({ isKept }) => !isKept);
  const accountIds = [...new Set(moved.map(({ accountId }) => accountId))];
  const grades = new Map(moved.map(({ attemptId, gradeAfter }) => [attemptId, gradeAfter]));
  const certificates = await previewCertificates(context, { courseId, accountIds, grades });
  const certificateOf = (row: { attemptId: number; accountId: number }) => {
    const change = certificates.get(row.accountId);
    if (change === undefined) return 'none';
    const own = 'attemptId' in change && grades.has(change.attemptId) ? change.attemptId : undefined;
    const told = own ?? moved.find(({ accountId }) => accountId === row.accountId)?.attemptId;
    return told === row.attemptId ? kindSeen(change) : 'none'; // a member has one certificate, and may have several rows
  };
  const changes: RegradeChange[] = affected
    .filter(({ gradeBefore, gradeAfter }) => gradeBefore !== gradeAfter)
    .map((row) => ({
      attemptId: row.attemptId,
      userId: row.accountId,
      fullname: row.isDeleted ? 'Usuario eliminado' : fullName(row),
      gradeBefore: row.gradeBefore,
      gradeAfter: row.gradeAfter,
      isKept: row.isKept,
      minimumGrade: row.minimumGrade,
      certificate: row.isKept ? 'none' : certificateOf(row),
    }));
  const graded = affected.map(({ correctAfter, ...row }) => ({
    attemptId: row.attemptId,
    correctCount: correctAfter,
    gradeBefore: row.gradeBefore,
    gradeAfter: row.gradeAfter,
    isKept: row.isKept,
  }));
  const seen = JSON.stringify({ versions, key, lowersGrades, graded, certificates: [...certificates] });
  const fingerprint = createHash('sha256').update(seen).digest('base64url');
  return { fingerprint, correct: key, versions, counts, changes, graded, moved, accountIds };
}

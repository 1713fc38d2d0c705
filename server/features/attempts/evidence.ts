import type { AttemptEvent, Evidence, EvidenceQuestion } from '../../../contract/attempts/calls.ts';
import { accountIdOf } from '../../../contract/caller.ts';
import { questionTypes } from '../../../contract/constants.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { fullName } from '../accounts/accounts.rules.ts';
import { trueFalseOptions } from '../exams/answer-letters.rules.ts';
import { noteKeySeen, noteResultSeen } from '../exams/attempt-contact.ts';
import { closeIfOverdue } from '../exams/close-attempt.ts';
import { isExamClosed } from '../exams/exams.rules.ts';
import { citedArticles } from '../laws/cited-articles.ts';
import { renderTexts } from '../rendered-texts/rendered-texts.ts';
import { findAttempt, type StoredAttempt } from './attempts.queries.ts';
import { factsOf, ownerOf } from './attempts.ts';
import * as queries from './evidence.queries.ts';

/**
 * An attempt in full: questions as shown, answers, late clicks, events. Administrators always see key and marks. The
 * member sees them once the attempt is over and the exam is closed for them, because they would help in the next
 * attempt (spec 8.11, 8.14). Refuses (404) another's attempt like an unknown one.
 */
export async function getEvidence(context: Context, id: number): Promise<Evidence> {
  const isAdmin = context.caller.role === 'admin';
  const owner = isAdmin ? null : accountIdOf(context.caller);
  if ((await findAttempt(context.db, id, owner)) === undefined) throw new Refusal('notFound');
  await closeIfOverdue(context, id);
  const attempt = foundRow(await findAttempt(context.db, id, owner));
  if (!isAdmin && attempt.finishedAt !== null) await noteResultSeen(context, id);
  const [questions, events, closing] = await Promise.all([
    queries.listEvidenceQuestions(context.db, id),
    queries.listEvents(context.db, id),
    queries.getExamClosing(context.db, attempt.accountId, attempt.courseId),
  ]);
  const hasMarks = isAdmin || (attempt.finishedAt !== null && isExamClosed(closing));
  const reasons = hasMarks ? await reasonsOf(context, questions) : [];
  const reports = hasMarks && !isAdmin ? await reportsOf(context, attempt.accountId, questions) : noReports;
  if (hasMarks && !isAdmin) await noteKeySeen(context, attempt);
  return {
    ...factsOf(attempt, context.clock.now()),
    ...ownerOf(attempt),
    correctCount: attempt.correctCount,
    hasMarks,
    questions: questions.map((question, at) => ({
      ...seen(question),
      ...marked(question, hasMarks, attempt),
      why: reasons[at] ?? null,
      report: reports.get(question.questionId) ?? null,
    })),
    events: events.map((event) => eventOf(event, { isAdmin, hasMarks })),
  };
}

/** Why each answer is right, with the values of today's facts; null where a question says nothing of it (spec 8.18). */
async function reasonsOf(
  context: Context,
  questions: readonly StoredQuestion[],
): Promise<EvidenceQuestion['why'][]> {
  const [rendered, articles] = await Promise.all([
    renderTexts(
      context,
      questions.map(({ explanation }) => explanation),
    ),
    citedArticles(
      context,
      questions.map(({ lawLink }) => lawLink),
    ),
  ]);
  return questions.map(({ module: title, modulePlace: place, lawLink }, at) => {
    const html = rendered[at]?.html ?? '';
    const law = articles.get(lawLink) ?? null;
    const module = place === null ? null : { title, place };
    return html === '' && law === null && module === null ? null : { html, law, module };
  });
}

type Reports = Map<number, NonNullable<EvidenceQuestion['report']>>;
const noReports: Reports = new Map();

/** The member's word on each question that they reported, and the institute's (spec 8.21). */
async function reportsOf(
  { db }: Context,
  accountId: number,
  questions: readonly StoredQuestion[],
): Promise<Reports> {
  const found = await queries.listOwnReports(
    db,
    accountId,
    questions.map(({ questionId }) => questionId),
  );
  return new Map(
    found.map(({ questionId, createdAt, answer }) => [questionId, { date: createdAt.toISOString(), answer }]),
  );
}

type StoredQuestion = Awaited<ReturnType<typeof queries.listEvidenceQuestions>>[number];

function seen(question: StoredQuestion): Omit<EvidenceQuestion, 'correct' | 'isRight' | 'why' | 'report'> {
  const { position, questionId, description, type, options, several, order, answer } = question;
  return {
    position,
    questionId,
    description,
    several,
    order,
    answer,
    questionTypeId: type,
    options: type === questionTypes.trueFalse ? [...trueFalseOptions] : options,
    clickedAt: question.clickedAt?.toISOString() ?? null,
    savedAt: question.savedAt?.toISOString() ?? null,
    late: lateOf(question),
  };
}

function lateOf(question: StoredQuestion): EvidenceQuestion['late'] {
  const { lateAnswer, lateClickedAt, lateArrivedAt, lateHeardAt, lateAcceptedAt } = question;
  if (lateAnswer === null || lateClickedAt === null || lateArrivedAt === null) return null;
  return {
    answer: lateAnswer,
    clickedAt: lateClickedAt.toISOString(),
    arrivedAt: lateArrivedAt.toISOString(),
    heardAt: lateHeardAt?.toISOString() ?? null,
    isAccepted: lateAcceptedAt !== null,
  };
}

/** Key and mark, or neither; a question of a running attempt has no mark yet. */
function marked(question: StoredQuestion, hasMarks: boolean, attempt: StoredAttempt) {
  if (!hasMarks) return { correct: null, isRight: null };
  const { correct, answer } = question;
  return { correct, isRight: attempt.finishedAt === null ? null : answer === correct };
}

/** Shown instead of the reason for a corrected key, which may name the key, until marks are shown. */
const correctedKey = 'Se corrigió la respuesta correcta de una pregunta.';

function eventOf(
  event: Awaited<ReturnType<typeof queries.listEvents>>[number],
  { isAdmin, hasMarks }: { isAdmin: boolean; hasMarks: boolean },
): AttemptEvent {
  const { kind, minutes, gradeBefore, gradeAfter } = event;
  const isAboutKey = kind === 'regraded' || kind === 'gradeKept';
  const reason = isAboutKey && !hasMarks ? correctedKey : event.reason;
  const by = isAdmin ? fullName(event) : null;
  return { kind, at: event.at.toISOString(), reason, minutes, gradeBefore, gradeAfter, by };
}

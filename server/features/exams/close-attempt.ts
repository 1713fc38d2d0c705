import { type Context, transaction, withoutIdempotency } from '../../context/context.ts';
import { lockForReconciling, reconcileCertificates } from '../certificates/reconcile-certificates.ts';
import * as queries from './exams.queries.ts';
import { endingOf, grade, overIfClosedBy } from './exams.rules.ts';

/**
 * Grades a locked attempt from its stored answers and issues its certificate, in the caller's transaction. The result
 * is the same by Terminar, by a late read or by the job (spec 8.8). `seen`: the member gets the result with this.
 */
export async function closeAttempt(
  inside: Context,
  attempt: queries.OpenAttempt,
  seen: { resultSeenAt?: Date } = {},
): Promise<void> {
  await endAttempt(inside, attempt, { ...endingOf(attempt, inside.clock.now()), ...seen });
  await reconcileCertificates(inside, { courseId: attempt.courseId, accountIds: [attempt.accountId] });
}

/** Ends a locked attempt with the grade of its stored answers; the caller reconciles the certificate. */
export async function endAttempt(
  inside: Context,
  attempt: queries.OpenAttempt,
  ending: { finishedAt: Date; endedBy: 'member' | 'time' | 'admin'; resultSeenAt?: Date },
): Promise<void> {
  const { correct } = await queries.countAnswers(inside.db, attempt.id);
  await queries.finishAttempt(inside.db, attempt.id, {
    ...ending,
    correctCount: correct,
    grade: grade(correct, attempt.questionCount),
  });
}

export async function closeIfOverdue(
  context: Context,
  id: number,
  busy: 'wait' | 'skip' = 'wait',
): Promise<void> {
  await transaction(withoutIdempotency(context), async (inside) => {
    const closedBy = overIfClosedBy(inside.clock.now());
    const attempt = await queries.lockOverdueAttempt(inside.db, id, closedBy, busy);
    if (attempt !== undefined) await closeAttempt(inside, attempt);
  });
}

const batchSize = 100;

/** Closes a member's overdue attempts; every read of exams starts with it (spec 8.8). */
export function closeOverdueOf(context: Context, accountId: number): Promise<void> {
  return closeAllOverdue(context, { accountId });
}

/**
 * Closes overdue attempts of a course: at most a hundred, the longest overdue first, so that nobody waits for thousands
 * that ended at once. The job closes the others within a minute; until then they are shown with no time left.
 */
export function closeOverdueOfCourse(context: Context, courseId: number): Promise<void> {
  return closeAllOverdue(context, { courseId });
}

/** Closes all overdue attempts with a question by the key in force, in the caller's transaction, before it changes. */
export async function closeOverdueWithQuestion(
  inside: Context,
  of: { courseId: number; questionId: number },
): Promise<void> {
  const now = inside.clock.now();
  const overdue = await queries.lockOverdueWithQuestion(inside.db, of, overIfClosedBy(now));
  if (overdue.length === 0) return;
  const reconciled = { courseId: of.courseId, accountIds: overdue.map(({ accountId }) => accountId) };
  await lockForReconciling(inside, reconciled);
  for (const attempt of overdue) await endAttempt(inside, attempt, endingOf(attempt, now));
  await reconcileCertificates(inside, reconciled);
}

/** The same of everybody, for figures over all courses. */
export async function closeOverdue(context: Context): Promise<void> {
  const closedBy = overIfClosedBy(context.clock.now());
  const ids = await queries.listOverdueAttempts(context.db, closedBy, { seen: [], limit: batchSize });
  for (const id of ids) await closeIfOverdue(context, id);
}

async function closeAllOverdue(context: Context, of: { accountId: number } | { courseId: number }) {
  const closedBy = overIfClosedBy(context.clock.now());
  const ids = await queries.listOverdueAttemptsOf(context.db, of, closedBy, batchSize);
  for (const id of ids) await closeIfOverdue(context, id);
}

/**
 * Closes all overdue attempts, each in a transaction of its own, so that a crash loses none and a failure does not
 * block the others. Several nodes may run it at once. Throws at the end if any failed.
 */
export async function closeOverdueAttempts(context: Context): Promise<void> {
  const closedBy = overIfClosedBy(context.clock.now());
  const failed: unknown[] = [];
  const seen: number[] = [];
  let ids: number[];
  do {
    ids = await queries.listOverdueAttempts(context.db, closedBy, { seen, limit: batchSize });
    for (const id of ids)
      await closeIfOverdue(context, id, 'skip').catch((error: unknown) => failed.push(error));
    seen.push(...ids);
  } while (ids.length === batchSize);
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} attempts could not be closed`);
}

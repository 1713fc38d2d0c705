import { type Context, transaction, withoutIdempotency } from '../../context/context.ts';
import { settleCertificates } from '../certificates/settle-certificates.ts';
import * as queries from './exams.queries.ts';
import { endingOf, grade, overIfClosedBy } from './exams.rules.ts';

/**
 * Grades a locked attempt from its stored answers and issues its certificate, in the caller's transaction: by Terminar,
 * by a read that comes late or by the job, the result is the same (spec 8.8).
 */
export async function closeAttempt(inside: Context, attempt: queries.OpenAttempt): Promise<void> {
  await endAttempt(inside, attempt, endingOf(attempt, inside.clock.now()));
  await settleCertificates(inside, { courseId: attempt.courseId, accountIds: [attempt.accountId] });
}

/** Ends a locked attempt with the grade of its stored answers; what the grade earns is the caller's to say. */
export async function endAttempt(
  inside: Context,
  attempt: queries.OpenAttempt,
  ending: { finishedAt: Date; endedBy: 'member' | 'time' | 'admin' },
): Promise<void> {
  const { correct } = await queries.countAnswers(inside.db, attempt.id);
  await queries.finishAttempt(inside.db, attempt.id, {
    ...ending,
    correctCount: correct,
    grade: grade(correct, attempt.questionCount),
  });
}

/** Closes an attempt if it is past its time, in a transaction of its own. */
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

/** Closes what a member left open past its time; every read of exams begins with it (spec 8.8). */
export function closeOverdueOf(context: Context, accountId: number): Promise<void> {
  return closeAllOverdue(context, { accountId });
}

/**
 * The same for the attempts of a course: a hundred of them at most, the longest closed first, so that nobody waits for
 * thousands who all left at once; the job closes the others within its minute, and until then they stand there with no
 * time left.
 */
export function closeOverdueOfCourse(context: Context, courseId: number): Promise<void> {
  return closeAllOverdue(context, { courseId });
}

async function closeAllOverdue(context: Context, of: { accountId: number } | { courseId: number }) {
  const closedBy = overIfClosedBy(context.clock.now());
  const ids = await queries.listOverdueAttemptsOf(context.db, of, closedBy, batchSize);
  for (const id of ids) await closeIfOverdue(context, id);
}

/**
 * Closes every attempt past its time, each in a transaction of its own, so that a crash loses none and one that fails
 * holds up no other. Several nodes may run it at once. Throws, after the rest is closed, if any failed.
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

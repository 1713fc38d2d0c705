import type { Context } from '../../context/context.ts';
import { lockEnrolment } from './start-exam.queries.ts';

/** Locks a member's enrolment, so that no exam of it starts until the transaction ends. False: not enrolled. */
export async function lockStarts({ db }: Context, accountId: number, courseId: number): Promise<boolean> {
  return (await lockEnrolment(db, accountId, courseId)) !== undefined;
}

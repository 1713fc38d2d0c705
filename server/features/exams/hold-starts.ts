import type { Context } from '../../context/context.ts';
import { lockEnrolment } from './start-exam.queries.ts';

/** Holds a member's enrolment: until the transaction ends, no exam of it begins. False: not enrolled. */
export async function holdStarts({ db }: Context, accountId: number, courseId: number): Promise<boolean> {
  return (await lockEnrolment(db, accountId, courseId)) !== undefined;
}

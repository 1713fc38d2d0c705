import type { users } from '../../../contract/accounts/own-calls.ts';
import { readingCreditCapSeconds } from '../../../contract/constants.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import type { Api } from '../../../contract/index.ts';
import { requireSessionOf } from '../../lib/api/own-session.ts';
import { ApiRefusal, bodyOf, request } from '../../lib/api/request.ts';
import { readingStoreOf, unsentOf, unsentReading } from './reading-store.ts';

/** Without an answer for this long the network counts as down: the seconds are sent again. */
const timeoutMilliseconds = 15_000;

/** Calls Users/updatetime. The request outlives the page, so that leaving does not lose the last seconds. */
export async function sendReading(accountId: number, courseId: number, seconds: number, module?: number) {
  requireSessionOf(accountId);
  const input = { CourseId: courseId, UserId: accountId, ReadTime: seconds, Module: module };
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const response = await request({ method: 'PUT', path: 'Users/updatetime' }, input, {
    keepalive: true,
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw new ApiRefusal(0, 'El portal no respondió a tiempo.', 'error');
    throw error;
  });
  // an unreadable answer neither acknowledges nor refuses anything
  const answer = (await bodyOf(response, response.json())) as Reply<typeof users.updateTime>;
  if (response.ok) return answer.data;
  throw new ApiRefusal(response.status, answer.message, answer.descriptionCode);
}

/**
 * Sends the stored seconds of an account: before it signs out, which deletes them, and before a course is opened, which
 * forfeits those of the others; that course sends its own. Seconds that can't be sent now stay stored.
 */
export async function sendUnsentReading(
  api: Api,
  of: { accountId: number; username: string; openedCourseId?: number },
  send = sendReading,
): Promise<void> {
  const unsent = unsentReading(of.accountId).filter(({ courseId }) => courseId !== of.openedCourseId);
  if (unsent.length === 0) return;
  try {
    const { info } = await api.users.getUserCourse({ userName: of.username });
    for (const { courseId } of unsent) {
      const store = readingStoreOf(of.accountId, courseId);
      const row = info.find((each) => each.courseId === courseId);
      const seconds = row === undefined ? 0 : unsentOf(store.read(), row.readTime);
      const known =
        seconds === 0
          ? (row?.readTime ?? 0)
          : (await send(of.accountId, courseId, Math.min(seconds, readingCreditCapSeconds))).readTime;
      store.keep({ known, total: known });
    }
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error; // the clock of this page shows that nothing can be sent
  }
}

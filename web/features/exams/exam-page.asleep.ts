import type { AsleepScreen } from '../../lib/page/asleep.ts';
import { listUnsentAnswers } from './answers/answer-store.ts';
import { attemptMark } from './attempt-mark.ts';
import type { ExamData } from './exam-page.tsx';

const signsOfLife = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

/**
 * The start page of an exam while it sleeps. It wakes at the first sign of somebody who reads it, so that its button answers
 * when it is pressed; at once where this tab was in an attempt, or has answers to send.
 */
export default function waitForExam({ data, viewer, place, wake }: AsleepScreen<ExamData>): void {
  const accountId = viewer?.accountId ?? 0;
  if (sessionStorage.getItem(attemptMark({ accountId, courseId: data.course.id })) !== null) wake();
  listUnsentAnswers(accountId).then(
    (found) => found.length > 0 && wake(),
    () => undefined, // a browser without storage has none
  );
  const isOver = new AbortController();
  place.addEventListener('hydrating', () => isOver.abort(), { once: true });
  for (const sign of signsOfLife) addEventListener(sign, wake, { once: true, signal: isOver.signal });
}

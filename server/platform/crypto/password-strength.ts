import { Refusal } from '../../../contract/refusal.ts';
import { openThread } from '../process/task-worker.ts';

/** A password, and what is known of the person. */
export interface StrengthTask {
  password: string;
  known: string[];
}

const charactersJudged = 64; // zxcvbn's time grows with the square of the length
const open = () => ({
  judge: openThread<StrengthTask, number>(new URL('./password-strength.worker.ts', import.meta.url)),
  waiting: 0,
});
/** Two threads, as for hashes: a group that registers at once does not wait for one core. */
const threads = [open(), open()] as const;
const waitingCap = 200;

/**
 * zxcvbn's score of a password, 0 (guessed at once) to 4, with Spanish words and the person's own data (spec 5.2). It
 * runs in threads because it can take tens of milliseconds. Refuses (503) behind too many others.
 */
export async function passwordScore(password: string, known: readonly string[]): Promise<number> {
  const [one, two] = threads;
  if (one.waiting + two.waiting >= waitingCap) throw new Refusal('unavailable', { retryAfterSeconds: 10 });
  const thread = one.waiting <= two.waiting ? one : two; // the second one starts when the first one is busy
  thread.waiting += 1;
  try {
    const judged = [...password].slice(0, charactersJudged).join('');
    return await thread.judge.run({ password: judged, known: [...known] });
  } finally {
    thread.waiting -= 1;
  }
}

/** Stops the threads that were started. */
export async function closePasswordStrength(): Promise<void> {
  await Promise.all(threads.map(({ judge }) => judge.close()));
}

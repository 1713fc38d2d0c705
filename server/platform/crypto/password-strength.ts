import { Refusal } from '../../../contract/refusal.ts';
import { openThread } from '../process/task-worker.ts';

/** A password as it is to be judged, with what is known of the person. */
export interface StrengthTask {
  password: string;
  known: string[];
}

const charactersJudged = 64; // zxcvbn's time grows with the square of the length
const open = () =>
  openThread<StrengthTask, number>(new URL('./password-strength.worker.ts', import.meta.url));
/** Two, as hashes: a room that registers at once does not wait for one core. */
const threads = [open(), open()] as const;
const waitingCap = 200;
let waiting = 0;
let turn = 0;

/**
 * zxcvbn's score of a password, 0 (guessed at once) to 4, with Spanish words and with what is known of the
 * person (spec 5.2). In threads of their own because it can take tens of milliseconds. Refuses (503)
 * behind too many others.
 */
export async function passwordScore(password: string, known: readonly string[]): Promise<number> {
  if (waiting >= waitingCap) throw new Refusal('unavailable', { retryAfterSeconds: 10 });
  turn = 1 - turn;
  waiting += 1;
  try {
    const judged = [...password].slice(0, charactersJudged).join('');
    return await threads[turn === 0 ? 0 : 1].run({ password: judged, known: [...known] });
  } finally {
    waiting -= 1;
  }
}

/** Stops the threads that were started. */
export async function closePasswordStrength(): Promise<void> {
  await Promise.all(threads.map((thread) => thread.close()));
}

import { openThread } from '../process/task-worker.ts';

/** A password as it is to be judged, with what is known of the person. */
export interface StrengthTask {
  password: string;
  known: string[];
}

const charactersJudged = 64; // zxcvbn's time grows with the square of the length
const thread = openThread<StrengthTask, number>(new URL('./password-strength.worker.ts', import.meta.url));

/**
 * zxcvbn's score of a password, 0 (guessed at once) to 4, with Spanish words and with what is known of the
 * person (spec 5.2). In a thread of its own because it can take tens of milliseconds.
 */
export function passwordScore(password: string, known: readonly string[]): Promise<number> {
  return thread.run({ password: [...password].slice(0, charactersJudged).join(''), known: [...known] });
}

/** Stops the thread if one was started. */
export const closePasswordStrength = thread.close;

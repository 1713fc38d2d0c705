import { Worker } from 'node:worker_threads';

export interface StrengthQuestion {
  id: number;
  password: string;
  known: string[];
}
export type StrengthReply = { id: number; score: number } | { id: number; error: string };

interface Waiting {
  resolve(score: number): void;
  reject(error: Error): void;
}

const charactersJudged = 64; // zxcvbn's time grows with the square of the length
const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;

function openWorker(): Worker {
  const opened = new Worker(new URL('./password-strength.worker.ts', import.meta.url));
  opened.unref();
  opened.on('message', (reply: StrengthReply | object) => {
    if (!('id' in reply)) return; // `node --watch` tells through the same port which files the thread has read
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (waiting.size === 0) opened.unref();
    if ('error' in reply) asked?.reject(new Error(reply.error));
    else asked?.resolve(reply.score);
  });
  opened.on('error', (error) => giveUp(opened, error instanceof Error ? error : new Error(String(error))));
  opened.on('exit', () => giveUp(opened, new Error('the worker for password strength ended')));
  return opened;
}

/** The next question starts a new worker; those that waited for this one hear why not. */
function giveUp(ended: Worker, error: Error): void {
  if (worker !== ended) return;
  worker = undefined;
  for (const asked of waiting.values()) asked.reject(error);
  waiting.clear();
}

/**
 * zxcvbn's score of a password, 0 (guessed at once) to 4, with Spanish words and with what is known of the
 * person (spec 5.2). In a thread of its own, started by the first question, because it can take tens of
 * milliseconds.
 */
export function passwordScore(password: string, known: readonly string[]): Promise<number> {
  worker ??= openWorker();
  worker.ref(); // an answer that is waited for keeps the process up
  lastId += 1;
  const question: StrengthQuestion = {
    id: lastId,
    password: [...password].slice(0, charactersJudged).join(''),
    known: [...known],
  };
  return new Promise((resolve, reject) => {
    waiting.set(question.id, { resolve, reject });
    worker?.postMessage(question);
  });
}

/** Ends the thread, if one was started. */
export async function closePasswordStrength(): Promise<void> {
  await worker?.terminate();
}

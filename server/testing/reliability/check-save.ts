import { type HttpRequest, type HttpResponse, messageOf, retryUntilAnswered, send } from './http.ts';

/** A kind of save; each run has rows of its own. */
export interface Save {
  name: string;
  prepare(): Promise<PreparedSave>;
}

export interface PreparedSave {
  request: HttpRequest;
  /** Replaces the repetition of the request where a page does something else, also when its session has ended. */
  resend?(port: number): Promise<HttpResponse>;
  /** Counts how often the portal has stored it: 1 is right. `response` is the last one. */
  countStored(response: HttpResponse): Promise<number>;
}

export interface Outcome {
  isAcknowledged: boolean;
  /** The message that the user saw after the first request; '' = saved. */
  message: string;
  /** '' = stored once; else what went wrong. */
  problem: string;
  countStored(): Promise<number>;
}

/**
 * Saves through a port that may fail, repeats through a healthy one until there is an answer, and compares what was
 * acknowledged with what is stored.
 */
export async function runSave(
  prepared: PreparedSave,
  { faulty, healthy }: { faulty: number; healthy: () => number },
): Promise<Outcome> {
  return retryAndCheck(prepared, await send(faulty, prepared.request), healthy);
}

/** Repeats what was not answered, and compares. */
export async function retryAndCheck(
  prepared: PreparedSave,
  first: HttpResponse,
  healthy: () => number,
): Promise<Outcome> {
  const resend = () => prepared.resend?.(healthy()) ?? send(healthy(), prepared.request);
  const second = first.status === 401 && prepared.resend !== undefined ? await resend() : first;
  const last = await retryUntilAnswered(second, resend);
  const countStored = () => prepared.countStored(last);
  return {
    isAcknowledged: first.status === 200,
    message: messageOf(first),
    problem:
      last.status === 200 ? problemOf(await countStored()) : `refused when retried: ${messageOf(last)}`,
    countStored,
  };
}

export function problemOf(stored: number): string {
  if (stored === 1) return '';
  return stored === 0 ? 'lost' : `stored ${stored} times`;
}

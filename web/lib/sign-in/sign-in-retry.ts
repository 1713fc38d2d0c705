import type { Api } from '../../../contract/index.ts';
import { type AnyCall, mapCalls } from '../../../contract/map-calls.ts';
import { ApiRefusal } from '../api/api.ts';
import { requireSessionOf } from '../api/own-session.ts';

/**
 * Asks for the password; resolves to whether it was given. `words` is a sentence about what is safe
 * meanwhile.
 */
export type AskToSignIn = (words?: string) => Promise<boolean>;

/** Runs work and, if it is refused because the session has ended (401), repeats it after a new sign-in. */
export async function withSignInRetry<T>(work: () => Promise<T>, ask: AskToSignIn): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.status !== 401 || !(await ask())) throw error;
    return work();
  }
}

/**
 * The portal's calls for the screen of one account, each as in withSignInRetry. Another person who has signed
 * in to this browser meanwhile does nothing in that screen (spec 5.4).
 */
export function apiWithSignInRetry(api: Api, accountId: number, ask: AskToSignIn): Api {
  return mapCalls<AnyCall>(
    api,
    (call) =>
      (...given) =>
        withSignInRetry(async () => {
          requireSessionOf(accountId);
          return call(...(given as Parameters<AnyCall>));
        }, ask),
  );
}

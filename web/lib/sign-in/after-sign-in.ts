import type { Api } from '../../../contract/index.ts';
import { type AnyCall, mapCalls } from '../../../contract/map-calls.ts';
import { ApiRefusal } from '../api/api.ts';
import { requireSessionOf } from '../api/own-session.ts';

/** Asks for the password; resolves to whether it was given. `words` = what is safe meanwhile, in a sentence. */
export type AskToSignIn = (words?: string) => Promise<boolean>;

/** Work that is refused because the session has ended (401) is done once more after signing in again. */
export async function orAfterSignIn<T>(work: () => Promise<T>, ask: AskToSignIn): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.status !== 401 || !(await ask())) throw error;
    return work();
  }
}

/**
 * The calls of the portal for the screen of an account, each as orAfterSignIn: somebody else who has signed in to this
 * browser meanwhile does nothing in that account's screen (spec 5.4).
 */
export function afterSignIn(api: Api, accountId: number, ask: AskToSignIn): Api {
  return mapCalls<AnyCall>(
    api,
    (call) =>
      (...given) =>
        orAfterSignIn(async () => {
          requireSessionOf(accountId);
          return call(...(given as Parameters<AnyCall>));
        }, ask),
  );
}

import type { Api } from '../../../contract/index.ts';
import { ApiRefusal } from '../api/api.ts';
import { requireSessionOf } from '../api/own-session.ts';

/** Asks for the password; resolves to whether it was given. `words` = what is safe meanwhile, in a sentence. */
export type AskToSignIn = (words?: string) => Promise<boolean>;

type Call = (...given: never[]) => Promise<unknown>;

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
  const withReauth =
    (call: Call): Call =>
    (...given) =>
      orAfterSignIn(async () => {
        requireSessionOf(accountId);
        return call(...given);
      }, ask);
  const controllers = Object.entries(api as unknown as Record<string, Record<string, Call>>).map(
    ([name, calls]) => [
      name,
      Object.fromEntries(Object.entries(calls).map(([action, call]) => [action, withReauth(call)])),
    ],
  );
  return Object.fromEntries(controllers) as unknown as Api;
}

import type { Api } from '../../../contract/index.ts';
import { type AnyCall, type CallTable, mapCalls } from '../../../contract/map-calls.ts';
import { requireSessionOf } from '../api/own-session.ts';
import { ApiRefusal } from '../api/request.ts';

/** Why the password is needed: the session has ended, or the change needs the account's owner (spec 5.7). */
export type SignInReason = 'ended' | 'owner';

/** Asks for the password; resolves to whether it was given. `words` says what is safe meanwhile. */
export type AskToSignIn = (words?: string, reason?: SignInReason) => Promise<boolean>;

function reasonOf(error: unknown): SignInReason | undefined {
  if (!(error instanceof ApiRefusal)) return undefined;
  if (error.status === 401) return 'ended';
  return error.errors.some(({ field }) => field === 'currentPassword') ? 'owner' : undefined;
}

/**
 * Runs work and, if it is refused because the session has ended (401) or the change needs the account's owner, repeats
 * it after a new sign-in.
 */
export async function withSignInRetry<T>(work: () => Promise<T>, ask: AskToSignIn): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined || !(await ask(undefined, reason))) throw error;
    return work();
  }
}

/**
 * The portal's calls for the screen of one account, each as in withSignInRetry. Another account that has signed in to
 * this browser meanwhile is refused (spec 5.4).
 */
export function apiWithSignInRetry(api: Api, accountId: number, ask: AskToSignIn): Api {
  return mapCalls(
    api as unknown as CallTable<AnyCall>,
    (call) =>
      (...given) =>
        withSignInRetry(async () => {
          requireSessionOf(accountId);
          return call(...given);
        }, ask),
  );
}

import type { users } from '../../../contract/calls/users.ts';
import type { InputOf } from '../../../contract/endpoint.ts';
import { usePlainApi } from '../../lib/api/api-context.ts';
import { requireSessionOf } from '../../lib/api/own-session.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { storeSignIn } from '../../lib/api/session.ts';
import { useSignInAgain } from '../../lib/sign-in/sign-in-again.tsx';
import { withSignInRetry } from '../../lib/sign-in/sign-in-retry.ts';

type Change = InputOf<typeof users.update>;

/**
 * Saves the profile. A new password ends every session, including this one. If the answer is lost and the session has
 * ended, the new password may already apply, so it is tried first instead of asking for one (spec 5.7).
 */
export function useProfileSave({ id, username }: { id: number; username: string }) {
  const api = usePlainApi();
  const ask = useSignInAgain();

  /** False for a wrong password. */
  async function signInWith(Password: string): Promise<boolean> {
    try {
      await storeSignIn(async () => (await api.users.login({ UserName: username, Password })).data);
      return true;
    } catch (error) {
      if (error instanceof ApiRefusal && error.status === 401) return false;
      throw error;
    }
  }

  return (change: Change) => {
    const { password = '' } = change;
    let rest = change;
    const save = async () => {
      requireSessionOf(id);
      return api.users.update(rest);
    };
    return withSignInRetry(save, async (words, reason) => {
      if (reason !== 'ended' || password === '' || !(await signInWith(password))) return ask(words, reason);
      rest = { ...change, password: '' };
      return true;
    });
  };
}

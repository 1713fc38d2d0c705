import { useRef } from 'react';
import type { users } from '../../../contract/calls/users.ts';
import type { InputOf } from '../../../contract/endpoint.ts';
import { ApiRefusal } from '../../lib/api/api.ts';
import { useApi, usePlainApi } from '../../lib/api/api-context.ts';
import { storeSignIn } from '../../lib/api/session.ts';

type Change = InputOf<typeof users.update>;

const isEnded = (error: unknown) => error instanceof ApiRefusal && error.status === 401;
const isAnswered = (error: unknown) =>
  error instanceof ApiRefusal && error.status !== 0 && error.status < 500;

/**
 * Saves the profile. A new password whose answer was lost may count already: then every session is over, and the window
 * that asks for the password would have its owner guess which one. The next try signs in with the new one (spec 5.7).
 */
export function useProfileSave(username: string) {
  const api = useApi();
  const plain = usePlainApi();
  const unanswered = useRef<string>(null);

  /** False if it is not the password. */
  async function signInWith(Password: string): Promise<boolean> {
    try {
      await storeSignIn(async () => (await plain.users.login({ UserName: username, Password })).data);
      return true;
    } catch (error) {
      if (isEnded(error)) return false;
      throw error;
    }
  }

  async function saveAgain(change: Change, password: string) {
    try {
      return await plain.users.update(change);
    } catch (error) {
      const isSaved = isEnded(error) && (await signInWith(password));
      return api.users.update(isSaved ? { ...change, password: '' } : change);
    }
  }

  return async (change: Change) => {
    const { password = '' } = change;
    const isAgain = password !== '' && password === unanswered.current;
    try {
      const answer = await (isAgain ? saveAgain(change, password) : api.users.update(change));
      unanswered.current = null;
      return answer;
    } catch (error) {
      if (!isAnswered(error)) unanswered.current = password;
      throw error;
    }
  };
}

import { createContext, useContext } from 'react';
import type { Api } from '../../../contract/index.ts';
import { api } from './api.ts';

/** The portal's calls; tests provide their own. */
export const ApiContext = createContext<Api>(api);

/**
 * The same calls, except that they wait for a new sign-in if the session has ended. `SignInAgainProvider` provides
 * them, one stable object for each sentence.
 */
export const CallsContext = createContext<((words?: string) => Api) | null>(null);

/**
 * The portal's calls. If the session has ended, the screen asks for the password and repeats the call (spec
 * 5.4). `words` is a sentence about what is safe meanwhile.
 */
export function useApi(words?: string): Api {
  const plain = useContext(ApiContext);
  return useContext(CallsContext)?.(words) ?? plain;
}

/**
 * The calls without waiting for a sign-in: for background work, and for code that handles an ended session
 * itself.
 */
export const usePlainApi = (): Api => useContext(ApiContext);

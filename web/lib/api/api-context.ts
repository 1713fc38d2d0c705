import { createContext, useContext } from 'react';
import type { Api } from '../../../contract/index.ts';
import { api } from './api.ts';

/** The calls of the portal; a test puts its own here. */
export const ApiContext = createContext<Api>(api);

/**
 * The same calls, waiting for the password where the session has ended: `SignInAgainProvider` makes them, always the same
 * ones for the same words.
 */
export const CallsContext = createContext<((words?: string) => Api) | null>(null);

/**
 * The calls of the portal; where the session has ended, the screen asks for the password and goes on (spec 5.4).
 * `words` = what is safe meanwhile, in a sentence.
 */
export function useApi(words?: string): Api {
  const plain = useContext(ApiContext);
  return useContext(CallsContext)?.(words) ?? plain;
}

/** The calls as they are: for what works in the background, and for what does more about an ended session itself. */
export const usePlainApi = (): Api => useContext(ApiContext);

import { useCallback } from 'react';
import { downloadFileOf } from '../api/download.ts';
import { useSignInAgain } from './sign-in-again.tsx';
import { withSignInRetry } from './sign-in-retry.ts';

/** Downloads the file of a call like `downloadFileOf`; asks for the password in the screen's dialog if the call does. */
export function useDownload(): typeof downloadFileOf {
  const ask = useSignInAgain();
  return useCallback((...given) => withSignInRetry(() => downloadFileOf(...given), ask), [ask]);
}

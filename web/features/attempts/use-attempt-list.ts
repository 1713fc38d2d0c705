import { useCallback, useEffect, useState } from 'react';
import { usePlainApi } from '../../lib/api/api-context.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import type { Query } from '../../lib/page/screen.ts';
import { type AttemptPage, loadAttempts } from './load-attempts.ts';

const pollMilliseconds = 15_000;

/**
 * A page of a course's attempts, loaded again every 15 s while one of them runs. `reloadError` is the reason why
 * that failed.
 */
export function useAttemptList(query: Query, loaded: AttemptPage) {
  const plain = usePlainApi();
  const list = usePagedList<AttemptPage>({ path: '/intentos', query, loaded, load: loadAttempts });
  const [reloadError, setReloadError] = useState<string | null>(null);
  const { reloadBy } = list;

  const reload = useCallback(async () => {
    await reloadBy(plain);
    setReloadError(null);
  }, [reloadBy, plain]);

  const isRunning = list.loaded.attempts.some((attempt) => attempt.state === 'running');
  useEffect(() => {
    if (!isRunning) return;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      reload().catch((error: unknown) => {
        if (!(error instanceof ApiRefusal)) throw error;
        setReloadError(error.message);
      });
    };
    const timer = setInterval(look, pollMilliseconds);
    return () => clearInterval(timer);
  }, [isRunning, reload]);

  return { list, isRunning, reloadError, reload };
}

import { useCallback, useEffect, useState } from 'react';
import { type AttemptRow, attemptStates } from '../../../contract/calls/attempt.ts';
import { ApiRefusal } from '../../lib/api/api.ts';
import { usePlainApi } from '../../lib/api/api-context.ts';
import { pageOf, type Query, tablePageSize } from '../../lib/page/screen.ts';

interface LoadedAttempts {
  attempts: AttemptRow[];
  total: number;
}

const pollMilliseconds = 15_000;

/**
 * A page of a course's attempts, loaded again every 15 s while one of them runs. `reloadError` is the reason why
 * that failed.
 */
export function useAttemptList(courseId: number, query: Query, loaded: LoadedAttempts) {
  const api = usePlainApi();
  const [list, setList] = useState(loaded);
  const [reloadError, setReloadError] = useState<string | null>(null);
  const { state, search, page } = query;

  const reload = useCallback(async () => {
    const State = attemptStates.find((known) => known === state);
    const wanted = { courseId, State, ...pageOf({ search, page }), PageSize: tablePageSize };
    const { data, total } = await api.attempt.get(wanted);
    setList({ attempts: data, total: total ?? data.length });
    setReloadError(null);
  }, [api, courseId, state, search, page]);

  const isRunning = list.attempts.some((attempt) => attempt.state === 'running');
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

  return { ...list, isRunning, reloadError, reload };
}

import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { usePlainApi } from '../../lib/api/api-context.ts';
import { type ReadingOptions, restingReading, runReading, takeBegunReading } from './run-reading.ts';
import { sendUnsentCourses } from './send-reading.ts';

/** The reading of this page: the one that began while it slept, or a new one. */
export function useReadingClock(options: ReadingOptions & { username: string }) {
  const { accountId, username, courseId, creditedSeconds, durationMinutes, isComplete } = options;
  const api = usePlainApi();
  const [reading, setReading] = useState(() => restingReading(options));
  const state = useSyncExternalStore(reading.subscribe, reading.state, reading.state);

  useLayoutEffect(() => {
    const course = { accountId, courseId, creditedSeconds, durationMinutes, isComplete };
    const running =
      takeBegunReading() ?? runReading(course, () => sendUnsentCourses(api, { ...course, username }));
    setReading(running);
    return running.end;
  }, [api, accountId, username, courseId, creditedSeconds, durationMinutes, isComplete]);

  return { ...state, signedIn: reading.signedIn };
}
